import { type CsvCheck, checkCsv } from './csv-check.ts';
import { fixedList } from './csv-fixed-list.ts';
import type { CheckedFile, CsvAnswer, CsvRequest } from './csv-messages.ts';
import { type CsvTable, openCsv } from './csv-table.ts';
import { sampleRows } from './row-sample.ts';

/** Holds the file while the visitor looks at it; it has no way to send anything anywhere. */
let table: CsvTable | undefined;
let check: CsvCheck | undefined;
let recency: number | null = null;
let sample: CheckedFile['sample'] = [];

const SAMPLE_SIZE = 20;
const SAMPLE_COLUMNS = 8;

self.addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  self.postMessage(answer(data));
});

function answer(request: CsvRequest): CsvAnswer | undefined {
  const start = performance.now();
  if (request.kind === 'open') {
    const opened = openCsv(new Uint8Array(request.bytes));
    if (opened.kind === 'problem') return opened;
    table = opened;
    recency = opened.recencyColumn;
    check = checkCsv(opened, { today: request.today });
    sample = sampleRows(opened.rows.length, SAMPLE_SIZE, request.seed).map((row) => ({
      line: opened.lines[row] ?? 0,
      cells: (opened.rows[row] ?? []).slice(0, SAMPLE_COLUMNS),
    }));
    return checked(opened, check, start);
  }
  if (table === undefined || check === undefined) return undefined;
  if (request.kind === 'check') {
    recency = request.recencyColumn;
    const { columns, recencyColumn, today } = request;
    check = checkCsv(table, { columns, recencyColumn, today });
    return checked(table, check, start);
  }
  return { kind: 'fixed', text: fixedList(table, check, request.headers) };
}

function checked(from: CsvTable, result: CsvCheck, start: number): CsvAnswer {
  const { input, columns, worstRows, formulaCells } = result;
  return {
    kind: 'checked',
    file: {
      input,
      columns,
      recencyColumn: recency,
      worstRows,
      sample,
      notes: from.notes,
      formulaCells,
      milliseconds: performance.now() - start,
    },
  };
}
