import { interpolate } from '#app/platform/format/interpolate.ts';
import { defineIsland } from '#app/platform/islands/define-island.ts';
import { CalculatorForm, type FieldGroup, type RowLayout } from '../calculator/calculator-form.tsx';
import { type ToolProps, ToolScreen } from '../page/tool-screen.tsx';
import { localToday } from '../page/use-tool.ts';
import { stackFields, stackJobs } from './stack-fields.ts';
import { StackMap, StackTables } from './stack-map.tsx';
import { completeRow, rowTitle, stackTool, stackWords } from './tech-stack.tool.ts';

const groups: readonly FieldGroup[] = [
  { title: stackWords.toolsTitle, note: stackWords.toolsNote, fields: ['tools'] },
  { title: stackWords.pairsTitle, note: stackWords.pairsNote, fields: ['reEntry'] },
  { title: stackWords.hourTitle, fields: ['wage', 'employerFactor'], isFolded: true },
];

const rows: Readonly<Record<string, RowLayout>> = {
  tools: {
    first: stackJobs.length,
    className: 'stack-rows',
    title: (row, values) => rowTitle(row, values[`t${row}-category`] ?? ''),
    hint(row, values) {
      const job = stackJobs[row - 1];
      const isAsked = job && rowTitle(row, values[`t${row}-category`] ?? '') === job.label;
      return isAsked ? job.examples : '';
    },
    // What the first rows are for is their title.
    shown: (row) => (row <= stackJobs.length ? ['name'] : ['name', 'category']),
    folded: (name) => interpolate(stackWords.details, { name }),
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
  const today = page.posted?.today ?? localToday();
  return (
    <ToolScreen
      {...page}
      definition={stackTool}
      formTitle={stackWords.formTitle}
      form={(tool) => (
        <CalculatorForm
          tool={tool}
          fields={stackFields}
          groups={groups}
          rows={rows}
          complete={completeRow}
          submit={stackWords.submit}
        />
      )}
      details={(input) => (
        <>
          <StackMap input={input} today={today} />
          <StackTables input={input} today={today} />
        </>
      )}
      resultWords={{ chart: stackWords.chartTitle }}
    />
  );
}

export default defineIsland('tech-stack', TechStackBody);
