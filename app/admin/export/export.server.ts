import {
  findPictureBytes,
  listPictureFiles,
} from '#app/platform/pictures/pictures.queries.server.ts';
import type { Db } from '#database/connect.ts';
import { csvHead, csvRow } from './csv.ts';
import { exportKinds } from './export.content.ts';
import {
  type ExportKind,
  type ExportRow,
  listForExport,
  readColumns,
} from './export.queries.server.ts';
import { zip } from './zip.ts';

/** Rows that are in memory at a time. */
const PAGE_SIZE = 500;

type Pages = AsyncIterable<readonly ExportRow[]>;

/** One ZIP with every kind as CSV and as JSON, and the files of all pictures. */
export async function* exportEverything(db: Db): AsyncGenerator<Uint8Array> {
  const columnsOf = await readColumns(db);
  const files: Record<string, () => AsyncIterable<string | Uint8Array>> = {};
  for (const kind of exportKinds) {
    const columns = columnsOf(kind);
    files[`${kind}.csv`] = () => toCsv(columns, pagesOf(db, kind, columns));
    files[`${kind}.json`] = () => toJson(pagesOf(db, kind, columns));
  }
  for (const name of await listPictureFiles(db)) {
    files[`pictures/${name}`] = () => pictureBytes(db, name);
  }
  yield* zip(files);
}

async function* pictureBytes(db: Db, name: string): AsyncGenerator<Uint8Array> {
  // It may have been deleted since the archive was begun.
  const bytes = await findPictureBytes(db, name);
  if (bytes) yield bytes;
}

export async function* exportKind(
  db: Db,
  kind: ExportKind,
  format: 'csv' | 'json',
): AsyncGenerator<string> {
  const columns = (await readColumns(db))(kind);
  const pages = pagesOf(db, kind, columns);
  yield* format === 'csv' ? toCsv(columns, pages) : toJson(pages);
}

async function* pagesOf(
  db: Db,
  kind: ExportKind,
  columns: readonly string[],
): AsyncGenerator<readonly ExportRow[]> {
  let after: ExportRow | undefined;
  do {
    const rows: ExportRow[] = await listForExport(db, kind, { columns, after, limit: PAGE_SIZE });
    yield rows.map(withoutSealed);
    after = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  } while (after);
}

/** Leaves out the content of emails that is encrypted in the database, such as secret links. */
function withoutSealed(row: ExportRow): ExportRow {
  const isSealed = typeof row.props === 'string' && row.props.startsWith('{"sealed":');
  return isSealed ? { ...row, props: '' } : row;
}

async function* toCsv(columns: readonly string[], pages: Pages): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const rows of pages) yield rows.map((row) => csvRow(columns, row)).join('');
}

async function* toJson(pages: Pages): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of pages) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
