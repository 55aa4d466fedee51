import { type Check, checkTable } from './check-table.ts';
import type { FileProblem } from './file-check.content.ts';
import { type Column, openTable, type Table } from './table.ts';

/** A file to check, or the columns of the last one as the visitor corrected them. */
export type FileRequest = { file?: File; columns?: readonly Column[]; today: string };
export type FileAnswer = FileProblem | Check;

/** The last file. It stays in the worker, which makes no requests. */
let table: Table | FileProblem = 'empty';

self.addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  const { file, columns, today } = data;
  if (file) table = openTable(new Uint8Array(new FileReaderSync().readAsArrayBuffer(file)));
  self.postMessage(
    typeof table === 'string' ? table : checkTable(table, columns ?? table.columns, today),
  );
});
