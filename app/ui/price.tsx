import type { ReactNode } from 'react';

interface PriceProps {
  /** With its sign: "$997". */
  amount: string;
  /** Struck through: "$5,997". */
  before?: string;
  /** Read before the struck-through price, because a line through it is not heard. */
  beforeLabel?: string;
  note?: ReactNode;
}

/** What it costs, large, where the question arises. */
export function Price({ amount, before, beforeLabel, note }: PriceProps) {
  return (
    <p>
      {before && (
        <s className="mr-3 text-xl text-muted">
          {beforeLabel && <span className="sr-only">{beforeLabel} </span>}
          {before}
        </s>
      )}
      <span className="figure text-4xl">{amount}</span>
      {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
    </p>
  );
}
