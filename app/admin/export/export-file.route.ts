import { Readable } from 'node:stream';
import { data } from 'react-router';
import { SUBSCRIBER_COLUMNS } from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import { exportSubscribers } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import { readPeriod } from '../numbers/figures.ts';
import { exportNumbers } from '../numbers/numbers.server.ts';
import { peopleWords } from '../people/people.content.ts';
import { exportPerson, readPersonAddress } from '../people/people.server.ts';
import { readablePage } from '../people/readable-page.ts';
import { type AdminPost, adminAction } from '../shell/admin-action.server.ts';
import { openBackup } from './backups.server.ts';
import { exportEverything, toCsv } from './export.server.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  backup: 'application/octet-stream',
} as const;

type Content = AsyncIterable<string | Uint8Array> | string;

/** An action, not a loader, because every download adds an entry to the audit log. */
export const action = adminAction({
  async backup({ app, values: { name = '' }, audit }) {
    const content = openBackup(app.config, name);
    if (!content) throw data(null, 404);
    await audit('export', name);
    return download(content, name, 'backup');
  },
  zip: (post) => exportAs(post, 'everything', exportEverything(post.app.db), 'zip'),
  async numbers(post) {
    const numbers = await exportNumbers(post.app, readPeriod(post.values.days));
    return exportAs(post, 'numbers', numbers, 'csv');
  },
  subscribers(post) {
    const subscribers = toCsv(SUBSCRIBER_COLUMNS, exportSubscribers(post.app.db));
    return exportAs(post, 'subscribers', subscribers, 'csv');
  },
  person: (post) => handOver(post, 'json'),
  'person-page': (post) => handOver(post, 'html'),
});

async function handOver({ app, values, audit }: AdminPost, ending: 'json' | 'html') {
  const email = readPersonAddress(values.email);
  if (!email) return new Response(peopleWords.notAnAddress, { status: 422 });
  const person = await exportPerson(app, email);
  await audit('privacy-pack');
  const content = ending === 'json' ? JSON.stringify(person, null, 2) : readablePage(email, person);
  return download(content, `personal-data.${ending}`, ending);
}

async function exportAs(
  { app, audit }: AdminPost,
  subject: string,
  content: Content,
  ending: 'csv' | 'zip',
) {
  await audit('export', subject);
  const day = app.now().toISOString().slice(0, 10);
  return download(content, `${subject}-${day}.${ending}`, ending);
}

function download(content: Content, name: string, type: keyof typeof types): Response {
  const stream = Readable.toWeb(Readable.from(content, { objectMode: false }));
  return new Response(stream as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
