import { Table } from '#app/ui/table.tsx';
import { dollars } from '../model/tool-figures.ts';
import { computeRoi, ROI_HORIZON_MONTHS } from './roi-calculator.formula.ts';
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
          { header: <span className="sr-only">Figure</span> },
          ...roiCases.map(([, header]) => ({ header, number: true })),
        ]}
        rows={Object.entries(roiRows).map(([label, show]) => ({
          id: label,
          cells: [label, ...roiCases.map(([key]) => show(result.scenarios[key]))],
        }))}
      />
      <p className="form-note mt-4">
        Up-front cost: {dollars(result.upfrontCents)}. Running cost per month:{' '}
        {dollars(result.runningCents)}. All before HST.
      </p>
    </div>
  );
}

/** The drawing of the curve, in its own units. */
const [LEFT, RIGHT, TOP, BOTTOM] = [104, 616, 20, 286];

/**
 * The cumulative result over 36 months in three cases, named with their ends below. The cautious
 * line has the signal colour, because the verdict is based on it. The dot marks the payback month.
 */
export function CashCurve({ input }: { input: RoiInput }) {
  const { scenarios, upfrontCents } = computeRoi(input);
  // The cautious line last, on top of the others.
  const lines = roiCases.toReversed().map(([key, name]) => ({ key, name, ...scenarios[key] }));
  const all = lines.flatMap(({ cumulativeCents }) => cumulativeCents);
  const low = Math.min(0, ...all);
  const span = Math.max(0, ...all) - low || 1;
  const x = (month: number) => LEFT + ((RIGHT - LEFT) * month) / ROI_HORIZON_MONTHS;
  const y = (cents: number) => BOTTOM - ((BOTTOM - TOP) * (cents - low)) / span;
  // What is spent at the start, and where nothing is gained or lost, if they don't cover each other.
  const marks = y(-upfrontCents) - y(0) > 26 ? [0, -upfrontCents] : [0];
  return (
    <figure className="cash-curve">
      <figcaption className="result-caption">
        Net savings after all costs, over 36 months
      </figcaption>
      <svg viewBox="0 0 640 320" role="img" aria-label="Three lines over 36 months">
        <path className="chart-zero" d={`M${LEFT} ${y(0)}H${RIGHT}`} />
        {marks.map((cents) => (
          <text key={cents} className="chart-label" x={LEFT - 12} y={y(cents) + 5} textAnchor="end">
            {dollars(cents)}
          </text>
        ))}
        {[0, 12, 24, ROI_HORIZON_MONTHS].map((month) => (
          <text
            key={month}
            className="chart-label"
            x={x(month)}
            y={BOTTOM + 26}
            textAnchor="middle"
          >
            {month}
          </text>
        ))}
        {lines.map(({ key, cumulativeCents, paybackMonths }) => (
          <g key={key} className={`curve-${key}`}>
            <polyline
              className="curve-line"
              points={cumulativeCents.map((cents, month) => `${x(month)},${y(cents)}`).join(' ')}
            />
            {paybackMonths !== null && (
              <circle className="curve-dot" cx={x(paybackMonths)} cy={y(0)} r="6" />
            )}
          </g>
        ))}
      </svg>
      <dl className="curve-ends">
        {lines.map(({ key, name, cum36Cents }) => (
          <div key={key} className={`curve-${key}`}>
            <dt>
              <svg viewBox="0 0 32 8" aria-hidden="true">
                <path className="curve-line" d="M4 4H28" />
              </svg>
              {name}
            </dt>
            <dd>{dollars(cum36Cents)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
