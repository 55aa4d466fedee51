import type { AgencyContent } from './agency.content.ts';

/** The cycle of money and work. The table below has the same information as text. */
export function MoneyRound({ words }: { words: AgencyContent['model']['round'] }) {
  const [price, commission, setUp, work] = words.passes;
  return (
    <svg className="agency-money-round" viewBox="-30 0 700 430" aria-hidden="true">
      <path className="thread" d="M320 75a140 140 0 1 1-.1 0" />
      <path
        className="thread"
        d="M408 118l16 3-3-16M417 303l-3 16 16-3M232 312l-16-3 3 16M223 127l3-16-16 3"
      />
      <path
        className="agency-money-stop"
        d="M320 61a14 14 0 1 0 .1 0zM460 201a14 14 0 1 0 .1 0zM320 341a14 14 0 1 0 .1 0z"
      />
      <path fill="var(--color-signal)" d="M180 197a18 18 0 1 0 .1 0z" />
      <g className="agency-money-who">
        <text x="320" y="40" textAnchor="middle">
          {words.client}
        </text>
        <text x="492" y="224">
          {words.vendor}
        </text>
        <text x="320" y="408" textAnchor="middle">
          {words.we}
        </text>
        <text x="144" y="224" textAnchor="end">
          {words.you}
        </text>
      </g>
      <g className="money-pass">
        <text x="450" y="106">
          {price}
        </text>
        <text x="450" y="346">
          {commission}
        </text>
        <text x="190" y="346" textAnchor="end">
          {setUp}
        </text>
        <text x="190" y="106" textAnchor="end">
          {work}
        </text>
      </g>
    </svg>
  );
}
