import { dollars } from '../model/tool-figures.ts';
import { COST_YEARS } from './cost-figures.ts';
import { costWords } from './implementation-cost.content.ts';
import type { CostResult } from './implementation-cost.formula.ts';
import {
  costWithPackage,
  coversAny,
  type PackageFit as Offer,
  type PackageCost,
} from './package-fit.ts';

type Range = {
  id: string;
  label: string;
  low: number;
  high: number;
  /** The filled dot; without one only the range is known. */
  dot?: number;
  text: string;
  quiet?: boolean;
};

/**
 * Ranges as lines on one scale with the likely case as a dot. It is a table, so it needs no other.
 */
export function CostRanges({ result }: { result: CostResult }) {
  const ranges = rangesOf(result);
  const most = Math.max(...ranges.map((range) => range.high), 1);
  const x = (cents: number) => ((cents * 200) / most).toFixed(1);
  return (
    <table className="cost-ranges">
      <caption className="result-caption">{costWords.chartTitle}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{costWords.rangeColumns.what}</th>
          <th scope="col">{costWords.rangeColumns.line}</th>
          <th scope="col">{costWords.rangeColumns.range}</th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <tr key={range.id} className={range.quiet ? 'is-quiet' : undefined}>
            <th scope="row">{range.label}</th>
            <td className="cost-range-line">
              <svg
                className="bar-line"
                viewBox="0 0 200 16"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className="bar-track" d="M0 8H200" />
                {range.high > range.low && (
                  <path className="range-value" d={`M${x(range.low)} 8H${x(range.high)}`} />
                )}
                {range.dot !== undefined && (
                  <path className="range-dot" d={`M${x(range.dot)} 8h0.01`} />
                )}
              </svg>
            </td>
            <td className="cost-range-text">{range.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangesOf({ low, likely, high, offTheShelf, offer }: CostResult): Range[] {
  const ranges: Range[] = [
    ...packageRanges(offer),
    {
      id: 'build',
      label: costWords.rangeLabels.build,
      low: low.buildCents,
      high: high.buildCents,
      dot: likely.buildCents,
      text: between(low.buildCents, high.buildCents),
    },
    {
      id: 'three',
      label: costWords.rangeLabels.threeYears,
      low: low.threeYearCents,
      high: high.threeYearCents,
      dot: likely.threeYearCents,
      text: between(low.threeYearCents, high.threeYearCents),
    },
    {
      id: 'shelf',
      label: costWords.rangeLabels.offTheShelf,
      low: offTheShelf.lowCents,
      high: offTheShelf.highCents,
      text: between(offTheShelf.lowCents, offTheShelf.highCents),
      quiet: true,
    },
  ];
  if (offer !== null && !offer.mayFit) ranges.push({ ...packagePrice(offer), quiet: true });
  return ranges;
}

/** What the headline says with the package; nothing if that covers no part of the project. */
function packageRanges(offer: Offer | null): Range[] {
  if (offer === null || !coversAny(offer)) return [];
  const { low, likely, high } = offer.cases;
  const threeYears = (cost: PackageCost) => costWithPackage(cost, COST_YEARS);
  return [
    offer.mayFit
      ? packagePrice(offer)
      : {
          id: 'with-package',
          label: costWords.rangeLabels.withPackage,
          low: low.totalCents,
          high: high.totalCents,
          dot: likely.totalCents,
          text: between(low.totalCents, high.totalCents),
        },
    {
      id: 'with-package-three',
      label: costWords.rangeLabels.withPackageThreeYears,
      low: threeYears(low),
      high: threeYears(high),
      dot: threeYears(likely),
      text: between(threeYears(low), threeYears(high)),
    },
  ];
}

function packagePrice({ priceCents }: Offer): Range {
  return {
    id: 'offer',
    label: costWords.offerLabel,
    low: priceCents,
    high: priceCents,
    dot: priceCents,
    text: `${dollars(priceCents)} ${costWords.plusHst}`,
  };
}

function between(from: number, to: number): string {
  return `${dollars(from)} ${costWords.to} ${dollars(to)}`;
}
