import type { SummaryBar } from '../model/tool-summary.ts';

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
