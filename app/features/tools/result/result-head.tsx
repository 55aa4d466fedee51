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
export function ScoreBars({ caption, bars }: { caption: string; bars: readonly SummaryBar[] }) {
  return (
    <table className="score-bars">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td className="score-bar">
              <BarLine percent={bar.percent} tone={bar.tone} />
            </td>
            <td className="score-number">{bar.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A percentage as a line. Decorative, because the number is beside it. */
export function BarLine({ percent, tone }: Pick<SummaryBar, 'percent' | 'tone'>) {
  const end = Math.max(0, Math.min(100, percent)) * 2;
  return (
    <svg
      className={`bar-line bar-${tone}`}
      viewBox="0 0 200 16"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="bar-track" d="M0 8H200" />
      {end > 0 && <path className="bar-value" d={`M0 8H${end.toFixed(1)}`} />}
    </svg>
  );
}
