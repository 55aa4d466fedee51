import type { CsvCheck } from './csv-check.ts';
import type { ColumnType, CsvTable } from './csv-table.ts';
import {
  type DateOrder,
  foldLabel,
  isEmail,
  isEmptyValue,
  isFormula,
  isPostalCode,
  parseDate,
  phoneDigits,
} from './csv-values.ts';

/** The two columns that are added at the end. */
export type FixedListHeaders = { readonly duplicateOf: string; readonly toCheck: string };

/**
 * The cleaned list as CSV text, made in the browser: spaces trimmed, e-mail in lower case, phones as
 * 905-555-0123, postal codes as "L5B 1M2", dates as YYYY-MM-DD, spellings of a label unified,
 * duplicates marked with the line that they repeat. Values of the wrong shape are kept as they
 * are and named in the last column: nothing is guessed, no row is lost.
 * @returns text with a byte-order mark and \r\n, as spreadsheet programs expect it
 */
export function fixedList(table: CsvTable, check: CsvCheck, headers: FixedListHeaders): string {
  const { columns } = check;
  const fixers = columns.map((column, index) =>
    fixerOf(column.type, check.dateOrders[index] ?? 'month-first', table, index),
  );
  const separator = table.delimiter;
  const out: string[] = [
    [...columns.map((column) => column.header), headers.duplicateOf, headers.toCheck]
      .map((cell) => quoteCell(cell, separator))
      .join(separator),
  ];
  for (const [index, row] of table.rows.entries()) {
    const cells: string[] = [];
    const toCheck: string[] = [];
    for (const [at, fix] of fixers.entries()) {
      const { value, ok } = fix((row[at] ?? '').trim());
      if (!ok) toCheck.push(columns[at]?.header ?? '');
      cells.push(quoteCell(value, separator));
    }
    const first = check.duplicateOf[index] ?? -1;
    cells.push(first >= 0 ? `${table.lines[first] ?? ''}` : '');
    cells.push(quoteCell(toCheck.join(', '), separator));
    out.push(cells.join(separator));
  }
  return `\ufeff${out.join('\r\n')}\r\n`;
}

type Fixed = { readonly value: string; readonly ok: boolean };

function fixerOf(
  type: ColumnType,
  order: DateOrder,
  table: CsvTable,
  index: number,
): (value: string) => Fixed {
  if (type === 'ignore') return (value) => ({ value, ok: true });
  if (type === 'email') {
    return blankOr((value) => ({ value: value.toLowerCase(), ok: isEmail(value) }));
  }
  if (type === 'phone') return blankOr(fixPhone);
  if (type === 'postal') return blankOr(fixPostal);
  if (type === 'date') return blankOr((value) => fixDate(value, order));
  if (type === 'label') {
    const usual = usualSpellings(table, index);
    return blankOr((value) => ({ value: usual.get(foldLabel(value)) ?? value, ok: true }));
  }
  return blankOr((value) => ({ value: value.replace(/[^\S\n]+/g, ' '), ok: true }));
}

function blankOr(fix: (value: string) => Fixed): (value: string) => Fixed {
  return (value) => (isEmptyValue(value) ? { value: '', ok: true } : fix(value));
}

/** An extension stays behind the number. */
function fixPhone(value: string): Fixed {
  const digits = phoneDigits(value);
  if (digits === undefined) return { value, ok: false };
  const extension = /(?:ext|x|poste|#)\.?\s*(\d{1,6})$/i.exec(value)?.[1];
  const main = digits.startsWith('+')
    ? digits
    : `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  return { value: extension === undefined ? main : `${main} ext. ${extension}`, ok: true };
}

function fixPostal(value: string): Fixed {
  if (!isPostalCode(value)) return { value, ok: false };
  const upper = value.toUpperCase().replace(' ', '');
  return { value: `${upper.slice(0, 3)} ${upper.slice(3)}`, ok: true };
}

function fixDate(value: string, order: DateOrder): Fixed {
  const day = parseDate(value, order)?.day;
  if (day === undefined) return { value, ok: false };
  const text = `${day}`;
  return { value: `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`, ok: true };
}

/** For each label the spelling that is used most; the first one met wins a tie. */
function usualSpellings(table: CsvTable, index: number): Map<string, string> {
  const counts = new Map<string, number>();
  for (const row of table.rows) {
    const value = (row[index] ?? '').trim().replace(/\s+/g, ' ');
    if (!isEmptyValue(value) && foldLabel(value) !== '')
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const usual = new Map<string, string>();
  for (const [value, count] of counts) {
    const key = foldLabel(value);
    const rival = usual.get(key);
    if (rival === undefined || count > (counts.get(rival) ?? 0)) usual.set(key, value);
  }
  return usual;
}

/** A cell that would run as a formula gets a leading apostrophe (ASVS 1.2.10). */
function quoteCell(value: string, separator: string): string {
  const safe = isFormula(value) ? `'${value}` : value;
  const needsQuotes =
    safe.includes('"') || safe.includes(separator) || safe.includes('\n') || safe !== safe.trim();
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}
