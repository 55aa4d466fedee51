import { UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf } from '#app/platform/outbox/address.ts';
import type { ColumnType, DuplicateRule, FindingKind } from './file-check.content.ts';
import type { FileInput } from './file-input.ts';
import type { Column, Table } from './table.ts';
import { filledText, formats, phoneDigits, readDate } from './values.ts';

/** A checked table as the page shows it: at most 50 of its rows. */
export type Check = ReturnType<typeof checkTable>;

type CheckedColumn = ReturnType<typeof checkColumn>;

const WORST_ROWS = 50;

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
  const columns = given.map((column, index) =>
    checkColumn(
      column,
      rows.map((row) => filledText(row[index])),
    ),
  );
  const { repeats, byRule, compared } = findDuplicates(columns, lines);
  /** For each row what to fix in it, in words. */
  const todo = rows.map((_, at) =>
    [
      repeats[at] ? `may repeat line ${repeats[at]}` : '',
      ...columns.map(({ header, issues }) => (issues[at] ? `${header}: ${issues[at]}` : '')),
    ].filter(Boolean),
  );
  const duplicates = sum(Object.values(byRule));
  const required = columns.filter((column) => column.required);
  const typed = columns.filter(({ valid }) => valid !== null);
  const filled = sum(typed.map(({ present }) => present));
  const invalid = sum(typed.map((column) => column.invalid));
  const input: FileInput = {
    mode: 'file',
    rows: rows.length,
    measured: {
      completeness: mean(required.map((column) => column.filled)),
      uniqueness: share(compared - duplicates, compared),
      validity: share(filled - invalid, filled),
      timeliness: measureTimeliness(columns, today),
      consistency: mean(columns.flatMap(({ consistent }) => consistent ?? [])),
    },
    duplicates,
    duplicatesByRule: byRule,
    invalid,
    empty: sum(required.map(({ present }) => rows.length - present)),
    findings: findingsOf(table, columns),
    weakestColumn: Math.min(
      ...columns.map(({ issues }) => 1 - issues.filter(Boolean).length / rows.length),
    ),
  };
  return {
    /** Only numbers. They are sent to the server if the visitor asks for the result by email. */
    input,
    columns: columns.map(({ values, issues, ...column }) => column),
    /** The rows with most to fix; shown on screen only, never sent or stored. */
    worstRows: todo
      .map((faults, at) => ({ line: lines[at] ?? 0, faults }))
      .filter(({ faults }) => faults.length > 0)
      .sort((a, b) => b.faults.length - a.faults.length)
      .slice(0, WORST_ROWS),
    /** Never leaves the browser. */
    copy: copyOf(table, todo),
  };
}

/** Judges every value of a column. Ratios are 0 to 1; null where they make no sense. */
function checkColumn({ header, type, required }: Column, values: readonly string[]) {
  const format = formats.find((one) => one.type === type);
  const isRequired = required && type !== 'ignore';
  const issues = values.map((value) => {
    if (value === '') return isRequired ? 'missing' : '';
    if (value.includes(UNREADABLE)) return 'can’t be read';
    return (format?.fits(value) ?? true) ? '' : 'not valid';
  });
  const present = values.filter(Boolean).length;
  const fitting = values.filter((value, at) => value && !issues[at]);
  const invalid = present - fitting.length;
  const notations = Map.groupBy(fitting, format?.notation ?? (() => type));
  const usual = Math.max(...Array.from(notations.values(), ({ length }) => length));
  const labels = new Set(fitting.map((label) => label.toLowerCase().replace(/\s+/g, ' ')));
  const hasDate = (order: RegExp) => type === 'date' && fitting.some((value) => order.test(value));
  /** Whether "03/04" is April 3, because another date of the column is like "31/12". */
  const isDayFirst = hasDate(/^(1[3-9]|[23]\d)[-/.]\d/);
  const isMonthFirst = hasDate(/^\d\d?[-/.](1[3-9]|[23]\d)[-/.]/);
  return {
    header,
    type,
    required: isRequired,
    values,
    issues,
    present,
    invalid,
    filled: present / values.length,
    valid: format ? share(fitting.length, present) : null,
    consistent:
      type === 'label'
        ? share(labels.size, new Set(fitting).size)
        : format?.notation
          ? share(usual, fitting.length)
          : null,
    isDayFirst,
    isMixed: type === 'date' && (notations.size > 1 || (isDayFirst && isMonthFirst)),
  };
}

/** Whatever the order of its words and their accents: "Lee, Kim" and "Kim  LEE" are one name. */
function foldName(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

/**
 * Finds rows that may repeat an earlier one: the same name with the same email, phone or postal
 * code; without names, the same contact details. A shared email or phone alone is no reason,
 * because families share, and different dates of birth are never one record.
 */
function findDuplicates(columns: readonly CheckedColumn[], lines: Table['lines']) {
  const names = columns.filter(({ type }) => type === 'name');
  const born = columns.find(({ header }) => /birth|dob|naissance/i.test(header));
  const firstOf = (wanted: ColumnType) => columns.find(({ type }) => type === wanted);
  const [emails, phones, codes] = [firstOf('email'), firstOf('phone'), firstOf('postal')];
  /** For a row that repeats another the line of that row. */
  const repeats: number[] = [];
  const byRule = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
  const lineOf = new Map<string, number>();
  let compared = 0;
  for (const [at, line] of lines.entries()) {
    const cellOf = (column: CheckedColumn | undefined) => column?.values[at] ?? '';
    const name = foldName(names.map(cellOf).join(' '));
    const email = personOf(cellOf(emails));
    const phone = phoneDigits(cellOf(phones))?.slice(-10) ?? '';
    const code = cellOf(codes).replace(/\W/g, '').toUpperCase();
    const details: [DuplicateRule, string][] =
      names.length === 0
        ? [['same-contact', email || phone ? `${email} ${phone} ${code}` : '']]
        : [
            ['name-email', name && email],
            ['name-phone', name && phone],
            ['name-postal', name && code],
          ];
    const given = details.filter(([, detail]) => detail !== '');
    if (given.length > 0) compared += 1;
    for (const [rule, detail] of given) {
      const key = [rule, name, detail, cellOf(born)].join('|');
      const first = lineOf.get(key);
      if (first === undefined) lineOf.set(key, line);
      else if (repeats[at] === undefined) {
        repeats[at] = first;
        byRule[rule] += 1;
      }
    }
  }
  return { repeats, byRule, compared };
}

/** How current the rows are, by the first column of dates that says when something was last done. */
function measureTimeliness(columns: readonly CheckedColumn[], today: string): number | null {
  const dates = columns.find(
    ({ header, type, present }) =>
      type === 'date' && present > 0 && /last|updat|modif|derni/i.test(header),
  );
  if (dates === undefined) return null;
  const days = dates.values.flatMap((value) => readDate(value, dates.isDayFirst) ?? []);
  const now = Number(today.replaceAll('-', ''));
  const since = (start: number) => days.filter((day) => day > start && day <= now).length;
  return (since(now - 10_000) + since(now - 20_000)) / 2 / dates.values.length;
}

/** A cell that contains several values, because the file was split at the wrong delimiter. */
const packed = /\S.*[,;|\t:~^].*[,;|\t:~^].*\S/;

/** How many problems of each kind a file has that its score doesn't show. */
function findingsOf(table: Table, columns: readonly CheckedColumn[]): Record<FindingKind, number> {
  const { rows, ragged, brokenRows, titleRows, encoding } = table;
  const isPacked = columns.length === 1 && rows.some(([cell = '']) => packed.test(cell));
  const emails = columns.filter(({ type }) => type === 'email');
  return {
    'one-column': Number(isPacked),
    'empty-column': columns.filter(({ present }) => present === 0).length,
    'invalid-email': sum(emails.map(({ invalid }) => invalid)),
    'mixed-dates': columns.filter(({ isMixed }) => isMixed).length,
    unreadable: rows.flat().filter((cell) => cell.includes(UNREADABLE)).length,
    ragged,
    'broken-quotes': brokenRows.size,
    'title-lines': titleRows.length,
    encoding: Number(encoding !== 'utf-8'),
  };
}

/**
 * The list as a CSV file, with a byte-order mark and \r\n as spreadsheet programs expect it. Changes
 * no value: it repairs encoding, line ends, spaces around cells and quotes. Every cell is quoted, so
 * that any program finds the delimiter. A column at its end says what to fix in each row.
 */
function copyOf(table: Table, todo: readonly (readonly string[])[]): string {
  const { titleRows, headerRow, rows, delimiter } = table;
  const all = [...titleRows, headerRow, ...rows];
  const faults = todo.map((row) => row.join('; '));
  const last = [...titleRows.map(() => ''), 'To check', ...faults];
  const width = all.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = all.map((row, at) =>
    [...Array.from({ length: width }, (_, index) => row[index]?.trim() ?? ''), last[at] ?? '']
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(delimiter),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function mean(values: readonly number[]): number | null {
  return share(sum(values), values.length);
}

/** Null where there is nothing to share. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
