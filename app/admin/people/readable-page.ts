import { escapeXml } from '#app/platform/format/escape-xml.ts';
import { shortMoment } from '../shell/admin-page.tsx';

/** The parts of what is stored about a person. */
const parts = {
  submissions: 'Messages',
  notes: 'Notes',
  tags: 'Tags',
  bookings: 'Calls',
  earlierRequests: 'Earlier times requested',
  offeredTimes: 'Earlier times offered',
  signups: 'Lists',
  consents: 'Consent',
  mails: 'Emails and webhook deliveries',
  attempts: 'Delivery attempts',
  origins: 'Where they came from',
  suppressions: 'Kinds of email not sent to them',
  audit: 'What was done with it',
};

/** What only the software needs; the data has it, too. */
const INTERNAL = /^(id|sequence|channel)$|_(id|key|hash)$/;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** What is stored about a person as a page to read and print: every part with its rows. */
export function readablePage(
  email: string,
  person: Readonly<Record<string, readonly object[]>>,
): string {
  const title = escapeXml(`Everything stored about ${email}`);
  const sections = Object.entries(parts).map(([part, label]) => {
    const rows = person[part] ?? [];
    return `<h2>${label} (${rows.length})</h2>${rows.map(describe).join('<hr>')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1>${sections.join('')}</body></html>`;
}

function describe(row: object): string {
  const lines = Object.entries(row).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (INTERNAL.test(name) || ['', 'null', '{}', '[]'].includes(text)) return '';
    const shown = INSTANT.test(text) ? shortMoment(text) : text;
    return `<dt><b>${name.replaceAll('_', ' ')}</b></dt><dd>${escapeXml(shown)}</dd>`;
  });
  return `<dl>${lines.join('')}</dl>`;
}
