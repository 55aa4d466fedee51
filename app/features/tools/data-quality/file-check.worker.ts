import { type Check, checkTable } from './check-table.ts';
import { type CopyOptions, cleanedCopy, suggestionsFor } from './cleaned-copy.ts';
import { type Column, type FileProblem, openTable, type Table } from './table.ts';

export type FileRequest =
  | { kind: 'open'; bytes: ArrayBuffer }
  | { kind: 'check'; columns: readonly Column[] }
  | { kind: 'copy'; options: CopyOptions; added: { duplicates: string; toCheck: string } };

/** Each request and its answer contain the number of their file, so that late answers are known. */
type Message = { id: number; today: string; request: FileRequest };

type Answer =
  | { kind: 'checked'; file: CheckedFile }
  | { kind: 'copy'; copy: string }
  | { kind: 'problem'; problem: FileProblem };
export type FileAnswer = Answer & { id: number };

/** A checked file as the page shows it: at most 50 rows and a sample leave the worker. */
export type CheckedFile = ReturnType<typeof checked>;

/** The current file. It stays in the worker, which makes no requests. */
let table: Table | undefined;
let check: Check | undefined;
let sample: { line: number; cells: readonly string[] }[] = [];

const SAMPLE_SIZE = 20;

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
    sample = sampleOf(opened);
    return { kind: 'checked', file: checked(opened, opened.columns, today, start) };
  }
  if (table === undefined || check === undefined) return undefined;
  if (request.kind === 'check') {
    return { kind: 'checked', file: checked(table, request.columns, today, start) };
  }
  return { kind: 'copy', copy: cleanedCopy(table, check, request.options, request.added) };
}

function checked(from: Table, columns: readonly Column[], today: string, start: number) {
  check = checkTable(from, columns, today);
  const { input, worstRows, findings } = check;
  return {
    input,
    worstRows,
    findings,
    columns: check.columns.map(({ header, type, required, filled, valid, consistent }) => ({
      header,
      type,
      required,
      filled,
      valid,
      consistent,
    })),
    sample,
    sheet: from.sheet,
    suggestions: suggestionsFor(from, check),
    seconds: (performance.now() - start) / 1000,
  };
}

/** One random row of each of twenty equal parts of the list. */
function sampleOf({ rows, lines }: Table) {
  const count = Math.min(SAMPLE_SIZE, rows.length);
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * rows.length) / count);
    const to = Math.floor(((part + 1) * rows.length) / count);
    const row = from + Math.floor(Math.random() * (to - from));
    return { line: lines[row] ?? 0, cells: rows[row] ?? [] };
  });
}
