import type { SummaryBar } from '../model/tool-summary.ts';

/**
 * One bar for each dimension, drawn with the pen of the house: a thin track of 100 and the line on
 * it. What is weak is drawn in the signal colour; the number says it, too. It is its own table.
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

/** A share of 100 as a line; decoration beside its number. */
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
