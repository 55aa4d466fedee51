import { defineIsland } from '#app/platform/islands/define-island.ts';
import { Table } from '#app/ui/table.tsx';
import { CalculatorForm, type RowLayout } from '../calculator/calculator-form.tsx';
import type { ToolProps } from '../model/tool-definition.ts';
import { dollars, plainNumber } from '../model/tool-figures.ts';
import { ToolScreen } from '../page/tool-screen.tsx';
import {
  categories,
  type StackCategory,
  type StackInput,
  stackFields,
  stackJobs,
} from './stack-fields.ts';
import { stackProducts } from './stack-products.ts';
import { computeStack, type StackResult } from './tech-stack.formula.ts';
import { adviceText, stackTool } from './tech-stack.tool.ts';

const groups = [
  {
    title: 'What do you use?',
    note: 'One tool for each job. Skip the jobs you have no tool for, and add any others below. The details under each one are optional, but they make the result more accurate.',
    fields: ['tools'],
  },
  {
    title: 'What do you copy by hand?',
    note: 'Where does someone retype the same information from one tool into another? This is usually the first thing worth automating. Leave it empty if nobody does.',
    fields: ['reEntry'],
  },
  {
    title: 'What an hour of this work costs you',
    fields: ['wage', 'employerFactor'],
    isFolded: true,
  },
];

const rows: Readonly<Record<string, RowLayout>> = {
  tools: {
    first: stackJobs.length,
    className: 'stack-rows',
    // Its question, or the job of its tool.
    title(row, values) {
      const category = values[`t${row}-category`] ?? '';
      const job = stackJobs[row - 1];
      if (job && ['', job.category].includes(category)) return job.label;
      return category in categories && category !== 'other'
        ? categories[category as StackCategory]
        : 'Another tool';
    },
    hint(row, title) {
      const job = stackJobs[row - 1];
      return title === job?.label ? job.examples : undefined;
    },
    // What the first rows are for is their title.
    shown: (row) => (row <= stackJobs.length ? ['name'] : ['name', 'category']),
    groups: [
      {
        title: 'What it costs',
        fields: ['monthlyCost', 'paidSeats', 'usedSeats', 'renewalMonth'],
      },
      { title: 'What it does', fields: ['category', 'use', 'connects', 'core'] },
      { title: 'Who looks after it', fields: ['owner', 'safeLogin', 'personalData'] },
    ],
    add: 'Add a tool',
  },
  reEntry: {
    first: 1,
    className: 'stack-pairs',
    title: () => 'Copied by hand',
    shown: () => ['from', 'to', 'hoursPerWeek'],
    add: 'Add another',
  },
};

/** Form, result and method; the route adds the header. */
function TechStackBody(page: ToolProps) {
  return (
    <ToolScreen
      {...page}
      definition={() => stackTool}
      formTitle="Your tools"
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={stackFields}
          groups={groups}
          rows={rows}
          submit="Show my result"
        >
          <datalist id="suggestions">
            {stackProducts.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </CalculatorForm>
      )}
      details={(input, today) => <StackTables input={input} today={today} />}
      chartTitle="The five parts of the score"
    />
  );
}

/** What becomes of a pair. */
const kinds: Readonly<Record<StackResult['links'][number]['kind'], string>> = {
  ready: 'Both sides connect, at least by file: can be automated',
  open: 'Not clear yet whether both sides connect and stay',
  blocked: 'At least one side doesn’t connect yet',
};

/** Each tool with its advice, and each pair that is copied between with its cost. */
function StackTables({ input, today }: { input: StackInput; today: string }) {
  const result = computeStack(input, today);
  const connections = stackFields.tools.fields.connects.options;
  return (
    <div className="stack-tables">
      {result.links.length > 0 && (
        <Table
          id="stack-pairs"
          caption="What is copied by hand"
          stacks
          columns={[
            { header: 'From and to' },
            { header: 'Hours a week', number: true },
            { header: 'Cost a month', number: true },
            { header: 'State' },
          ]}
          rows={result.links.map((link, at) => ({
            id: `${at}`,
            cells: [
              <span key="pair" className={`stack-pair is-${link.kind}`}>
                <b>{link.from.label}</b> <i>→</i> <b>{link.to.label}</b>
              </span>,
              link.hoursPerWeek === null ? 'Not known' : plainNumber(link.hoursPerWeek),
              link.costCents === null ? 'Not known' : dollars(link.costCents),
              kinds[link.kind],
            ],
          }))}
        />
      )}
      <Table
        id="stack-tools"
        caption="Each tool, and what to do with it"
        stacks
        columns={[{ header: 'Tool' }, { header: 'Connection' }, { header: 'Advice' }]}
        rows={result.tools.map((tool, at) => {
          const { connects } = tool;
          const connection = connects === 'unknown' ? 'Not known' : connections[connects];
          return { id: `${at}`, cells: [tool.label, connection, adviceText(tool)] };
        })}
      />
    </div>
  );
}

export default defineIsland('tech-stack', TechStackBody);
