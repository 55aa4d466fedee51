import type { ReactNode } from 'react';

interface QuoteProps {
  children: ReactNode;
  /** Who says it, and what the reader should know of them. */
  by: ReactNode;
  detail?: ReactNode;
  /** A portrait drawing. */
  portrait?: ReactNode;
}

/** A quotation with its source. */
export function Quote({ children, by, detail, portrait }: QuoteProps) {
  return (
    <figure className="grid gap-5">
      <blockquote className="quote">{children}</blockquote>
      <figcaption className="flex items-center gap-4">
        {portrait && <span className="w-14 shrink-0">{portrait}</span>}
        <span>
          <span className="block font-bold">{by}</span>
          {detail && <span className="block text-sm text-muted">{detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
