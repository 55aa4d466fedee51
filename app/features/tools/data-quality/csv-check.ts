import { isContactType } from './column-guess.ts';
import type { DateOrder } from './csv-dates.ts';
import { findDuplicates } from './csv-duplicates.ts';
import { type ColumnReport, type Profile, profileColumn, validatorOf } from './csv-profile.ts';
import type { CsvColumn, CsvTable } from './csv-table.ts';
import { isEmptyValue } from './csv-values.ts';
import { dataQualityDefaults } from './data-quality-defaults.content.ts';
import type { FileInput } from './file-input.ts';
import { type Finding, findingsOf } from './findings.ts';
import { measureTimeliness } from './timeliness.ts';

export type RowIssue =
  | { readonly kind: 'duplicate'; readonly ofLine: number }
  | { readonly kind: 'invalid' | 'empty' | 'shared'; readonly column: number };

/** A row that needs work. Shown on screen only, never sent or stored. */
export type WorstRow = {
  readonly row: number;
  readonly line: number;
  readonly minutes: number;
  readonly cells: readonly string[];
  readonly issues: readonly RowIssue[];
};

export type CsvCheck = {
  /** Only numbers. This is sent to the server if the visitor asks for the result by email. */
  readonly input: FileInput;
  readonly columns: readonly ColumnReport[];
  /** At most 50, most minutes of work first. */
  readonly worstRows: readonly WorstRow[];
  /** For each row the index of the row that it may repeat, or -1. */
  readonly duplicateOf: Int32Array;
  /** How to read "03/04/2026" in each date column. */
  readonly dateOrders: readonly DateOrder[];
  /** Indexes of the date columns whose order the visitor must choose. */
  readonly asksDateOrder: readonly number[];
  /** The problems of the file, with counts and the columns concerned. */
  readonly findings: readonly Finding[];
};

export type CheckOptions = {
  /** Today's calendar date, YYYY-MM-DD. */
  readonly today: string;
  /** The columns as corrected by the visitor; the guessed ones by default. */
  readonly columns?: readonly CsvColumn[];
  /** How the visitor says "03/04/2026" is meant, by column. */
  readonly dateOrders?: Readonly<Record<number, DateOrder>>;
};

const WORST_ROWS = 50;
const SHOWN_CELL_CHARS = 120;

/**
 * Measures a table. 100,000 rows take well under two seconds.
 *
 *   completeness = mean over required columns of filled / rows
 *   uniqueness   = rows that repeat no earlier one / rows that can be compared (csv-duplicates.ts)
 *   validity     = valid / filled over email, phone, postal, date and URL columns
 *   consistency  = mean over columns of the share in the usual pattern (dates, phones), and of
 *                  1 − labels that differ in case or spaces only / distinct labels
 *   timeliness   = (rows within 12 months + half of those within 24) / rows (timeliness.ts)
 *
 * A column with one value in all rows says nothing about consistency or timeliness.
 */
export function checkCsv(table: CsvTable, options: CheckOptions): CsvCheck {
  const columns = table.columns.map((column, index) => options.columns?.[index] ?? column);
  const { rows } = table;
  const work = new Float64Array(rows.length);
  const profiles = columns.map((column, index) =>
    profileColumn(column, index, rows, work, options.dateOrders?.[index]),
  );
  const { duplicateOf, counts, keyed } = findDuplicates(columns, rows);
  const duplicates = sum(Object.values(counts));
  const timeliness = measureTimeliness(profiles, rows.length, options.today);
  for (const [row, first] of duplicateOf.entries()) {
    if (first >= 0) work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerDuplicate.value;
  }
  const required = profiles.filter(({ report }) => report.required && report.type !== 'ignore');
  const typed = profiles.filter(({ report }) => report.valid !== null);
  const typedFilled = sum(typed.map((p) => p.filledCount));
  const invalid = sum(typed.map(({ report }) => report.invalidCount));
  const consistent = profiles.flatMap(({ report }) => report.consistent ?? []);
  const findings = findingsOf(table, columns, profiles, {
    uncomparableRows: rows.length - keyed,
    futureColumns: timeliness.futureColumns,
  });
  return {
    input: {
      mode: 'file',
      rows: rows.length,
      columns: columns.filter(({ type }) => type !== 'ignore').length,
      holdsPatients: columns.some(({ header }) =>
        /patient|health ?card|ohip|chart ?(no|#|num)/i.test(header),
      ),
      measured: {
        completeness:
          required.length === 0
            ? null
            : sum(required.map(({ report }) => report.filled)) / required.length,
        uniqueness: keyed === 0 ? null : (keyed - duplicates) / keyed,
        validity: typedFilled === 0 ? null : (typedFilled - invalid) / typedFilled,
        timeliness: timeliness.ratio,
        consistency: consistent.length === 0 ? null : sum(consistent) / consistent.length,
      },
      sample: null,
      duplicates,
      duplicatesByRule: counts,
      invalid,
      empty: sum(required.map(({ report }) => report.emptyCount)),
      findings: Object.fromEntries(findings.map(({ kind, count }) => [kind, count])),
      weakestColumn: weakestOf(profiles),
    },
    columns: profiles.map(({ report }) => report),
    worstRows: worstRows(table, columns, profiles, duplicateOf, work),
    duplicateOf,
    dateOrders: profiles.map(({ dateOrder }) => dateOrder),
    asksDateOrder: profiles.flatMap(({ asksDateOrder }, index) => (asksDateOrder ? [index] : [])),
    findings,
  };
}

/** The smallest share of usable values among columns that are required or have a format. */
function weakestOf(profiles: readonly Profile[]): number | null {
  const shares = profiles.flatMap(({ report: { required, filled, valid } }) =>
    required || valid !== null ? [(required ? filled : 1) * (valid ?? 1)] : [],
  );
  return shares.length === 0 ? null : Math.min(...shares);
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
      if (isEmptyValue(value, isContactType(type))) {
        if (required && type !== 'ignore') issues.push({ kind: 'empty', column });
      } else if (
        validatorOf(type, profiles[column]?.dateOrder ?? 'month-first')?.(value) === false
      ) {
        issues.push({ kind: 'invalid', column });
      } else if (profiles[column]?.standInValues.has(value.toLowerCase())) {
        issues.push({ kind: 'shared', column });
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

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
