import type { ToolFacts } from '../model/tool-facts.ts';
import { dollars } from '../model/tool-figures.ts';
import { BarLine } from '../result/result-head.tsx';
import type { CostInput } from './cost-fields.ts';
import { computeCost } from './implementation-cost.formula.ts';
import { between, costWords } from './implementation-cost.tool.ts';

/** Three figures in cents; without a likely one only the range is known. */
type Line = { label: string; low: number; likely?: number; high: number };

/**
 * Ranges as lines on one scale with the likely case as a dot. It is a table, so it needs no other.
 */
export function CostRanges({ input, facts }: { input: CostInput; facts: ToolFacts }) {
  const lines = linesOf(input, facts);
  const most = Math.max(...lines.map(({ high }) => high), 1);
  // The ends leave room for the round dot, which is cut off where the drawing ends.
  const x = (cents: number) => 3 + (cents * 94) / most;
  return (
    <table className="cost-ranges">
      <caption className="result-caption">{costWords.chartTitle}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{costWords.columns.what}</th>
          <th scope="col">{costWords.columns.line}</th>
          <th scope="col">{costWords.columns.range}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, low, likely, high }) => (
          <tr key={label} className={likely === undefined ? 'is-quiet' : undefined}>
            <th scope="row">{label}</th>
            <td className="cost-range-line">
              <BarLine
                from={x(low)}
                percent={x(high)}
                dot={likely === undefined ? undefined : x(likely)}
                tone="good"
              />
            </td>
            <td className="cost-range-text">{high > low ? between(low, high) : dollars(high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf(input: CostInput, facts: ToolFacts): Line[] {
  const { low, likely, high, offTheShelf, offer } = computeCost(input, facts);
  const { ranges, packageLabel } = costWords;
  const line = (label: string, figure: 'buildCents' | 'threeYearCents'): Line => ({
    label,
    low: low[figure],
    likely: likely[figure],
    high: high[figure],
  });
  const lines = [
    line(ranges.build, 'buildCents'),
    line(ranges.years, 'threeYearCents'),
    { label: ranges.shelf, low: offTheShelf.lowCents, high: offTheShelf.highCents },
  ];
  if (offer === null) return lines;
  const price = offer.priceCents;
  return [...lines, { label: packageLabel, low: price, likely: price, high: price }];
}
