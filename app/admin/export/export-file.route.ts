import { Readable } from 'node:stream';
import { data } from 'react-router';
import type { Db } from '#database/connect.ts';
import { readInboxFilter } from '../inbox/inbox-filter.ts';
import { adminAction } from '../shell/admin-action.server.ts';
import { openBackup } from './backups.server.ts';
import { type ExportKind, exportKinds } from './export.queries.server.ts';
import { exportCsv, exportEverything, exportInboxCsv, exportJson } from './export.server.ts';

/** An action, not a loader, because an export adds an entry to the audit log. */
export const action = adminAction(async ({ app, login, values, audit }) => {
  if (values.format === 'backup') {
    const backup = openBackup(app.config, values.name);
    if (!backup) throw data(null, 404);
    await audit('export', backup.name);
    return download(backup.content, 'application/octet-stream', backup.name);
  }
  const day = app.now().toISOString().slice(0, 10);
  const kind = exportKinds.find((known) => known === values.kind);
  const subject = kind ?? (values.format === 'zip' ? 'everything' : 'inbox');
  const answer = exportAs(values, kind, login.account.id);
  if (!answer) throw data(null, 400);
  await audit('export', subject);
  const { content, type, ending } = answer(app.db);
  return download(Readable.from(toBytes(content)), type, `${subject}-${day}.${ending}`);
});

function download(content: Readable, type: string, name: string): Response {
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

type Download = { content: AsyncIterable<string | Uint8Array>; type: string; ending: string };

const CSV = 'text/csv; charset=utf-8';

/** The requested export: everything, the filtered inbox, or one kind. */
function exportAs(
  values: Record<string, string>,
  kind: ExportKind | undefined,
  viewer: string,
): ((db: Db) => Download) | undefined {
  const csv = { type: CSV, ending: 'csv' };
  switch (values.format) {
    case 'zip':
      return (db) => ({ content: exportEverything(db), type: 'application/zip', ending: 'zip' });
    case 'inbox-csv': {
      const filter = readInboxFilter(new URLSearchParams(values), viewer);
      return (db) => ({ content: exportInboxCsv(db, filter), ...csv });
    }
    case 'csv':
      return kind && ((db) => ({ content: exportCsv(db, kind), ...csv }));
    case 'json':
      return (
        kind &&
        ((db) => ({ content: exportJson(db, kind), type: 'application/json', ending: 'json' }))
      );
    default:
      return undefined;
  }
}

async function* toBytes(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of content) yield typeof part === 'string' ? encoder.encode(part) : part;
}
