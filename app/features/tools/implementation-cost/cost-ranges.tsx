import { dollars } from '../model/tool-figures.ts';
import type { CostFacts, CostInput } from './cost-fields.ts';
import { computeCost, type costCases, packageThreeYears } from './implementation-cost.formula.ts';
import { between, costWords } from './implementation-cost.tool.ts';

/** Three figures in cents; without a likely one only the range is known. */
type Line = { label: string; low: number; likely?: number; high: number };

/**
 * Ranges as lines on one scale with the likely case as a dot. It is a table, so it needs no other.
 */
export function CostRanges({ input, facts }: { input: CostInput; facts: CostFacts }) {
  const lines = linesOf(input, facts);
  const most = Math.max(...lines.map(({ high }) => high), 1);
  // The ends leave room for the round dot, which is cut off where the drawing ends.
  const x = (cents: number) => (6 + (cents * 188) / most).toFixed(1);
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
              <svg
                className="bar-line"
                viewBox="0 0 200 16"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="bar-track" d="M0 8H200" />
                {high > low && <path className="range-value" d={`M${x(low)} 8H${x(high)}`} />}
                {likely !== undefined && <path className="range-dot" d={`M${x(likely)} 8h0.01`} />}
              </svg>
            </td>
            <td className="cost-range-text">{high > low ? between(low, high) : dollars(high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function linesOf(input: CostInput, facts: CostFacts): Line[] {
  const result = computeCost(input, facts);
  const { fit, offTheShelf } = result;
  const { ranges, packageLabel } = costWords;
  const line = (label: string, of: (at: (typeof costCases)[number]) => number): Line => ({
    label,
    low: of('low'),
    likely: of('likely'),
    high: of('high'),
  });
  const lines = [
    line(ranges.build, (at) => result[at].buildCents),
    line(ranges.years, (at) => result[at].threeYearCents),
    { label: ranges.shelf, low: offTheShelf.lowCents, high: offTheShelf.highCents },
  ];
  if (fit?.coversAny) {
    lines.unshift(
      line(ranges.package, (at) => fit.cases[at].totalCents),
      line(ranges.packageYears, (at) => packageThreeYears(fit.cases[at])),
    );
  }
  if (fit !== null && !fit.mayFit) {
    lines.push(line(packageLabel, () => fit.offer.priceCents));
  }
  return lines;
}
