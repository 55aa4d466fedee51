import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { type CsvTable, toTable } from './csv-table.ts';
import type { CsvProblem } from './csv-text.ts';

/** Workbooks are compressed, so a small file could unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024;

/**
 * Opens the first sheet of an .xlsx workbook. Loaded only when somebody chooses one; runs in the
 * worker without any other thread, request or evaluated text.
 */
export async function openWorkbook(
  bytes: Uint8Array,
): Promise<CsvTable | { readonly kind: 'problem'; readonly problem: CsvProblem }> {
  try {
    let unpacked = 0;
    let isWorkbook = false;
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        if (name === 'xl/workbook.xml') isWorkbook = true;
        return false;
      },
    });
    if (!isWorkbook) return { kind: 'problem', problem: 'not-text' };
    if (unpacked > MAX_UNPACKED_BYTES) return { kind: 'problem', problem: 'too-large' };
    const buffer = bytes.slice().buffer;
    const sheet = await readSheet(buffer, 1);
    const all = sheet.map((row) => row.map(cellText));
    const lines: number[] = [];
    const rows = all.filter((row, at) => {
      const isFilled = row.some((cell) => cell.trim() !== '');
      if (isFilled) lines.push(at + 1);
      return isFilled;
    });
    return toTable({
      rows,
      lines,
      brokenQuotes: 0,
      blankRows: all.length - rows.length,
      truncated: false,
      encoding: 'workbook',
      delimiter: ',',
      nulCharacters: 0,
    });
  } catch {
    return { kind: 'problem', problem: 'not-text' };
  }
}

/** A day as YYYY-MM-DD, with its time if it has one; numbers in full, without an exponent. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    return text.endsWith('T00:00:00.000Z')
      ? text.slice(0, 10)
      : text.slice(0, 16).replace('T', ' ');
  }
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e18) {
    return BigInt(value).toString();
  }
  return `${value}`;
}
