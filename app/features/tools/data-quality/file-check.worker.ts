import { type Check, checkTable } from './check-table.ts';
import type { FileProblem } from './file-check.content.ts';
import { type Column, openTable, type Table } from './table.ts';

/** A file to check, or the columns of the last one as the visitor corrected them. */
export type FileRequest = { today: string } & (
  | { file: File; columns?: undefined }
  | { file?: undefined; columns: readonly Column[] }
);

/** Answers come in the order of the requests. */
export type FileAnswer = FileProblem | CheckedFile;
export type CheckedFile = Check & { name: string; seconds: number };

/** The last file. It stays in the worker, which makes no requests. */
let table: Table | FileProblem = 'empty';
let name = '';
let work = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  work = work.then(async () =>
    self.postMessage(await answerTo(data).catch(() => 'broken' as const)),
  );
});

async function answerTo({ file, columns, today }: FileRequest): Promise<FileAnswer> {
  const start = performance.now();
  if (file) {
    name = file.name;
    table = openTable(new Uint8Array(await file.arrayBuffer()));
  }
  if (typeof table === 'string') return table;
  const check = checkTable(table, columns ?? table.columns, today);
  return { ...check, name, seconds: (performance.now() - start) / 1000 };
}
