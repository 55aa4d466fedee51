import { Table } from '#app/ui/table.tsx';
import { dollars, plainNumber } from '../model/tool-figures.ts';
import { toolAdvice } from './stack-advice-words.ts';
import type { StackInput, StackResult } from './stack-model.ts';
import { pairLabel, pairState } from './stack-pair-words.ts';
import { stackAnswerWords, stackWords } from './tech-stack.content.ts';
import { toolLabel } from './tool-label.ts';

/** What the map shows, as tables: each tool with its advice, each pair with its cost. */
export function StackTables({ input, result }: { input: StackInput; result: StackResult }) {
  const { columns, links, notKnown } = stackWords.tables;
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
          const { label, text } = toolAdvice({ input, result }, entry);
          return {
            id: `${entry.tool}`,
            cells: [
              toolLabel(input, entry.tool),
              tool === undefined || tool.connects === 'unknown'
                ? notKnown
                : stackAnswerWords.connects[tool.connects],
              label,
              text,
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
              pairLabel(input, link),
              link.hoursPerWeek === null ? notKnown : plainNumber(link.hoursPerWeek),
              link.costCents === null ? notKnown : dollars(link.costCents),
              pairState(input, result, link),
            ],
          }))}
        />
      )}
    </div>
  );
}
