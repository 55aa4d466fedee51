import type { ReactNode } from 'react';
import type { LinkTarget } from '#app/content-types.ts';
import { useIsHidden } from '#app/facts/use-facts.ts';
import { TextLink } from './external-link.tsx';

export interface Row {
  title: ReactNode;
  href?: LinkTarget;
  text?: ReactNode;
  /** On the right of a wide page: a price, a length, a badge. */
  meta?: ReactNode;
  /** On the left: a small drawing or a number. */
  mark?: ReactNode;
}

interface RowsProps {
  rows: readonly (Row & { id: string })[];
  level?: 2 | 3 | 4;
}

/**
 * A list with dividers; the whole row is clickable. One into a section that is switched off is left
 * out.
 */
export function Rows({ rows, level = 3 }: RowsProps) {
  const isHidden = useIsHidden();
  const Heading = `h${level}` as const;
  return (
    <ul className="ruled">
      {rows
        .filter(({ href }) => !href || !isHidden(href))
        .map((row) => (
          <li key={row.id} className="row">
            {row.mark && <div className="row-mark">{row.mark}</div>}
            <div className="row-words">
              <Heading>
                {row.href ? (
                  <TextLink className="row-link" href={row.href}>
                    {row.title}
                  </TextLink>
                ) : (
                  row.title
                )}
              </Heading>
              {row.text && <div className="row-text">{row.text}</div>}
            </div>
            {row.meta && <div className="row-meta">{row.meta}</div>}
          </li>
        ))}
    </ul>
  );
}
