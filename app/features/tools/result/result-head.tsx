import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import type { SummaryBar, ToolSummary } from '../model/tool-summary.ts';
import { RESULT_ID, RESULT_TITLE_ID } from '../page/use-tool.ts';

/** The top of a result: the sentence, the reasons, the one large figure and the chart beside it. */
export function ResultHead({
  summary: { warning, verdict, figure, reasons },
  label,
  chart,
}: {
  summary: ToolSummary;
  label: string;
  chart: ReactNode;
}) {
  return (
    <section id={RESULT_ID} className="result-head" aria-labelledby={RESULT_TITLE_ID}>
      {warning && (
        <Alert tone="warn" className="mb-6">
          <p>{warning}</p>
        </Alert>
      )}
      <p className="eyebrow">{label}</p>
      <h2 id={RESULT_TITLE_ID} className="result-verdict" tabIndex={-1}>
        {verdict}
      </h2>
      <div className="result-figures">
        <p className="result-figure">
          {figure.about !== undefined && (
            <>
              <span className="result-figure-label">{figure.about}:</span>{' '}
            </>
          )}
          <span className={figure.value.length > 9 ? 'figure text-4xl' : 'figure text-5xl'}>
            {figure.value}
          </span>{' '}
          <span className="result-figure-label">{figure.label}</span>
        </p>
        <div className="result-chart">{chart}</div>
      </div>
      {reasons.length > 0 && (
        <ul className="result-reasons measure">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * One bar for each dimension in the line style of the drawings: a thin track of 100 with a line on
 * it. Weak dimensions have the signal colour in addition to their number. It is a table itself.
 */
export function ScoreBars({
  caption,
  bars,
  isRange = false,
}: {
  caption: string;
  bars: readonly SummaryBar[];
  /** From and to, with a dot, under a visible caption. */
  isRange?: boolean;
}) {
  return (
    <table className={isRange ? 'cost-ranges' : 'score-bars'}>
      <caption className={isRange ? 'result-caption' : 'sr-only'}>{caption}</caption>
      <tbody>
        {bars.map(({ label, text, ...line }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="score-bar">
              <BarLine {...line} />
            </td>
            <td className="score-number">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A percentage or a range as a line. Decorative, because the numbers are beside it. */
export function BarLine({
  from = 0,
  percent,
  dot,
  tone,
}: Pick<SummaryBar, 'from' | 'percent' | 'dot' | 'tone'>) {
  const x = (value: number) => (Math.max(0, Math.min(100, value)) * 2).toFixed(1);
  return (
    <svg
      className={`bar-line bar-${tone}`}
      viewBox="0 0 200 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="bar-track" d="M0 8H200" />
      {percent > from && <path className="bar-value" d={`M${x(from)} 8H${x(percent)}`} />}
      {dot !== undefined && <path className="bar-dot" d={`M${x(dot)} 8h0.01`} />}
    </svg>
  );
}
