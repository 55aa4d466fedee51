import { UNREADABLE } from '#app/platform/csv/read-csv.ts';
import { personOf } from '#app/platform/outbox/address.ts';
import { type DuplicateRule, type FindingKind, fileCheckWords } from './file-check.content.ts';
import type { FileInput } from './file-input.ts';
import type { Column, Table } from './table.ts';
import {
  formats,
  isDayFirstIn,
  isEmail,
  isEmptyValue,
  phoneDigits,
  readDate,
  withoutAccents,
} from './values.ts';

/** A checked table as the page shows it: at most 50 of its rows. */
export type Check = ReturnType<typeof checkTable>;
const words = fileCheckWords.rows;

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
  const { repeats, byRule, compared } = findDuplicates(columns, rows);
  /** For each row what to fix in it, in words. */
  const todo = rows.map((_, at) => {
    const repeated = lines[repeats[at] ?? -1];
    const faults = columns.flatMap(({ header, issues }) => {
      const issue = issues[at];
      return issue ? `${header}: ${words.issues[issue]}` : [];
    });
    return repeated === undefined ? faults : [`${words.repeats} ${repeated}`, ...faults];
  });
  const duplicates = sum(Object.values(byRule));
  const required = columns.filter((column) => column.required);
  const typed = columns.filter(({ valid }) => valid !== null);
  const typedFilled = sum(typed.map((column) => column.present));
  const invalid = sum(typed.map((column) => column.invalid));
  const usable = [...required, ...typed].map(
    (column) => (column.required ? column.filled : 1) * (column.valid ?? 1),
  );
  const input: FileInput = {
    mode: 'file',
    rows: rows.length,
    columns: given.filter(({ type }) => type !== 'ignore').length,
    measured: {
      completeness: mean(required.map(({ filled }) => filled)),
      uniqueness: compared === 0 ? null : (compared - duplicates) / compared,
      validity: typedFilled === 0 ? null : (typedFilled - invalid) / typedFilled,
      timeliness: measureTimeliness(columns, today),
      consistency: mean(columns.flatMap(({ consistent }) => consistent ?? [])),
    },
    duplicates,
    duplicatesByRule: byRule,
    invalid,
    empty: sum(required.map(({ present }) => rows.length - present)),
    findings: findingsOf(table, columns),
    weakestColumn: usable.length === 0 ? null : Math.min(...usable),
  };
  return {
    /** Only numbers. They are sent to the server if the visitor asks for the result by email. */
    input,
    columns: columns.map(({ values, issues, ...column }) => column),
    /** The rows with most to fix; shown on screen only, never sent or stored. */
    worstRows: todo
      .map((found, at) => ({ line: lines[at] ?? 0, todo: found }))
      .filter((row) => row.todo.length > 0)
      .sort((a, b) => b.todo.length - a.todo.length)
      .slice(0, WORST_ROWS),
    sheet: 'sheet' in table ? table.sheet : undefined,
    /** Never leaves the browser either. */
    copy: copyOf(table, todo),
  };
}

/** The text of a cell; empty for the words that people enter instead of a value. */
function filledText(cell = ''): string {
  const value = cell.trim();
  return isEmptyValue(value) ? '' : value;
}

/** Judges every value of a column. Ratios are 0 to 1; null where they make no sense. */
function checkColumn(column: Column, values: readonly string[]) {
  const { header, type } = column;
  const required = column.required && type !== 'ignore';
  const format = formats[type];
  const issues = values.map((value) => {
    if (value === '') return required ? 'empty' : undefined;
    if (value.includes(UNREADABLE)) return 'unreadable';
    return format?.fits(value) === false ? 'invalid' : undefined;
  });
  const present = values.filter((value) => value !== '');
  const invalid = issues.filter((issue) => issue === 'invalid' || issue === 'unreadable').length;
  const notation = type === 'label' ? (value: string) => value : format?.notation;
  const fitting = notation ? present.filter((value) => format?.fits(value) ?? true) : [];
  const notations = Map.groupBy(fitting, notation ?? String);
  const uses = Array.from(notations.values(), ({ length }) => length);
  const consistent =
    type === 'label'
      ? new Set(Array.from(notations.keys(), foldCase)).size / uses.length
      : Math.max(...uses) / fitting.length;
  /** How dates like 03/04/2026 are meant; null if the column leaves it open. */
  const isDayFirst = type === 'date' ? isDayFirstIn(present) : null;
  const isMixed = uses.length > 1 || (uses.length === 1 && isDayFirst === null);
  const found = {
    'empty-column': present.length === 0,
    'invalid-email': type === 'email' ? invalid : 0,
    'mixed-dates': type === 'date' && isMixed,
    unreadable: issues.filter((issue) => issue === 'unreadable').length,
  };
  return {
    header,
    type,
    required,
    values,
    issues,
    present: present.length,
    invalid,
    filled: present.length / values.length,
    valid: format && present.length > 0 ? 1 - invalid / present.length : null,
    consistent: uses.length > 0 ? consistent : null,
    isDayFirst,
    found,
  };
}

/** Labels that differ only in case and spaces are one. */
function foldCase(label: string): string {
  return label.toLowerCase().replace(/\s+/g, ' ');
}

/** Whatever the order of its words and their accents: "Lee, Kim" and "Kim  LEE" are one name. */
function foldName(name: string): string {
  return (withoutAccents(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

/**
 * Finds rows that may repeat an earlier one: the same name with the same email, phone or postal
 * code; without names, the same contact details. A shared email or phone alone is no reason,
 * because families share, and different dates of birth are never one record.
 */
function findDuplicates(columns: readonly CheckedColumn[], rows: Table['rows']) {
  const names = columns.filter(({ type }) => type === 'name');
  const born = columns.find(({ header }) => /birth|dob|naissance/i.test(header));
  const [emails, phones, codes] = (['email', 'phone', 'postal'] as const).map((wanted) =>
    columns.find(({ type }) => type === wanted),
  );
  /** For a row that repeats another the index of that row. */
  const repeats: (number | undefined)[] = [];
  const byRule = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
  const firstOf = new Map<string, number>();
  let compared = 0;
  for (const at of rows.keys()) {
    const cellOf = (column: CheckedColumn | undefined) => column?.values[at] ?? '';
    const name = foldName(names.map(cellOf).join(' '));
    const email = isEmail(cellOf(emails)) ? personOf(cellOf(emails)) : '';
    const phone = phoneDigits(cellOf(phones))?.slice(-10) ?? '';
    const code = cellOf(codes).replace(/\W/g, '').toUpperCase();
    const details: Partial<Record<DuplicateRule, string>> =
      names.length > 0
        ? { 'name-email': name && email, 'name-phone': name && phone, 'name-postal': name && code }
        : { 'same-contact': email || phone ? `${email} ${phone} ${code}` : '' };
    const given = Object.entries(details).filter(([, detail]) => detail !== '');
    if (given.length > 0) compared += 1;
    for (const [rule, detail] of given as [DuplicateRule, string][]) {
      const key = [rule, name, detail, cellOf(born)].join('|');
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, at);
      else if (repeats[at] === undefined) {
        repeats[at] = first;
        byRule[rule] += 1;
      }
    }
  }
  return { repeats, byRule, compared };
}

/**
 * How current the rows are, by the first column of dates that says when something was last done.
 * Null if there is none, or if its order isn't clear, all its dates are the same, or most of them
 * are to come.
 */
function measureTimeliness(columns: readonly CheckedColumn[], today: string): number | null {
  const dates = columns.find(
    ({ header, isDayFirst }) => isDayFirst !== null && /last|updat|modif|visit|derni/i.test(header),
  );
  if (dates === undefined) return null;
  const days = dates.values.flatMap((value) => readDate(value, dates.isDayFirst) ?? []);
  const now = Number(today.replaceAll('-', ''));
  const since = (start: number) => days.filter((day) => day > start && day <= now).length;
  if (new Set(days).size < 2 || since(0) * 2 < days.length) return null;
  return (since(now - 10_000) + since(now - 20_000)) / 2 / dates.values.length;
}

/** A cell that contains several values, because the file was split at the wrong delimiter. */
const packed = /\S.*[,;|\t:~^].*[,;|\t:~^].*\S/;

/** How many problems of each kind a file has that its score doesn't show. */
function findingsOf(table: Table, columns: readonly CheckedColumn[]): Record<FindingKind, number> {
  const { rows, ragged, brokenRows, titleRows, encoding } = table;
  const isPacked = columns.length === 1 && rows.some(([cell = '']) => packed.test(cell));
  const inColumns = (kind: keyof CheckedColumn['found']) =>
    sum(columns.map(({ found }) => Number(found[kind])));
  return {
    'one-column': Number(isPacked),
    'empty-column': inColumns('empty-column'),
    'invalid-email': inColumns('invalid-email'),
    'mixed-dates': inColumns('mixed-dates'),
    unreadable: inColumns('unreadable'),
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
  const last = [...titleRows.map(() => ''), words.todo, ...todo.map((faults) => faults.join('; '))];
  const width = all.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = all.map((row, at) =>
    [...Array.from({ length: width }, (_, index) => row[index]?.trim() ?? ''), last[at] ?? '']
      .map((cell) => `"${cell.replaceAll('"', '""')}"`)
      .join(delimiter),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
