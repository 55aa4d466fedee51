import { isSerialDate } from './csv-dates.ts';
import type { Profile } from './csv-profile.ts';
import type { CsvColumn, CsvTable } from './csv-table.ts';
import { hasTwoEmails, isEmptyValue, isFormula, isScientific } from './csv-values.ts';

/** The kinds of problems of a file, other than single invalid values. */
export const findingKinds = [
  'one-column',
  'constant',
  'placeholder-column',
  'stand-in',
  'scientific-phone',
  'two-emails',
  'serial-date',
  'ambiguous-date',
  'future-date',
  'uncomparable',
  'ragged',
  'broken-quotes',
  'formula',
  'title-lines',
  'encoding',
  'nul',
  'more-rows',
  'more-columns',
] as const;

export type FindingKind = (typeof findingKinds)[number];

export type Finding = {
  readonly kind: FindingKind;
  /** Cells, rows or columns, as the kind says. */
  readonly count: number;
  /** Headings of the columns concerned; empty where it is the whole file. */
  readonly columns: readonly string[];
};

/** The problems of a file that its score doesn't show. */
export function findingsOf(
  table: CsvTable,
  columns: readonly CsvColumn[],
  profiles: readonly Profile[],
  {
    uncomparableRows,
    futureColumns,
  }: { readonly uncomparableRows: number; readonly futureColumns: readonly string[] },
): Finding[] {
  const { notes, rows } = table;
  const cells = (type: CsvColumn['type'] | 'any', test: (value: string) => boolean) =>
    countCells(rows, columns, type, test);
  const whole = (kind: FindingKind, count: number): Finding => ({ kind, count, columns: [] });
  const of = (kind: FindingKind, found: ColumnCounts): Finding => ({
    kind,
    count: found.count,
    columns: found.columns,
  });
  const named = (kind: FindingKind, test: (profile: Profile) => boolean): Finding => {
    const headers = profiles.filter(test).map(({ report }) => report.header);
    return { kind, count: headers.length, columns: headers };
  };
  const standIns = profiles.filter((profile) => profile.standIns > 0);
  const all: Finding[] = [
    whole('one-column', columns.length === 1 && rows.some(([cell]) => isPacked(cell)) ? 1 : 0),
    named('constant', ({ isConstant }) => isConstant),
    named(
      'placeholder-column',
      ({ filledCount, report }) =>
        filledCount === 0 &&
        rows.some((row) => (row[columnOf(columns, report.header)] ?? '') !== ''),
    ),
    {
      kind: 'stand-in',
      count: standIns.reduce((sum, profile) => sum + profile.standIns, 0),
      columns: standIns.map(({ report }) => report.header),
    },
    of('scientific-phone', cells('phone', isScientific)),
    of('two-emails', cells('email', hasTwoEmails)),
    of('serial-date', cells('date', isSerialDate)),
    named('ambiguous-date', ({ asksDateOrder }) => asksDateOrder),
    { kind: 'future-date', count: futureColumns.length, columns: futureColumns },
    whole('uncomparable', uncomparableRows),
    whole('ragged', notes.raggedRows),
    whole('broken-quotes', notes.brokenQuotes),
    of('formula', cells('any', isFormula)),
    whole('title-lines', table.titleRows.length),
    whole('encoding', table.encoding === 'windows-1252' ? 1 : 0),
    whole('nul', notes.nulCharacters),
    whole('more-rows', notes.truncated ? 1 : 0),
    whole('more-columns', notes.columnsNotMeasured),
  ];
  return all.filter(({ count }) => count > 0);
}

type ColumnCounts = { readonly count: number; readonly columns: readonly string[] };

function countCells(
  rows: CsvTable['rows'],
  columns: readonly CsvColumn[],
  type: CsvColumn['type'] | 'any',
  test: (value: string) => boolean,
): ColumnCounts {
  let count = 0;
  const found: string[] = [];
  for (const [index, column] of columns.entries()) {
    if (type !== 'any' && column.type !== type) continue;
    const before = count;
    for (const row of rows) {
      const value = row[index] ?? '';
      if (value !== '' && test(value.trim()) && !isEmptyValue(value.trim())) count += 1;
    }
    if (count > before) found.push(column.header);
  }
  return { count, columns: found };
}

/** Whether a cell contains several fields, because the file was split at the wrong delimiter. */
function isPacked(cell = ''): boolean {
  return /[^\s].*[,;|\t:~^].*[,;|\t:~^].*[^\s]/.test(cell.slice(0, 500));
}

function columnOf(columns: readonly CsvColumn[], header: string): number {
  return columns.findIndex((column) => column.header === header);
}
