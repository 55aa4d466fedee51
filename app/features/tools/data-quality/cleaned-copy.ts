import { delimiters, guessDelimiter } from '#app/platform/csv/read-csv.ts';
import { type Check, type CheckedColumn, issuesOf } from './check-table.ts';
import type { Table } from './table.ts';
import { foldCase, formats, isEmptyValue, isFormula } from './values.ts';

type Fix = (value: string) => string;

/**
 * Changes that the visitor must accept, in the order in which they are applied to a cell. Each is
 * undefined for columns to which it doesn't apply.
 */
const fixes = {
  placeholder:
    ({ type }) =>
    (value) =>
      isEmptyValue(value, type) ? '' : value,
  spaces: () => (value) => value.replace(/[^\S\n]{2,}/g, ' '),
  notation: ({ type, dateOrder }) => {
    const write = type === 'date' && dateOrder === null ? undefined : formats[type]?.write;
    return write && ((value) => write(value, dateOrder ?? 'month-first'));
  },
  spelling: ({ type, patterns }) => (type === 'label' ? usualSpelling(patterns) : undefined),
  formula: () => (value) => (isFormula(value) ? `'${value}` : value),
} satisfies Record<string, (column: CheckedColumn) => Fix | undefined>;

export type FixKind = keyof typeof fixes;

/** A change of a column, with the number of changed cells and three examples. */
export type Suggestion = {
  /** "phone:2": the kind and the index of the column. */
  id: string;
  kind: FixKind;
  header: string;
  count: number;
  examples: { before: string; after: string }[];
};

/** What the visitor has ticked: ids of suggestions, and columns to add. */
export type CopyOptions = { accepted: readonly string[]; duplicates: boolean; toCheck: boolean };

const EXAMPLES = 3;
const EXAMPLE_CHARS = 60;

/** The fixes that apply to a column, by their ids. */
function fixesFor(column: CheckedColumn, index: number) {
  if (column.type === 'ignore') return [];
  return (Object.keys(fixes) as FixKind[]).flatMap((kind) => {
    const fix = fixes[kind](column);
    return fix === undefined ? [] : [{ id: `${kind}:${index}`, kind, fix }];
  });
}

/** All possible changes, each for one column. */
export function suggestionsFor(table: Table, { columns }: Check): Suggestion[] {
  return columns.flatMap((column, index) =>
    fixesFor(column, index).flatMap(({ id, kind, fix }) => {
      const examples = new Map<string, string>();
      let count = 0;
      for (const row of table.rows) {
        const before = (row[index] ?? '').trim();
        const after = before === '' ? '' : fix(before);
        if (after === before) continue;
        count += 1;
        if (examples.size < EXAMPLES) {
          examples.set(before.slice(0, EXAMPLE_CHARS), after.slice(0, EXAMPLE_CHARS));
        }
      }
      const shown = Array.from(examples, ([before, after]) => ({ before, after }));
      return count === 0 ? [] : [{ id, kind, header: column.header, count, examples: shown }];
    }),
  );
}

/**
 * The list as a clean CSV file, with a byte-order mark and \r\n as spreadsheet programs expect it.
 * Always repairs encoding, line ends, spaces around cells, delimiter and quotes, which changes no
 * value. Every other change must be ticked.
 * @param added the headings of the columns that may be added
 */
export function cleanedCopy(
  table: Table,
  { columns, duplicateOf }: Check,
  { accepted, duplicates, toCheck }: CopyOptions,
  added: { readonly duplicates: string; readonly toCheck: string },
): string {
  const chosen = columns.map((column, index) =>
    fixesFor(column, index).filter(({ id }) => accepted.includes(id)),
  );
  const widest = table.rows.reduce((most, row) => Math.max(most, row.length), columns.length);
  const mark = (cells: readonly string[], repeats: string, faults: string): string[] => {
    const marks = [...(duplicates ? [repeats] : []), ...(toCheck ? [faults] : [])];
    const trimmed = cells.map((cell) => cell.trim());
    if (marks.length === 0) return trimmed;
    return [...trimmed, ...Array(Math.max(0, widest - cells.length)).fill(''), ...marks];
  };
  const head =
    table.headerRow === null && !duplicates && !toCheck
      ? []
      : [mark(table.headerRow ?? [], added.duplicates, added.toCheck)];
  const rows = table.rows.map((row, at) => {
    const cells = row.map((cell, index) =>
      (chosen[index] ?? []).reduce((value, { fix }) => fix(value), cell.trim()),
    );
    const faults = toCheck ? issuesOf(columns, row).filter(({ issue }) => issue !== 'empty') : [];
    const repeated = table.lines[duplicateOf[at] ?? -1];
    return mark(cells, `${repeated ?? ''}`, faults.map(({ header }) => header).join(', '));
  });
  return toText(
    [...table.titleRows.map((row) => row.map((cell) => cell.trim())), ...head, ...rows],
    table.delimiter,
  );
}

/** Gives each label the spelling that is used most; the first one met wins a tie. */
function usualSpelling(spellings: ReadonlyMap<string, number>): Fix {
  const usual = new Map<string, string>();
  for (const [label, count] of spellings) {
    const rival = usual.get(foldCase(label));
    if (rival === undefined || count > (spellings.get(rival) ?? 0))
      usual.set(foldCase(label), label);
  }
  return (value) => usual.get(foldCase(value)) ?? value;
}

/** Writes the rows as CSV. If the delimiter is ambiguous, the first line declares it. */
function toText(rows: readonly (readonly string[])[], delimiter: Table['delimiter']): string {
  const text = rows.map((row) => row.map(quoteCell).join(delimiter)).join('\r\n');
  const isClear = guessDelimiter(text.replaceAll('\r\n', '\n')) === delimiter;
  const declares = /^"?sep=/i.test(text) || !isClear;
  return `\ufeff${declares ? `sep=${delimiter}\r\n` : ''}${text}\r\n`;
}

function quoteCell(value: string): string {
  const needsQuotes = /["\r\n]/.test(value) || delimiters.some((one) => value.includes(one));
  return needsQuotes ? `"${value.replaceAll('"', '""')}"` : value;
}
