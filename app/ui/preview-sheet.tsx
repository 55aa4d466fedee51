import type { ReactNode } from 'react';
import type { Preview } from '#app/content-types.ts';

/** A first page as it would lie on the table, above the others. The caption says once that it is a sample. */
export function PreviewSheet({
  preview,
  drawing,
  caption,
}: {
  preview: Preview;
  drawing: ReactNode;
  caption: string;
}) {
  return (
    <figure className="preview-sheet">
      <div className="preview-page">
        {drawing}
        <p className="preview-title">{preview.title}</p>
        {preview.text && <p>{preview.text}</p>}
        <ul>
          {preview.rows.map((row) =>
            typeof row === 'string' ? (
              <li key={row} className="preview-box">
                {row}
              </li>
            ) : (
              <li key={row[0]}>
                <b>{row[0]}</b> <span>{row[1]}</span>
              </li>
            ),
          )}
        </ul>
      </div>
      <figcaption className="form-note">{caption}</figcaption>
    </figure>
  );
}
