import { type Check, checkTable, cleanedCopy } from './check-table.ts';
import { type Column, type FileProblem, openTable, type Table } from './table.ts';

export type FileRequest =
  | { kind: 'open'; bytes: ArrayBuffer }
  | { kind: 'check'; columns: readonly Column[] }
  | { kind: 'copy'; added: Parameters<typeof cleanedCopy>[2] };

/** Each request and its answer contain the number of their file, so that late answers are known. */
type Message = { id: number; today: string; request: FileRequest };

type Answer =
  | { kind: 'checked'; file: CheckedFile }
  | { kind: 'copy'; copy: string }
  | { kind: 'problem'; problem: FileProblem };
export type FileAnswer = Answer & { id: number };

/** A checked file as the page shows it: at most 50 rows leave the worker. */
export type CheckedFile = ReturnType<typeof checked>;

/** The current file. It stays in the worker, which makes no requests. */
let table: Table | undefined;
let check: Check | undefined;

self.addEventListener('message', ({ data: { id, today, request } }: MessageEvent<Message>) => {
  const answer = answerTo(request, today);
  if (answer !== undefined) self.postMessage({ id, ...answer });
});

function answerTo(request: FileRequest, today: string): Answer | undefined {
  const start = performance.now();
  if (request.kind === 'open') {
    table = undefined;
    const opened = openTable(new Uint8Array(request.bytes));
    if (typeof opened === 'string') return { kind: 'problem', problem: opened };
    table = opened;
    return { kind: 'checked', file: checked(opened, opened.columns, today, start) };
  }
  if (table === undefined || check === undefined) return undefined;
  if (request.kind === 'check') {
    return { kind: 'checked', file: checked(table, request.columns, today, start) };
  }
  return { kind: 'copy', copy: cleanedCopy(table, check, request.added) };
}

function checked(from: Table, given: readonly Column[], today: string, start: number) {
  check = checkTable(from, given, today);
  const { input, worstRows, findings, columns } = check;
  return {
    input,
    worstRows,
    findings,
    // Without their functions, which can't leave the worker.
    columns: columns.map(({ issueOf, patterns, ...column }) => column),
    sheet: from.sheet,
    seconds: (performance.now() - start) / 1000,
  };
}
