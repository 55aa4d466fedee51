import type { ReactNode } from 'react';
import type { Sheet as SheetWords } from '#app/content-types.ts';

/** A page of what clients get or know: a summary, a log, a conversation, a plan. */
export function Sheet({
  kind,
  title,
  sample,
  rows,
  result,
  drawing,
}: SheetWords & { drawing?: ReactNode }) {
  return (
    <figure className="sheet" data-kind={kind}>
      <figcaption>
        {drawing}
        <strong>{title}</strong>
        {sample && <span className="help">{sample}</span>}
      </figcaption>
      <ol>
        {rows.map(({ label, text, note, score }) => (
          <li key={label + text}>
            {label && <b>{label}</b>}
            <p>
              {text}
              {note && <small>{note}</small>}
            </p>
            {score && <Score score={score} />}
          </li>
        ))}
      </ol>
      {result && <p className="sheet-result">{result}</p>}
    </figure>
  );
}

/** A rating as a line that ends in the filled point. */
function Score({ score }: { score: string }) {
  const end = 8 + 21 * (Number.parseInt(score, 10) - 1);
  return (
    <svg viewBox="0 0 100 16" role="img" aria-label={score}>
      <path className="sheet-track" d="M8 8H92" />
      <path d={`M8 8H${end}`} />
      <circle cx={end} cy="8" r="6.5" />
    </svg>
  );
}
