import type { ReactNode } from 'react';

interface PriceProps {
  /** With its sign: "$997". */
  amount: string;
  /** Struck through: "$5,997". */
  before?: string;
  /** What the struck-through price is the price of; `{base}` is where it stands. */
  beforeLabel?: string;
  note?: ReactNode;
}

/** A price in large type. */
export function Price({ amount, before, beforeLabel = '', note }: PriceProps) {
  const [lead, rest] = beforeLabel.split('{base}');
  return (
    <p>
      {before && (
        <span className="mb-2 block text-muted">
          {lead}
          <s>{before}</s>
          {rest}
        </span>
      )}
      <span className="figure text-4xl">{amount}</span>
      {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
    </p>
  );
}
