import { delimiters, guessDelimiter, UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf } from '#app/platform/outbox/address.ts';
import {
  type DuplicateRule,
  dataQualityDefaults,
  type FileInput,
  type FindingKind,
} from './file-input.ts';
import type { Column, Table } from './table.ts';
import {
  type ColumnType,
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
  const { minutesPerDuplicate, minutesPerEmpty, minutesPerInvalid } = dataQualityDefaults;
  const work = rows.map((row, at) => {
    let minutes = (duplicateOf[at] ?? -1) < 0 ? 0 : minutesPerDuplicate.value;
    for (const { issue } of issuesOf(columns, row)) {
      minutes += issue === 'empty' ? minutesPerEmpty.value : minutesPerInvalid.value;
    }
    return { at, minutes };
  });
  const worst = work.filter(({ minutes }) => minutes > 0).sort((a, b) => b.minutes - a.minutes);
  const required = columns.filter((column) => column.required);
  const typed = columns.filter((column) => column.valid !== null);
  const typedFilled = sum(typed.map(({ counts }) => counts.filled));
  const invalid = sum(typed.map(({ counts }) => counts.invalid));
  const usable = [...new Set([...required, ...typed])].map(
    (column) => (column.required ? column.filled : 1) * (column.valid ?? 1),
  );
  const findings = findingsOf(table, columns, rows.length - compared);
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
    worstRows: worst.slice(0, WORST_ROWS).map(({ at, minutes }) => ({
      line: lines[at] ?? 0,
      minutes,
      cells: given.map((_, index) => cellOf(rows[at], index).slice(0, SHOWN_CELL_CHARS)),
      /** The line that the row may repeat. */
      repeats: lines[duplicateOf[at] ?? -1],
      issues: issuesOf(columns, rows[at]),
    })),
    /** For each row the index of the row that it may repeat, or -1. */
    duplicateOf,
    findings,
  };
}

/** What is wrong with the cells of a row; empty cells count only where the column is required. */
function issuesOf(columns: readonly CheckedColumn[], row: readonly string[] | undefined) {
  const found: { issue: CellIssue; header: string }[] = [];
  for (const [index, { header, required, issueOf }] of columns.entries()) {
    const issue = issueOf(cellOf(row, index));
    if (issue !== undefined && (issue !== 'empty' || required)) found.push({ issue, header });
  }
  return found;
}

/** Reads every value of a column. Ratios are 0 to 1; null where they make no sense. */
function checkColumn(column: Column, index: number, rows: Table['rows']) {
  const { type } = column;
  const dateOrder = type === 'date' ? dateOrderOf(rows.map((row) => cellOf(row, index))) : null;
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
  const isConstant = values.size === 1 && filled >= CONSTANT_FROM_ROWS;
  return {
    header: column.header,
    type,
    required: column.required && type !== 'ignore',
    filled: filled / rows.length,
    valid: format === undefined || filled === 0 ? null : (filled - invalid) / filled,
    consistent: isConstant || patterns.size === 0 ? null : consistency(type, patterns),
    counts,
    issueOf,
    patterns,
    /** How dates like 03/04/2026 are meant; null if the column leaves it open. */
    dateOrder,
    /** All filled rows have the same value. */
    isConstant,
  };
}

function consistency(type: ColumnType, patterns: ReadonlyMap<string, number>): number {
  if (type !== 'label') return Math.max(...patterns.values()) / sum([...patterns.values()]);
  return new Set(Array.from(patterns.keys(), foldCase)).size / patterns.size;
}

/**
 * Finds rows that may repeat an earlier one: the same name with the same email, phone or postal
 * code; without names, the same contact details. A shared email or phone alone is no reason,
 * because families share, and different dates of birth are never one record.
 */
function findDuplicates(columns: readonly Column[], rows: Table['rows']) {
  const indexesOf = (wanted: ColumnType) =>
    columns.flatMap(({ type }, index) => (type === wanted ? [index] : []));
  const names = indexesOf('name');
  const [email = -1] = indexesOf('email');
  const [phone = -1] = indexesOf('phone');
  const [postal = -1] = indexesOf('postal');
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
/** "9.05555E+09": a spreadsheet has rounded the number, so its digits are lost. */
const scientific = /^\d([.,]\d+)?e\+?\d{1,2}$/i;

/** The problems of a file that its score doesn't show. */
function findingsOf(
  table: Table,
  columns: readonly CheckedColumn[],
  uncomparable: number,
): Finding[] {
  const { rows } = table;
  const whole = (kind: FindingKind, count: number | boolean): Finding => ({
    kind,
    count: Number(count),
    columns: [],
  });
  const named = (
    kind: FindingKind,
    countOf: (column: CheckedColumn, index: number) => number | boolean,
  ): Finding => {
    const found = columns.map((column, index) => Number(countOf(column, index)));
    const headers = columns.flatMap(({ header }, index) => (found[index] ? [header] : []));
    return { kind, count: sum(found), columns: headers };
  };
  const cells = (index: number, test: (value: string) => boolean) =>
    rows.filter((row) => test(cellOf(row, index))).length;
  const isPacked = rows.some(([cell = '']) => packed.test(cell.slice(0, 500)));
  return [
    whole('one-column', columns.length === 1 && isPacked),
    named('empty-column', ({ filled }) => filled === 0),
    named('invalid-email', ({ type, counts }) => type === 'email' && counts.invalid),
    named(
      'scientific-phone',
      ({ type }, at) => type === 'phone' && cells(at, (value) => scientific.test(value)),
    ),
    named('mixed-dates', ({ type, patterns, dateOrder }) => {
      return type === 'date' && (patterns.size > 1 || (patterns.size === 1 && dateOrder === null));
    }),
    named('unreadable', ({ counts }) => counts.unreadable),
    whole('uncomparable', uncomparable),
    whole('ragged', table.ragged),
    whole('broken-quotes', table.brokenQuotes),
    whole('title-lines', table.titleRows.length),
    whole('encoding', table.encoding === 'windows-1252' || table.encoding === 'utf-16'),
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
 * no value: it repairs encoding, line ends, spaces around cells, delimiter and quotes.
 * @param added the headings of two more columns, for the line that a row may repeat and for the
 * columns whose value looks wrong; undefined: no columns are added
 */
export function cleanedCopy(
  table: Table,
  { columns, duplicateOf }: Check,
  added?: { readonly repeats: string; readonly toCheck: string },
): string {
  const { rows, lines, headerRow, titleRows, delimiter } = table;
  const widest = rows.reduce((most, row) => Math.max(most, row.length), columns.length);
  const withMarks = (cells: readonly string[], repeats = '', faults = ''): string[] => {
    const trimmed = cells.map((cell) => cell.trim());
    if (added === undefined) return trimmed;
    const missing = Array<string>(Math.max(0, widest - cells.length)).fill('');
    return [...trimmed, ...missing, repeats, faults];
  };
  const head =
    headerRow === null && added === undefined
      ? []
      : [withMarks(headerRow ?? [], added?.repeats, added?.toCheck)];
  const marked = rows.map((row, at) => {
    const faults = added && issuesOf(columns, row).filter(({ issue }) => issue !== 'empty');
    const repeated = lines[duplicateOf[at] ?? -1];
    return withMarks(row, `${repeated ?? ''}`, faults?.map(({ header }) => header).join(', '));
  });
  const titles = titleRows.map((row) => row.map((cell) => cell.trim()));
  const text = [...titles, ...head, ...marked]
    .map((row) => row.map(quoteCell).join(delimiter))
    .join('\r\n');
  // If the delimiter is ambiguous, the first line declares it.
  const isClear = guessDelimiter(text.replaceAll('\r\n', '\n')) === delimiter;
  const declares = /^"?sep=/i.test(text) || !isClear;
  return `\ufeff${declares ? `sep=${delimiter}\r\n` : ''}${text}\r\n`;
}

function quoteCell(value: string): string {
  const needsQuotes = /["\r\n]/.test(value) || delimiters.some((one) => value.includes(one));
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}
