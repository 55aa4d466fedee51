import { delimiters, guessDelimiter, UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf } from '#app/platform/outbox/address.ts';
import {
  cleaningMinutes,
  type DuplicateRule,
  type FileInput,
  type FindingKind,
} from './file-input.ts';
import type { Column, Table } from './table.ts';
import {
  dateOrderOf,
  foldCase,
  foldName,
  formats,
  isEmail,
  isEmptyValue,
  phoneDigits,
  readDate,
} from './values.ts';

/** What is wrong with a cell. */
export type CellIssue = 'empty' | 'invalid' | 'unreadable';

/** A problem of the file: how many cells, rows or columns it concerns, and the columns' headings. */
export type Finding = { kind: FindingKind; count: number; columns: string[] };

export type Check = ReturnType<typeof checkTable>;
type CheckedColumn = ReturnType<typeof checkColumn>;

const WORST_ROWS = 50;
const SHOWN_CELL_CHARS = 120;
const CONSTANT_FROM_ROWS = 5;

const cellOf = (row: readonly string[] | undefined, index: number): string =>
  (row?.[index] ?? '').trim();

/**
 * Measures a table. 100,000 rows take about a second.
 *
 *   completeness = mean over required columns of filled / rows
 *   uniqueness   = rows that repeat no earlier one / rows that can be compared
 *   validity     = valid / filled over email, phone, postal, date and URL columns
 *   consistency  = mean over columns of the share in the usual notation (dates, phones), and of
 *                  labels / their spellings, which differ in case or spaces only
 *   timeliness   = (rows within 12 months + half of those within 24) / rows
 *
 * @param given the columns as corrected by the visitor
 * @param today calendar date YYYY-MM-DD
 */
export function checkTable(table: Table, given: readonly Column[], today: string) {
  const { rows, lines } = table;
  const columns = given.map((column, index) => checkColumn(column, index, rows));
  const { duplicateOf, byRule, compared } = findDuplicates(given, rows);
  const duplicates = sum(Object.values(byRule));
  const work = rows.flatMap((row, at) => {
    const { duplicate, empty, invalid } = cleaningMinutes;
    let minutes = (duplicateOf[at] ?? -1) < 0 ? 0 : duplicate.value;
    for (const { issue } of issuesOf(columns, row)) {
      minutes += issue === 'empty' ? empty.value : invalid.value;
    }
    return minutes > 0 ? [{ at, row, minutes }] : [];
  });
  const required = columns.filter((column) => column.required);
  const typed = columns.filter((column) => column.valid !== null);
  const typedFilled = sum(typed.map(({ counts }) => counts.filled));
  const invalid = sum(typed.map(({ counts }) => counts.invalid));
  const usable = [...new Set([...required, ...typed])].map(
    (column) => (column.required ? column.filled : 1) * (column.valid ?? 1),
  );
  const findings = findingsOf(table, columns);
  const input: FileInput = {
    mode: 'file',
    rows: rows.length,
    columns: given.filter(({ type }) => type !== 'ignore').length,
    measured: {
      completeness: mean(required.map(({ filled }) => filled)),
      uniqueness: compared === 0 ? null : (compared - duplicates) / compared,
      validity: typedFilled === 0 ? null : (typedFilled - invalid) / typedFilled,
      timeliness: measureTimeliness(columns, rows, today),
      consistency: mean(columns.flatMap(({ consistent }) => consistent ?? [])),
    },
    duplicates,
    duplicatesByRule: byRule,
    invalid,
    empty: sum(required.map(({ counts }) => rows.length - counts.filled)),
    findings: Object.fromEntries(findings.map(({ kind, count }) => [kind, count])),
    weakestColumn: usable.length === 0 ? null : Math.min(...usable),
  };
  return {
    /** Only numbers. They are sent to the server if the visitor asks for the result by email. */
    input,
    columns,
    /** The rows that need most work; shown on screen only, never sent or stored. */
    worstRows: work
      .sort((a, b) => b.minutes - a.minutes)
      .slice(0, WORST_ROWS)
      .map(({ at, row, minutes }) => ({
        line: lines[at] ?? 0,
        minutes,
        cells: given.map((_, index) => cellOf(row, index).slice(0, SHOWN_CELL_CHARS)),
        /** The line that the row may repeat. */
        repeats: lines[duplicateOf[at] ?? -1],
        issues: issuesOf(columns, row),
      })),
    /** For each row the index of the row that it may repeat, or -1. */
    duplicateOf,
    findings,
  };
}

/** What is wrong with the cells of a row; empty cells count only where the column is required. */
function issuesOf(columns: readonly CheckedColumn[], row: readonly string[]) {
  const found: { issue: CellIssue; header: string }[] = [];
  for (const [index, { header, required, issueOf }] of columns.entries()) {
    const issue = issueOf(cellOf(row, index));
    if (issue !== undefined && (issue !== 'empty' || required)) found.push({ issue, header });
  }
  return found;
}

/** Reads every value of a column. Ratios are 0 to 1; null where they make no sense. */
function checkColumn({ header, type, required }: Column, index: number, rows: Table['rows']) {
  const format = formats[type];
  const issueOf = (value: string): CellIssue | undefined => {
    if (isEmptyValue(value, type)) return 'empty';
    if (value.includes(UNREADABLE)) return 'unreadable';
    return format?.fits(value) === false ? 'invalid' : undefined;
  };
  const counts = { filled: 0, invalid: 0, unreadable: 0 };
  /** How often each notation of a date or phone, and each label, stands in the column. */
  const patterns = new Map<string, number>();
  const values = new Set<string>();
  for (const row of rows) {
    const value = cellOf(row, index);
    const issue = issueOf(value);
    if (issue === 'empty') continue;
    counts.filled += 1;
    if (issue !== undefined) counts.invalid += 1;
    if (issue === 'unreadable') counts.unreadable += 1;
    if (values.size < 2) values.add(value);
    const pattern = type === 'label' ? value : format?.notation?.(value);
    if (pattern !== undefined) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
  }
  const { filled, invalid } = counts;
  /** All filled rows have the same value. */
  const isConstant = values.size === 1 && filled >= CONSTANT_FROM_ROWS;
  const consistency =
    type === 'label'
      ? new Set(Array.from(patterns.keys(), foldCase)).size / patterns.size
      : Math.max(...patterns.values()) / sum([...patterns.values()]);
  return {
    header,
    type,
    required: required && type !== 'ignore',
    filled: filled / rows.length,
    valid: format === undefined || filled === 0 ? null : (filled - invalid) / filled,
    consistent: isConstant || patterns.size === 0 ? null : consistency,
    counts,
    issueOf,
    patterns,
    /** How dates like 03/04/2026 are meant; null if the column leaves it open. */
    dateOrder: type === 'date' ? dateOrderOf(rows.map((row) => cellOf(row, index))) : null,
    isConstant,
  };
}

/**
 * Finds rows that may repeat an earlier one: the same name with the same email, phone or postal
 * code; without names, the same contact details. A shared email or phone alone is no reason,
 * because families share, and different dates of birth are never one record.
 */
function findDuplicates(columns: readonly Column[], rows: Table['rows']) {
  const indexOf = (wanted: Column['type']) => columns.findIndex(({ type }) => type === wanted);
  const names = columns.flatMap(({ type }, index) => (type === 'name' ? [index] : []));
  const [email, phone, postal] = [indexOf('email'), indexOf('phone'), indexOf('postal')];
  const born = columns.findIndex(({ header }) => /birth|dob|naissance/i.test(header));
  const duplicateOf = new Int32Array(rows.length).fill(-1);
  const byRule = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
  const firstOf = new Map<string, number>();
  let compared = 0;
  for (const [at, row] of rows.entries()) {
    const parts = names.map((index) => cellOf(row, index));
    const name = foldName(parts.filter((part) => !isEmptyValue(part, 'name')).join(' '));
    const typed = cellOf(row, email);
    const address = isEmail(typed) ? personOf(typed) : '';
    const number = phoneDigits(cellOf(row, phone))?.slice(-10) ?? '';
    const code = cellOf(row, postal).replace(/\W/g, '').toUpperCase();
    const details: Partial<Record<DuplicateRule, string>> =
      names.length > 0
        ? { 'name-email': address, 'name-phone': number, 'name-postal': code }
        : { 'same-contact': address || number ? `${address} ${number} ${code}` : '' };
    const rules = Object.entries(details).filter(([, detail]) => detail !== '');
    if (rules.length === 0 || (names.length > 0 && name === '')) continue;
    compared += 1;
    for (const [rule, detail] of rules as [DuplicateRule, string][]) {
      const key = [rule, name, detail, cellOf(row, born)].join('|');
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, at);
      else if (duplicateOf[at] === -1) {
        duplicateOf[at] = first;
        byRule[rule] += 1;
      }
    }
  }
  return { duplicateOf, byRule, compared };
}

/** Headings of dates that say when something was last done, and of those that say nothing of it. */
const lastDone = /last|updated|modified|derni/i;
const somethingElse =
  /birth|dob|naissance|next|due|expir|renew|since|creat|join|start|first|hire|sign(?:ed)?[ -]?up/i;

/**
 * How current the rows are, by the first column of dates that shows it: its order is clear, it has
 * several dates, and most of them are past. Null if there is none.
 */
function measureTimeliness(
  columns: readonly CheckedColumn[],
  rows: Table['rows'],
  today: string,
): number | null {
  const now = Number(today.replaceAll('-', ''));
  const used = columns.filter(
    ({ header, dateOrder, isConstant }) =>
      dateOrder !== null && !isConstant && !somethingElse.test(header),
  );
  const best = used.filter(({ header }) => lastDone.test(header));
  for (const column of [...best, ...used]) {
    const index = columns.indexOf(column);
    const days = rows.flatMap((row) => readDate(cellOf(row, index), column.dateOrder)?.day ?? []);
    const since = (start: number) => days.filter((day) => day > start && day <= now).length;
    if (since(0) * 2 < days.length) continue;
    return (since(now - 10_000) + since(now - 20_000)) / 2 / rows.length;
  }
  return null;
}

/** A cell that contains several values, because the file was split at the wrong delimiter. */
const packed = /\S.*[,;|\t:~^].*[,;|\t:~^].*\S/;

/** The problems of a file that its score doesn't show. */
function findingsOf(table: Table, columns: readonly CheckedColumn[]): Finding[] {
  const { rows, ragged, brokenQuotes, titleRows, encoding } = table;
  const whole = (kind: FindingKind, count: number | boolean): Finding => ({
    kind,
    count: Number(count),
    columns: [],
  });
  const named = (
    kind: FindingKind,
    countOf: (column: CheckedColumn) => number | boolean,
  ): Finding => ({
    kind,
    count: sum(columns.map((column) => Number(countOf(column)))),
    columns: columns.filter(countOf).map(({ header }) => header),
  });
  const isPacked = rows.some(([cell = '']) => packed.test(cell.slice(0, 500)));
  return [
    whole('one-column', columns.length === 1 && isPacked),
    named('empty-column', ({ filled }) => filled === 0),
    named('invalid-email', ({ type, counts }) => type === 'email' && counts.invalid),
    named('mixed-dates', ({ type, patterns, dateOrder }) => {
      return type === 'date' && (patterns.size > 1 || (patterns.size === 1 && dateOrder === null));
    }),
    named('unreadable', ({ counts }) => counts.unreadable),
    whole('ragged', ragged),
    whole('broken-quotes', brokenQuotes),
    whole('title-lines', titleRows.length),
    whole('encoding', encoding === 'windows-1252' || encoding === 'utf-16'),
  ].filter(({ count }) => count > 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The list as a CSV file, with a byte-order mark and \r\n as spreadsheet programs expect it. Changes
 * no value: it repairs encoding, line ends, spaces around cells, delimiter and quotes. Two columns at
 * its end say which earlier line a row may repeat, and which of its columns look wrong.
 * @param added the headings of those columns
 */
export function cleanedCopy(
  { columns: { length: width }, rows, lines, headerRow, titleRows, delimiter }: Table,
  { columns, duplicateOf }: Check,
  added: { readonly repeats: string; readonly toCheck: string },
): string {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), width);
  const marked = (cells: readonly string[], repeats: string, faults: string): string[] => [
    ...cells,
    ...Array<string>(Math.max(0, widest - cells.length)).fill(''),
    repeats,
    faults,
  ];
  const all = [
    ...titleRows,
    marked(headerRow ?? [], added.repeats, added.toCheck),
    ...rows.map((row, at) => {
      const faults = issuesOf(columns, row).filter(({ issue }) => issue !== 'empty');
      const repeated = lines[duplicateOf[at] ?? -1] ?? '';
      return marked(row, `${repeated}`, faults.map(({ header }) => header).join(', '));
    }),
  ];
  const text = all.map((row) => row.map(quoteCell).join(delimiter)).join('\r\n');
  // If the delimiter is ambiguous, the first line declares it.
  const isClear = guessDelimiter(text.replaceAll('\r\n', '\n')) === delimiter;
  return `\ufeff${isClear ? '' : `sep=${delimiter}\r\n`}${text}\r\n`;
}

function quoteCell(cell: string): string {
  const value = cell.trim();
  const needsQuotes = /["\r\n]/.test(value) || delimiters.some((one) => value.includes(one));
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}
