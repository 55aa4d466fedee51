import { renderToStaticMarkup } from 'react-dom/server';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { peopleWords as words } from './people.content.ts';

/** What is stored about a person as a page to read and print: every part with its rows. */
export function readablePage(
  email: string,
  parts: Readonly<Record<string, readonly object[]>>,
): string {
  const title = interpolate(words.pack.heading, { email });
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        {Object.entries(parts).map(([part, rows]) => (
          <section key={part}>
            <h2>{`${words.parts[part as keyof typeof words.parts]} (${rows.length})`}</h2>
            {rows.map((row) => (
              <Row key={JSON.stringify(row)} row={row} />
            ))}
          </section>
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

function Row({ row }: { row: object }) {
  return (
    <dl>
      {Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <b>{name.replaceAll('_', ' ')}</b>
            </dt>
            <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
