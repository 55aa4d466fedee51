import { Table } from '#app/ui/table.tsx';
import { dollars, plainNumber } from '../model/tool-figures.ts';
import type { StackInput, StackResult } from './stack-model.ts';
import { stackAdviceWords, stackAnswerWords, stackWords } from './tech-stack.content.ts';
import { adviceWords } from './tech-stack.summary.ts';

/** What the map shows, as tables: each tool with its advice, each pair with its cost. */
export function StackTables({ input, result }: { input: StackInput; result: StackResult }) {
  const { columns, links } = stackWords.tables;
  return (
    <div className="stack-tables">
      <Table
        caption={stackWords.tables.tools}
        stacks
        columns={[
          { header: columns.tool },
          { header: columns.connects },
          { header: columns.advice },
          { header: columns.why },
        ]}
        rows={result.tools.map((entry) => {
          const tool = input.tools[entry.tool];
          return {
            id: `${entry.tool}`,
            cells: [
              tool?.name,
              stackAnswerWords.connects[tool?.connects ?? 'unknown'],
              entry.advice.map((advice) => stackAdviceWords[advice].label).join(', '),
              entry.advice.map((advice) => adviceWords(input, entry, advice).text).join(' '),
            ],
          };
        })}
      />
      {result.map.links.length > 0 && (
        <Table
          caption={stackWords.tables.pairs}
          stacks
          columns={[
            { header: links.pair },
            { header: links.hours, number: true },
            { header: links.cost, number: true },
            { header: links.state },
          ]}
          rows={result.map.links.map((link, at) => ({
            id: `${at}`,
            cells: [
              `${input.tools[link.from]?.name} → ${input.tools[link.to]?.name}`,
              plainNumber(link.hoursPerWeek),
              dollars(link.costCents),
              link.kind === 'ready' ? stackWords.legendReady : stackWords.legendBlocked,
            ],
          }))}
        />
      )}
    </div>
  );
}
