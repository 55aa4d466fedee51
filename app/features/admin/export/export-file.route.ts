import { data } from 'react-router';
import { readFormPost } from '#app/platform/forms/form-post.server.ts';
import { getRequestInfo, getServices } from '#app/platform/services.server.ts';
import type { Db } from '#database/connect.ts';
import { recordAudit } from '../audit/audit.server.ts';
import type { Route } from './+types/export-file.route.ts';
import { toCsv } from './csv.ts';
import { type ExportKind, exportKinds, listForExport } from './export.queries.server.ts';
import { zip } from './zip.ts';

/** A post, because an export is written down in the audit log. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = getServices(context);
  const { values } = await readFormPost(request);
  const day = services.now().toISOString().slice(0, 10);
  const kind = values.kind ?? '';
  const subject = values.format === 'zip' ? 'everything' : kind;
  if (values.format !== 'zip' && !Object.hasOwn(exportKinds, kind)) throw data(null, 400);
  await recordAudit(services, getRequestInfo(context), 'export', subject);
  switch (values.format) {
    case 'zip':
      return file(zip(await packEverything(services.db)), 'application/zip', `export-${day}.zip`);
    case 'csv': {
      const text = await exportCsv(services.db, kind as ExportKind);
      return file(text, 'text/csv; charset=utf-8', `${kind}-${day}.csv`);
    }
    case 'json': {
      const rows = await listForExport(services.db, kind as ExportKind);
      return file(JSON.stringify(rows, null, 2), 'application/json', `${kind}-${day}.json`);
    }
    default:
      throw data(null, 400);
  }
}

async function packEverything(db: Db): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const kind of Object.keys(exportKinds) as ExportKind[]) {
    const rows = await listForExport(db, kind);
    files[`${kind}.csv`] = toCsv(exportKinds[kind], rows);
    files[`${kind}.json`] = JSON.stringify(rows, null, 2);
  }
  return files;
}

async function exportCsv(db: Db, kind: ExportKind): Promise<string> {
  return toCsv(exportKinds[kind], await listForExport(db, kind));
}

function file(body: string | Buffer<ArrayBuffer>, type: string, name: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
