import { Readable } from 'node:stream';
import { data } from 'react-router';
import { SUBSCRIBER_COLUMNS } from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import { exportSubscribers } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import type { Db } from '#database/connect.ts';
import { readPeriod } from '../numbers/figures.ts';
import { exportNumbers } from '../numbers/numbers.server.ts';
import { peopleWords } from '../people/people.content.ts';
import { exportPerson, readPersonAddress } from '../people/people.server.ts';
import { readablePage } from '../people/readable-page.ts';
import { type AdminPost, adminAction } from '../shell/admin-action.server.ts';
import { openBackup } from './backups.server.ts';
import { csvHead, csvRow } from './csv.ts';
import { exportKinds } from './export.content.ts';
import { exportEverything, exportKind } from './export.server.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
} as const;

type Content = AsyncIterable<string | Uint8Array> | string;

/** An action, not a loader, because every download adds an entry to the audit log. */
export const action = adminAction({
  async backup({ app, values, audit }) {
    const backup = openBackup(app.config, values.name);
    if (!backup) throw data(null, 404);
    await audit('export', backup.name);
    return download(backup.content, backup.name);
  },
  zip: (post) => exportAs(post, 'everything', exportEverything(post.app.db), 'zip'),
  table(post) {
    const kind = exportKinds.find((known) => known === post.values.kind);
    const { format } = post.values;
    if (!kind || (format !== 'csv' && format !== 'json')) throw data(null, 400);
    return exportAs(post, kind, exportKind(post.app.db, kind, format), format);
  },
  async numbers(post) {
    return exportAs(
      post,
      'numbers',
      await exportNumbers(post.app, readPeriod(post.values.days)),
      'csv',
    );
  },
  subscribers: (post) => exportAs(post, 'subscribers', subscribersCsv(post.app.db), 'csv'),
  person: (post) => handOver(post, 'json'),
  'person-page': (post) => handOver(post, 'html'),
});

async function* subscribersCsv(db: Db): AsyncGenerator<string> {
  yield csvHead(SUBSCRIBER_COLUMNS);
  for await (const rows of exportSubscribers(db)) {
    yield rows.map((row) => csvRow(SUBSCRIBER_COLUMNS, row)).join('');
  }
}

async function handOver({ app, values, audit }: AdminPost, format: 'json' | 'html') {
  const email = readPersonAddress(values.email);
  if (!email) return new Response(peopleWords.notAnAddress, { status: 422 });
  const person = await exportPerson(app, email);
  await audit('privacy-pack');
  const content = format === 'json' ? JSON.stringify(person, null, 2) : readablePage(email, person);
  return download(content, `personal-data.${format}`, types[format]);
}

async function exportAs(
  { app, audit }: AdminPost,
  subject: string,
  content: Content,
  ending: 'csv' | 'json' | 'zip',
) {
  await audit('export', subject);
  const day = app.now().toISOString().slice(0, 10);
  return download(content, `${subject}-${day}.${ending}`, types[ending]);
}

function download(content: Content, name: string, type = 'application/octet-stream'): Response {
  const stream = Readable.toWeb(Readable.from(toBytes(content)));
  return new Response(stream as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

async function* toBytes(content: Content): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = typeof content === 'string' ? [content] : content;
  for await (const part of parts) yield typeof part === 'string' ? encoder.encode(part) : part;
}
