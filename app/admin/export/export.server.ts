import {
  findPictureBytes,
  listPictureFiles,
} from '#app/platform/pictures/pictures.queries.server.ts';
import type { Db } from '#database/connect.ts';
import { csvHead, csvRow } from './csv.ts';
import { readTables } from './export.queries.server.ts';
import { zip } from './zip.ts';

type Pages = AsyncIterable<readonly Record<string, unknown>[]>;

/** One ZIP with every table as CSV and as JSON, and the files of all pictures. */
export async function* exportEverything(db: Db): AsyncGenerator<Uint8Array> {
  const files: Record<string, () => AsyncIterable<string | Uint8Array>> = {};
  for (const { name, columns, read } of await readTables(db)) {
    files[`${name}.csv`] = () => toCsv(columns, read());
    files[`${name}.json`] = () => toJson(read());
  }
  for (const name of await listPictureFiles(db)) {
    files[`pictures/${name}`] = async function* () {
      // It may have been deleted since the archive was begun.
      const bytes = await findPictureBytes(db, name);
      if (bytes) yield bytes;
    };
  }
  yield* zip(files);
}

/** Rows as a CSV file. */
export async function* toCsv(columns: readonly string[], pages: Pages): AsyncGenerator<string> {
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
