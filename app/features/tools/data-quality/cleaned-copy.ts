import { isContactType } from './column-guess.ts';
import type { CsvCheck } from './csv-check.ts';
import { validatorOf } from './csv-profile.ts';
import type { CsvTable } from './csv-table.ts';
import { type Delimiter, delimiters, guessDelimiter } from './csv-text.ts';
import { isEmptyValue } from './csv-values.ts';
import { type Fix, fixFor, type SuggestionKind, suggestionKinds } from './suggestions.ts';

/** What the visitor has ticked. */
export type CopyOptions = {
  /** Ids of suggestions: "phone:2". */
  readonly accepted: readonly string[];
  /** Adds a column with the line number of the possible original of a duplicate row. */
  readonly markDuplicates: boolean;
  /** Adds a column with the names of the columns whose values are invalid. */
  readonly markToCheck: boolean;
};

/** Texts that are written into the files. */
export type CopyWords = {
  readonly duplicateOf: string;
  readonly toCheck: string;
  readonly log: { readonly headings: readonly string[] } & Readonly<
    Record<SuggestionKind | 'trimmed' | 'blank' | 'added', string>
  >;
};

export type CleanedCopy = {
  /** The list, with a byte-order mark and \r\n as spreadsheet programs expect it. */
  readonly list: string;
  /** One line for each changed cell: line, column, change, before, after. */
  readonly log: string;
};

/**
 * The list as a clean CSV file. Always repairs encoding, line ends, spaces around cells, delimiter
 * and quotes, which changes no value. Every other fix must be ticked and is written into the log.
 * If nothing is ticked, the copy has the same cells as the original.
 * @returns undefined if not all rows were read, because an incomplete copy isn't offered
 */
export function cleanedCopy(
  table: CsvTable,
  check: CsvCheck,
  options: CopyOptions,
  words: CopyWords,
): CleanedCopy | undefined {
  if (table.notes.truncated) return undefined;
  const fixes = acceptedFixes(table, check, options.accepted);
  const log: string[][] = [];
  const width = Math.max(
    table.headerRow?.length ?? 0,
    ...(options.markDuplicates || options.markToCheck ? [widestOf(table)] : []),
  );
  const added = [
    ...(options.markDuplicates ? [words.duplicateOf] : []),
    ...(options.markToCheck ? [words.toCheck] : []),
  ];
  let trimmed = 0;
  const plain = (row: readonly string[]): string[] =>
    row.map((cell) => {
      const value = cell.trim();
      if (value !== cell) trimmed += 1;
      return value;
    });
  const out: string[][] = table.titleRows.map(plain);
  if (table.headerRow !== null) out.push(widen(plain(table.headerRow), width, added));
  else if (added.length > 0) out.push(widen([], width, added));
  for (const [index, row] of table.rows.entries()) {
    const line = table.lines[index] ?? 0;
    const cells = plain(row);
    for (const [column, list] of fixes) {
      const before = cells[column] ?? '';
      let value = before;
      for (const { kind, fix } of list) {
        const after = fix(value);
        if (after === value) continue;
        log.push([`${line}`, check.columns[column]?.header ?? '', words.log[kind], value, after]);
        value = after;
      }
      if (value !== before) cells[column] = value;
    }
    const marks = [
      ...(options.markDuplicates ? [duplicateLine(table, check, index)] : []),
      ...(options.markToCheck ? [toCheck(check, row)] : []),
    ];
    out.push(added.length === 0 ? cells : widen(cells, width, marks));
  }
  const summary = [
    ...(trimmed > 0 ? [['', '', words.log.trimmed, '', `${trimmed}`]] : []),
    ...(table.notes.blankRows > 0
      ? [['', '', words.log.blank, '', `${table.notes.blankRows}`]]
      : []),
    ...added.map((name) => ['', name, words.log.added, '', '']),
  ];
  return {
    list: toText(out, table.delimiter),
    log: toText([[...words.log.headings], ...summary, ...log.map(harmless)], ','),
  };
}

/** The accepted fixes of each column, in the order of their kinds. */
function acceptedFixes(
  table: CsvTable,
  check: CsvCheck,
  accepted: readonly string[],
): Map<number, { kind: SuggestionKind; fix: Fix }[]> {
  const fixes = new Map<number, { kind: SuggestionKind; fix: Fix }[]>();
  for (const [index, column] of check.columns.entries()) {
    const list = suggestionKinds.flatMap((kind) => {
      if (!accepted.includes(`${kind}:${index}`)) return [];
      const fix = fixFor(kind, column, index, table, check);
      return fix === undefined ? [] : [{ kind, fix }];
    });
    if (list.length > 0) fixes.set(index, list);
  }
  return fixes;
}

function duplicateLine(table: CsvTable, check: CsvCheck, index: number): string {
  const first = check.duplicateOf[index] ?? -1;
  return first >= 0 ? `${table.lines[first] ?? ''}` : '';
}

function toCheck(check: CsvCheck, row: readonly string[]): string {
  return check.columns
    .filter((column, at) => {
      const value = (row[at] ?? '').trim();
      if (isEmptyValue(value, isContactType(column.type))) return false;
      const order = check.dateOrders[at] ?? 'month-first';
      return validatorOf(column.type, order)?.(value) === false;
    })
    .map(({ header }) => header)
    .join(', ');
}

function widestOf(table: CsvTable): number {
  let widest = table.columns.length;
  for (const row of table.rows) widest = Math.max(widest, row.length);
  return widest;
}

function widen(cells: readonly string[], width: number, more: readonly string[]): string[] {
  if (more.length === 0) return [...cells];
  return [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill(''), ...more];
}

/** Escapes the cells of the log, so that a spreadsheet runs no formula (ASVS 1.2.10). */
function harmless(row: readonly string[]): string[] {
  return row.map((cell) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell));
}

/** Writes the rows as CSV. If the delimiter is ambiguous, the first line declares it. */
function toText(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  const text = rows.map((row) => row.map(quoteCell).join(delimiter)).join('\r\n');
  const isClear = guessDelimiter(text.replaceAll('\r\n', '\n')) === delimiter;
  const declares = /^"?sep=/i.test(text) || !isClear;
  return `\ufeff${declares ? `sep=${delimiter}\r\n` : ''}${text}\r\n`;
}

function quoteCell(value: string): string {
  const needsQuotes =
    /["\r\n]/.test(value) || value !== value.trim() || delimiters.some((d) => value.includes(d));
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}
