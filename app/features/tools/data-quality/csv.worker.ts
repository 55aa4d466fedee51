import { strToU8, zipSync } from 'fflate';
import { cleanedCopy } from './cleaned-copy.ts';
import { type CheckOptions, type CsvCheck, checkCsv } from './csv-check.ts';
import type { CheckedFile, CsvAnswer, CsvRequest } from './csv-messages.ts';
import { type CsvTable, openCsv } from './csv-table.ts';
import { CSV_MAX_BYTES } from './csv-text.ts';
import { sampleRows } from './row-sample.ts';
import { suggestionsFor } from './suggestions.ts';

/** The current file. It stays in the worker, which makes no requests. */
let table: CsvTable | undefined;
let check: CsvCheck | undefined;
let sample: CheckedFile['sample'] = [];

const SAMPLE_SIZE = 20;
const SAMPLE_COLUMNS = 8;

self.addEventListener('message', async ({ data }: MessageEvent<CsvRequest>) => {
  self.postMessage(await answer(data));
});

async function answer(request: CsvRequest): Promise<CsvAnswer | undefined> {
  const start = performance.now();
  const { id } = request;
  if (request.kind === 'open') {
    table = undefined;
    check = undefined;
    const opened = await openFile(new Uint8Array(request.bytes));
    if (opened.kind === 'problem') return { ...opened, id };
    table = opened;
    sample = sampleRows(opened.rows.length, SAMPLE_SIZE, request.seed).map((row) => ({
      line: opened.lines[row] ?? 0,
      cells: (opened.rows[row] ?? []).slice(0, SAMPLE_COLUMNS),
    }));
    return checked(opened, { today: request.today }, id, start);
  }
  if (table === undefined || check === undefined) return undefined;
  if (request.kind === 'check') {
    const { settings, today } = request;
    return checked(table, { ...settings, today }, id, start);
  }
  const copy = cleanedCopy(table, check, request.options, request.words);
  if (copy === undefined) return undefined;
  const { fileNames } = request;
  const archive = zipSync({
    [fileNames.list]: strToU8(copy.list),
    [fileNames.log]: strToU8(copy.log),
  });
  return { kind: 'copy', id, archive };
}

/** The reader of workbooks is loaded when the first workbook is chosen. */
async function openFile(bytes: Uint8Array): Promise<ReturnType<typeof openCsv>> {
  const opened = openCsv(bytes);
  if (opened.kind !== 'problem' || opened.problem !== 'workbook' || bytes.length > CSV_MAX_BYTES) {
    return opened;
  }
  const { openWorkbook } = await import('./workbook.ts');
  return openWorkbook(bytes);
}

function checked(from: CsvTable, options: CheckOptions, id: number, start: number): CsvAnswer {
  check = checkCsv(from, options);
  const { input, columns, worstRows, findings, asksDateOrder } = check;
  return {
    kind: 'checked',
    id,
    file: {
      input,
      columns,
      asksDateOrder,
      worstRows,
      sample,
      notes: from.notes,
      findings,
      suggestions: suggestionsFor(from, check),
      milliseconds: performance.now() - start,
    },
  };
}
