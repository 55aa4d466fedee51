import { interpolate } from '#app/platform/format/interpolate.ts';
import { Table } from '#app/ui/table.tsx';
import { dollars } from '../model/tool-figures.ts';
import { computeRoi, ROI_HORIZON_MONTHS, type RoiResult } from './roi-calculator.formula.ts';
import { roiCases, roiRows } from './roi-calculator.tool.ts';
import type { RoiInput } from './roi-fields.ts';

/** The three cases side by side: the curve's table. */
export function RoiTable({ input }: { input: RoiInput }) {
  const result = computeRoi(input);
  return (
    <div className="cash-table">
      <Table
        id="roi-cases"
        caption="Three cases side by side"
        columns={[
          { header: <span className="sr-only">{'Figure'}</span> },
          ...roiCases.map(([, header]) => ({ header, number: true })),
        ]}
        rows={Object.entries(roiRows).map(([label, show]) => ({
          id: label,
          cells: [label, ...roiCases.map(([key]) => show(result.scenarios[key]))],
        }))}
      />
      <p className="form-note mt-4">
        {interpolate(
          'Up-front cost: {upfront}. Running cost per month: {running}. All before HST.',
          {
            upfront: dollars(result.upfrontCents),
            running: dollars(result.runningCents),
          },
        )}
      </p>
    </div>
  );
}

const sizes = {
  wide: { width: 640, height: 360, left: 78, right: 128, className: 'hidden sm:block' },
  narrow: { width: 350, height: 300, left: 68, right: 96, className: 'sm:hidden' },
} as const;

/**
 * The cumulative result over 36 months in three cases. The cautious line has the signal colour,
 * because the verdict is based on it. The dot marks the payback month.
 */
export function CashCurve({ input }: { input: RoiInput }) {
  const result = computeRoi(input);
  return (
    <figure className="cash-curve">
      <figcaption className="result-caption">
        {'Net savings after all costs, month by month'}
      </figcaption>
      <Curve result={result} size={sizes.narrow} />
      <Curve result={result} size={sizes.wide} />
    </figure>
  );
}

/** The highest line first. */
const drawOrder = roiCases.toReversed();

function Curve({ result, size }: { result: RoiResult; size: (typeof sizes)['wide' | 'narrow'] }) {
  const { width, height, left, right, className } = size;
  const bottom = height - 34;
  const lines = drawOrder.map(([key, name]) => ({ key, name, ...result.scenarios[key] }));
  const all = lines.flatMap(({ cumulativeCents }) => cumulativeCents);
  const low = Math.min(0, ...all);
  const span = Math.max(0, ...all) - low || 1;
  const x = (month: number) => left + ((width - left - right) * month) / ROI_HORIZON_MONTHS;
  const y = (cents: number) => bottom - ((bottom - 20) * (cents - low)) / span;
  const ends = spread(
    lines.map(({ cum36Cents }) => y(cum36Cents)),
    34,
    bottom - 14,
  );
  const said = lines.map(({ name, cum36Cents }) => `${name} ${dollars(cum36Cents)}`);
  // What is spent at the start, and where nothing is gained or lost, if they don't cover each other.
  const marks = y(-result.upfrontCents) - y(0) > 16 ? [0, -result.upfrontCents] : [0];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${'Three lines over 36 months. At the end:'} ${said.join(', ')}.`}
    >
      <path className="chart-zero" d={`M${left} ${y(0)}H${x(ROI_HORIZON_MONTHS)}`} />
      {marks.map((cents) => (
        <text key={cents} className="chart-label" x={left - 8} y={y(cents) + 4} textAnchor="end">
          {dollars(cents)}
        </text>
      ))}
      {[0, 12, 24, ROI_HORIZON_MONTHS].map((month) => (
        <text key={month} className="chart-label" x={x(month)} y={height - 12} textAnchor="middle">
          {month === ROI_HORIZON_MONTHS ? '36 mo.' : month}
        </text>
      ))}
      {lines.map(({ key, name, cumulativeCents, cum36Cents, paybackMonths }, at) => (
        <g key={key} className={`curve-${key}`}>
          <path
            className="curve-line"
            d={`M${cumulativeCents
              .map((cents, month) => `${x(month).toFixed(1)} ${y(cents).toFixed(1)}`)
              .join('L')}`}
          />
          {paybackMonths !== null && (
            <circle
              className="curve-dot"
              cx={x(paybackMonths)}
              cy={y(0)}
              r={key === 'cautious' ? 7 : 5}
            />
          )}
          <text className="curve-name" x={x(ROI_HORIZON_MONTHS) + 10} y={ends[at]}>
            {name}
          </text>
          <text className="curve-end" x={x(ROI_HORIZON_MONTHS) + 10} y={(ends[at] ?? 0) + 15}>
            {dollars(cum36Cents)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moves labels apart, from the top one down, so that none covers another or leaves the frame. */
function spread(places: readonly number[], gap: number, max: number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return places.map((place, at) => {
    const lowest = max - (places.length - 1 - at) * gap;
    last = Math.min(Math.max(place, last + gap), lowest);
    return last;
  });
}
