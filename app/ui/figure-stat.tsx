import type { ReactNode } from 'react';

interface FigureStatProps {
  /** The number as displayed: "60%", "$997", "9:30 AM". */
  figure: ReactNode;
  caption: ReactNode;
  /** Read before the number: that it is illustrative. */
  note?: ReactNode;
  /** `huge` for the one number of a page. */
  size?: 'large' | 'huge';
}

/** A large number with its label. */
export function FigureStat({ figure, caption, note, size = 'large' }: FigureStatProps) {
  return (
    <figure className="figure-stat">
      {note && <p className="figure-note">{note}</p>}
      <p className={size === 'huge' ? 'figure text-5xl' : 'figure text-4xl'}>{figure}</p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
