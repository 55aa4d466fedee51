import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { shortMoment } from '../shell/admin-page.tsx';
import { peopleWords as words } from './people.content.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What is stored about a person as a page to read and print: every part with its rows. */
export function readablePage(
  email: string,
  parts: Readonly<Record<string, readonly object[]>>,
): string {
  const title = escapeXml(`Everything stored about ${email}`);
  const sections = Object.entries(parts).map(([part, rows]) => {
    const label = words.parts[part as keyof typeof words.parts];
    return `<h2>${label} (${rows.length})</h2>${rows.map(describe).join('<hr>')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${sections.join('')}</body></html>`;
}

function describe(row: object): string {
  const lines = Object.entries(row)
    .filter(([name, value]) => name !== 'sequence' && value !== null)
    .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : `${value}`])
    .filter(([, text = '']) => !['', '{}', '[]'].includes(text))
    .map(([name = '', text = '']) => {
      const shown = INSTANT.test(text) ? shortMoment(text) : text;
      return `<dt><b>${name.replaceAll('_', ' ')}</b></dt><dd>${escapeXml(shown)}</dd>`;
    });
  return `<dl>${lines.join('')}</dl>`;
}
