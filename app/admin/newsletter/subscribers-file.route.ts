import { Readable } from 'node:stream';
import { SUBSCRIBER_COLUMNS } from '#app/features/subscriptions/newsletter/import/subscriber-csv.ts';
import { exportSubscribers } from '#app/features/subscriptions/newsletter/import/subscriber-import.server.ts';
import type { Db } from '#database/connect.ts';
import { csvHead, csvRow } from '../export/csv.ts';
import { adminAction } from '../shell/admin-action.server.ts';

/** An action, not a loader, because an export adds an entry to the audit log. */
export const action = adminAction(async ({ app, audit }) => {
  await audit('export', 'subscribers');
  const day = app.now().toISOString().slice(0, 10);
  return new Response(Readable.toWeb(Readable.from(toCsv(app.db))) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="subscribers-${day}.csv"`,
    },
  });
});

async function* toCsv(db: Db): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(SUBSCRIBER_COLUMNS));
  for await (const rows of exportSubscribers(db)) {
    yield encoder.encode(rows.map((row) => csvRow(SUBSCRIBER_COLUMNS, row)).join(''));
  }
}
