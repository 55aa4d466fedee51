import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Table } from '#app/ui/table.tsx';
import { CalculatorForm, type RowLayout } from '../calculator/calculator-form.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { dollars, plainNumber } from '../model/tool-figures.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import { type StackInput, stackFields, stackJobs } from './stack-fields.ts';
import { stackProducts } from './stack-products.ts';
import { computeStack } from './tech-stack.formula.ts';
import {
  completeRow,
  rowTitle,
  stackTool,
  stackWords,
  toolAdvice,
  toolLabel,
} from './tech-stack.tool.ts';

const groups = [
  { title: stackWords.toolsTitle, note: stackWords.toolsNote, fields: ['tools'] },
  { title: stackWords.pairsTitle, note: stackWords.pairsNote, fields: ['reEntry'] },
  { title: stackWords.hourTitle, fields: ['wage', 'employerFactor'], isFolded: true },
];

const rows: Readonly<Record<string, RowLayout>> = {
  tools: {
    first: stackJobs.length,
    className: 'stack-rows',
    title: (row, values) => rowTitle(row, values[`t${row}-category`] ?? ''),
    hint(row, title) {
      const job = stackJobs[row - 1];
      return title === job?.label ? job.examples : undefined;
    },
    // What the first rows are for is their title.
    shown: (row) => (row <= stackJobs.length ? ['name'] : ['name', 'category']),
    folded: stackWords.details,
    groups: [
      {
        title: 'What it costs',
        fields: ['monthlyCost', 'paidSeats', 'usedSeats', 'renewalMonth'],
      },
      { title: 'What it does', fields: ['category', 'use', 'connects', 'core'] },
      { title: 'Who looks after it', fields: ['owner', 'safeLogin', 'personalData'] },
    ],
    add: stackWords.addTool,
  },
  reEntry: {
    first: 1,
    className: 'stack-pairs',
    title: () => stackWords.pair,
    shown: () => ['from', 'to', 'hoursPerWeek'],
    add: stackWords.addPair,
  },
};

/** Form, result and method; the route adds the header. */
function TechStackBody(page: ToolProps) {
  return (
    <ToolScreen
      {...page}
      definition={() => stackTool}
      formTitle={stackWords.formTitle}
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={stackFields}
          groups={groups}
          rows={rows}
          complete={completeRow}
          submit={stackWords.submit}
        >
          <datalist id="suggestions">
            {stackProducts.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </CalculatorForm>
      )}
      details={(input, today) => <StackTables input={input} today={today} />}
      chartTitle={stackWords.chartTitle}
    />
  );
}

/** Each tool with its advice, and each pair that is copied between with its cost. */
function StackTables({ input, today }: { input: StackInput; today: string }) {
  const result = computeStack(input, today);
  const { toolColumns, pairColumns, notKnown } = stackWords;
  const connections = stackFields.tools.fields.connects.options;
  return (
    <div className="stack-tables">
      {result.links.length > 0 && (
        <Table
          id="stack-pairs"
          caption={stackWords.pairsCaption}
          stacks
          columns={[
            { header: pairColumns.pair },
            { header: pairColumns.hours, number: true },
            { header: pairColumns.cost, number: true },
            { header: pairColumns.state },
          ]}
          rows={result.links.map((link, at) => ({
            id: `${at}`,
            cells: [
              <span key="pair" className={`stack-pair is-${link.kind}`}>
                <b>{toolLabel(input, link.from)}</b> <i>→</i> <b>{toolLabel(input, link.to)}</b>
              </span>,
              link.hoursPerWeek === null ? notKnown : plainNumber(link.hoursPerWeek),
              link.costCents === null ? notKnown : dollars(link.costCents),
              stackWords.kinds[link.kind],
            ],
          }))}
        />
      )}
      <Table
        id="stack-tools"
        caption={stackWords.toolsCaption}
        stacks
        columns={Object.values(toolColumns).map((header) => ({ header }))}
        rows={input.tools.map(({ connects }, at) => {
          const connection = connects === 'unknown' ? notKnown : connections[connects];
          return {
            id: `${at}`,
            cells: [toolLabel(input, at), connection, toolAdvice(input, result, at)],
          };
        })}
      />
    </div>
  );
}

export default defineIsland('tech-stack', TechStackBody);
