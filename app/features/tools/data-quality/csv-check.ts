import { dataQualityDefaults } from '../defaults.content.ts';
import type { ColumnType, CsvColumn, CsvTable } from './csv-table.ts';
import {
  type DateOrder,
  dateOrderOf,
  foldLabel,
  isEmail,
  isEmptyValue,
  isPostalCode,
  isUrl,
  parseDate,
  phoneDigits,
  phonePattern,
} from './csv-values.ts';
import type { FileInput } from './data-quality.formula.ts';

/** One column of the heat table. Ratios are 0 to 1; null where they make no sense. */
export type ColumnReport = {
  readonly header: string;
  readonly type: ColumnType;
  readonly required: boolean;
  readonly filled: number;
  readonly valid: number | null;
  readonly consistent: number | null;
  readonly invalidCount: number;
  readonly emptyCount: number;
};

export type RowIssue =
  | { readonly kind: 'duplicate'; readonly ofLine: number }
  | { readonly kind: 'invalid' | 'empty'; readonly column: number };

/** A row that needs work. Shown on screen only, never sent or stored. */
export type WorstRow = {
  readonly row: number;
  readonly line: number;
  readonly minutes: number;
  readonly cells: readonly string[];
  readonly issues: readonly RowIssue[];
};

export type CsvCheck = {
  /** Numbers only: what may leave the browser when the visitor asks for the result by e-mail. */
  readonly input: FileInput;
  readonly columns: readonly ColumnReport[];
  /** At most 50, most minutes of work first. */
  readonly worstRows: readonly WorstRow[];
  /** For each row the index of the row that it repeats, or -1. */
  readonly duplicateOf: Int32Array;
  /** How each date column means "03/04/2026". */
  readonly dateOrders: readonly DateOrder[];
  /** Cells that a spreadsheet would run as a formula. */
  readonly formulaCells: number;
  /** Rows without e-mail, phone, or name with postal code: they can't be compared. */
  readonly rowsWithoutKey: number;
};

export type CheckOptions = {
  /** Today's calendar date, YYYY-MM-DD. */
  readonly today: string;
  /** The columns as the visitor corrected them; the guessed ones otherwise. */
  readonly columns?: readonly CsvColumn[];
  /** The date column for timeliness; null for none, undefined for the guessed one. */
  readonly recencyColumn?: number | null;
};

const WORST_ROWS = 50;
const SHOWN_CELL_CHARS = 120;

/**
 * Measures a table. 100,000 rows take well under two seconds.
 *
 *   completeness = mean over required columns of filled / rows
 *   uniqueness   = distinct keys / rows that have a key; key: lower-cased e-mail, else the last ten
 *                  digits of the phone, else folded name + postal code
 *   validity     = valid / filled over e-mail, phone, postal, date and URL columns
 *   consistency  = mean over columns of the share in the usual pattern (dates, phones), and of
 *                  1 − near-duplicate labels / distinct labels
 *   timeliness   = (rows within 12 months + half of those within 24) / rows
 */
export function checkCsv(table: CsvTable, options: CheckOptions): CsvCheck {
  const columns = table.columns.map((column, index) => options.columns?.[index] ?? column);
  const { rows } = table;
  const work = new Float64Array(rows.length);
  const profiles = columns.map((column, index) => profileColumn(column, index, rows, work));
  const { duplicateOf, keyed, duplicates } = findDuplicates(columns, rows);
  const recency = options.recencyColumn === undefined ? table.recencyColumn : options.recencyColumn;
  for (const [row, first] of duplicateOf.entries()) {
    if (first >= 0) work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerDuplicate.value;
  }
  const required = profiles.filter(({ report }) => report.required && report.type !== 'ignore');
  const typed = profiles.filter(({ report }) => report.valid !== null);
  const typedFilled = sum(typed.map((p) => p.filledCount));
  const invalid = sum(typed.map(({ report }) => report.invalidCount));
  const consistent = profiles.flatMap(({ report }) => report.consistent ?? []);
  return {
    input: {
      mode: 'file',
      rows: rows.length,
      measured: {
        completeness:
          required.length === 0
            ? null
            : sum(required.map(({ report }) => report.filled)) / required.length,
        uniqueness: keyed === 0 ? null : (keyed - duplicates) / keyed,
        validity: typedFilled === 0 ? null : (typedFilled - invalid) / typedFilled,
        timeliness: timelinessOf(columns, recency, rows, options.today, profiles),
        consistency: consistent.length === 0 ? null : sum(consistent) / consistent.length,
      },
      sample: null,
      duplicates,
      invalid,
      empty: sum(required.map(({ report }) => report.emptyCount)),
    },
    columns: profiles.map(({ report }) => report),
    worstRows: worstRows(table, columns, profiles, duplicateOf, work),
    duplicateOf,
    dateOrders: profiles.map(({ dateOrder }) => dateOrder),
    formulaCells: countFormulas(rows),
    rowsWithoutKey: rows.length - keyed,
  };
}

/**
 * Random rows for the visitor to mark right or wrong, the same for the same seed.
 * @returns up to `count` different row indexes in ascending order
 */
export function sampleRows(rowCount: number, count: number, seed: number): number[] {
  const chosen = new Set<number>();
  let state = (seed ^ 0x9e3779b9) >>> 0;
  while (chosen.size < Math.min(count, rowCount)) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    chosen.add(Math.floor((state / 2 ** 32) * rowCount));
  }
  return [...chosen].sort((a, b) => a - b);
}

type Profile = {
  readonly report: ColumnReport;
  readonly filledCount: number;
  readonly dateOrder: DateOrder;
};

/** Looks at every value of a column once and adds the work that each row needs. */
function profileColumn(
  column: CsvColumn,
  index: number,
  rows: readonly (readonly string[])[],
  work: Float64Array,
): Profile {
  const dateOrder = column.type === 'date' ? dateOrderOf(cellsOf(rows, index)) : 'month-first';
  const isValid = validatorOf(column.type, dateOrder);
  const patternOf = patternReader(column.type, dateOrder);
  const patterns = new Map<string, number>();
  const isRequired = column.required && column.type !== 'ignore';
  let filledCount = 0;
  let invalidCount = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const value = (rows[row]?.[index] ?? '').trim();
    if (isEmptyValue(value)) {
      if (isRequired) {
        work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerEmpty.value;
      }
      continue;
    }
    filledCount += 1;
    if (isValid !== undefined && !isValid(value)) {
      invalidCount += 1;
      work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerInvalid.value;
    }
    const pattern = patternOf?.(value);
    if (pattern !== undefined) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
  }
  return {
    report: {
      header: column.header,
      type: column.type,
      required: isRequired,
      filled: filledCount / rows.length,
      valid:
        isValid === undefined || filledCount === 0
          ? null
          : (filledCount - invalidCount) / filledCount,
      consistent: consistencyOf(column.type, patterns),
      invalidCount,
      emptyCount: rows.length - filledCount,
    },
    filledCount,
    dateOrder,
  };
}

function validatorOf(
  type: ColumnType,
  dateOrder: DateOrder,
): ((value: string) => boolean) | undefined {
  if (type === 'email') return isEmail;
  if (type === 'phone') return (value) => phoneDigits(value) !== undefined;
  if (type === 'postal') return isPostalCode;
  if (type === 'date') return (value) => parseDate(value, dateOrder) !== undefined;
  return type === 'url' ? isUrl : undefined;
}

function patternReader(
  type: ColumnType,
  dateOrder: DateOrder,
): ((value: string) => string | undefined) | undefined {
  if (type === 'phone') return phonePattern;
  if (type === 'date') return (value) => parseDate(value, dateOrder)?.pattern;
  return type === 'label' ? (value) => value : undefined;
}

function consistencyOf(type: ColumnType, patterns: ReadonlyMap<string, number>): number | null {
  if (patterns.size === 0) return null;
  if (type === 'label') {
    const folded = new Set<string>();
    for (const label of patterns.keys()) folded.add(foldLabel(label));
    return folded.size / patterns.size;
  }
  let most = 0;
  let all = 0;
  for (const count of patterns.values()) {
    most = Math.max(most, count);
    all += count;
  }
  return most / all;
}

function findDuplicates(
  columns: readonly CsvColumn[],
  rows: readonly (readonly string[])[],
): { duplicateOf: Int32Array; keyed: number; duplicates: number } {
  const of = (type: ColumnType): number[] =>
    columns.flatMap((column, index) => (column.type === type ? [index] : []));
  const emailColumn = of('email')[0];
  const phoneColumn = of('phone')[0];
  const nameColumns = of('name');
  const postalColumn = of('postal')[0];
  const firstSeen = new Map<string, number>();
  const duplicateOf = new Int32Array(rows.length).fill(-1);
  let keyed = 0;
  let duplicates = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const cells = rows[row] ?? [];
    const at = (index: number | undefined): string =>
      index === undefined ? '' : (cells[index] ?? '').trim();
    const key = keyOf(
      at(emailColumn),
      at(phoneColumn),
      nameColumns.map((index) => at(index)).join(' '),
      at(postalColumn),
    );
    if (key === undefined) continue;
    keyed += 1;
    const first = firstSeen.get(key);
    if (first === undefined) {
      firstSeen.set(key, row);
    } else {
      duplicateOf[row] = first;
      duplicates += 1;
    }
  }
  return { duplicateOf, keyed, duplicates };
}

/** The kinds of keys are kept apart, so that a phone number never equals a postal code. */
function keyOf(email: string, phone: string, name: string, postal: string): string | undefined {
  if (isEmail(email)) return `e:${email.toLowerCase()}`;
  const digits = phoneDigits(phone);
  if (digits !== undefined) return `p:${digits.slice(-10)}`;
  const folded = foldLabel(name);
  if (folded === '' || isEmptyValue(postal)) return undefined;
  return `n:${folded}|${foldLabel(postal)}`;
}

function timelinessOf(
  columns: readonly CsvColumn[],
  recency: number | null,
  rows: readonly (readonly string[])[],
  today: string,
  profiles: readonly Profile[],
): number | null {
  if (recency === null || columns[recency]?.type !== 'date') return null;
  const order = profiles[recency]?.dateOrder ?? 'month-first';
  const now = Number(today.replaceAll('-', ''));
  let points = 0;
  for (const row of rows) {
    const day = parseDate((row[recency] ?? '').trim(), order)?.day;
    // A date in the future says nothing about when the record was last looked at.
    if (day === undefined || day > now) continue;
    if (day > now - 10_000) points += 1;
    else if (day > now - 20_000) points += 0.5;
  }
  return points / rows.length;
}

function worstRows(
  table: CsvTable,
  columns: readonly CsvColumn[],
  profiles: readonly Profile[],
  duplicateOf: Int32Array,
  work: Float64Array,
): WorstRow[] {
  const candidates: number[] = [];
  for (const [row, minutes] of work.entries()) if (minutes > 0) candidates.push(row);
  candidates.sort((a, b) => (work[b] ?? 0) - (work[a] ?? 0) || a - b);
  return candidates.slice(0, WORST_ROWS).map((row) => {
    const cells = table.rows[row] ?? [];
    const first = duplicateOf[row] ?? -1;
    const issues: RowIssue[] = [];
    if (first >= 0) issues.push({ kind: 'duplicate', ofLine: table.lines[first] ?? 0 });
    for (const [column, { type, required }] of columns.entries()) {
      const value = (cells[column] ?? '').trim();
      if (isEmptyValue(value)) {
        if (required && type !== 'ignore') issues.push({ kind: 'empty', column });
      } else if (
        validatorOf(type, profiles[column]?.dateOrder ?? 'month-first')?.(value) === false
      ) {
        issues.push({ kind: 'invalid', column });
      }
    }
    return {
      row,
      line: table.lines[row] ?? 0,
      minutes: work[row] ?? 0,
      cells: columns.map((_, column) => (cells[column] ?? '').slice(0, SHOWN_CELL_CHARS)),
      issues,
    };
  });
}

function countFormulas(rows: readonly (readonly string[])[]): number {
  let count = 0;
  for (const row of rows) for (const cell of row) if (isFormula(cell)) count += 1;
  return count;
}

/** = + - @ tab and carriage return, and the full-width forms of the four signs. */
const formulaStarts: ReadonlySet<number> = new Set([
  0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0xff1d, 0xff0b, 0xff0d, 0xff20,
]);

/**
 * Would a spreadsheet run this cell? Plain numbers and telephone numbers ("-5", "+1 905 …") are
 * harmless although they start with the same signs (ASVS 1.2.10).
 */
export function isFormula(cell: string): boolean {
  return formulaStarts.has(cell.charCodeAt(0)) && !/^[+-][\d\s().-]{1,40}$/.test(cell);
}

function* cellsOf(rows: readonly (readonly string[])[], index: number): Generator<string> {
  for (const row of rows) yield (row[index] ?? '').trim();
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
