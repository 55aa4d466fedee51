import { dollars } from '../model/tool-figures.ts';
import { ROI_HORIZON_MONTHS } from './cash-flow.ts';
import { axisTicks, shortDollars, spread } from './curve-scale.ts';
import { roiWords } from './roi-calculator.content.ts';
import type { RoiResult } from './roi-calculator.formula.ts';

const cases = ['optimistic', 'expected', 'cautious'] as const;
const MONTHS = [0, 12, 24, 36];

type Size = { width: number; height: number; right: number; left: number };
const sizes: Record<'wide' | 'narrow', Size> = {
  wide: { width: 640, height: 360, left: 62, right: 128 },
  narrow: { width: 350, height: 300, left: 48, right: 96 },
};

/**
 * The cumulative result over 36 months in three cases. The cautious line has the signal colour,
 * because the verdict is based on it. The dot marks the payback month.
 */
export function CashCurve({ result }: { result: RoiResult }) {
  return (
    <figure className="cash-curve">
      <figcaption className="result-caption">{roiWords.chartTitle}</figcaption>
      <Curve result={result} size={sizes.narrow} className="sm:hidden" />
      <Curve result={result} size={sizes.wide} className="hidden sm:block" />
    </figure>
  );
}

function Curve({ result, size, className }: { result: RoiResult; size: Size; className: string }) {
  const { width, height, left, right } = size;
  const top = 14;
  const bottom = height - 34;
  const all = cases.flatMap((name) => result.scenarios[name].cumulativeCents);
  const ticks = axisTicks(Math.min(0, ...all), Math.max(0, ...all));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const x = (month: number) => left + ((width - left - right) * month) / ROI_HORIZON_MONTHS;
  const y = (cents: number) => bottom - ((bottom - top) * (cents - low)) / (high - low);
  const ends = spread(
    cases.map((name) => y(result.scenarios[name].cum36Cents)),
    34,
    top + 8,
    bottom - 14,
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={altOf(result)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            className={tick === 0 ? 'chart-zero' : 'chart-grid'}
            d={`M${left} ${y(tick)}H${x(36)}`}
          />
          <text className="chart-label" x={left - 8} y={y(tick) + 4} textAnchor="end">
            {shortDollars(tick)}
          </text>
        </g>
      ))}
      {MONTHS.map((month) => (
        <text key={month} className="chart-label" x={x(month)} y={height - 12} textAnchor="middle">
          {month === 36 ? roiWords.chartMonths : month}
        </text>
      ))}
      {cases.map((name, at) => {
        const scenario = result.scenarios[name];
        const points = scenario.cumulativeCents.map(
          (cents, month) => `${x(month).toFixed(1)} ${y(cents).toFixed(1)}`,
        );
        const end = ends[at] ?? 0;
        return (
          <g key={name} className={`curve-${name}`}>
            <path className="curve-line" d={`M${points.join('L')}`} />
            {scenario.paybackMonths !== null && (
              <circle
                className="curve-dot"
                cx={x(scenario.paybackMonths)}
                cy={y(0)}
                r={name === 'cautious' ? 7 : 5}
              />
            )}
            <text className="curve-name" x={x(36) + 10} y={end}>
              {roiWords.scenarios[name]}
            </text>
            <text className="curve-end" x={x(36) + 10} y={end + 15}>
              {dollars(scenario.cum36Cents)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function altOf(result: RoiResult): string {
  const ends = cases.map(
    (name) => `${roiWords.scenarios[name]} ${dollars(result.scenarios[name].cum36Cents)}`,
  );
  return `${roiWords.chartAlt} ${ends.join(', ')}.`;
}
