import { isContactType } from './column-guess.ts';
import type { CsvCheck } from './csv-check.ts';
import { type DateOrder, parseDate } from './csv-dates.ts';
import type { ColumnReport } from './csv-profile.ts';
import type { CsvTable } from './csv-table.ts';
import {
  foldCase,
  isEmail,
  isEmptyValue,
  isFormula,
  isPostalCode,
  phoneDigits,
} from './csv-values.ts';

/** Changes that the visitor must accept, in the order in which they are applied to a cell. */
export const suggestionKinds = [
  'placeholder',
  'spaces',
  'email-case',
  'phone',
  'postal',
  'date',
  'spelling',
  'formula',
] as const;

export type SuggestionKind = (typeof suggestionKinds)[number];

/** A change of a column, with the number of changed cells and three examples. */
export type Suggestion = {
  /** "phone:2": the kind and the index of the column. */
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly column: number;
  readonly header: string;
  readonly count: number;
  readonly examples: readonly { readonly before: string; readonly after: string }[];
};

export type Fix = (value: string) => string;

const EXAMPLES = 3;
const EXAMPLE_CHARS = 60;

type Found = { kind: SuggestionKind; fix: Fix; count: number; examples: Map<string, string> };

/** All possible changes, each for one column. Doesn't change the table. */
export function suggestionsFor(table: CsvTable, check: CsvCheck): Suggestion[] {
  return check.columns.flatMap((column, index) => {
    if (column.type === 'ignore') return [];
    const found = suggestionKinds.flatMap((kind): Found[] => {
      const fix = fixFor(kind, column, index, table, check);
      return fix === undefined ? [] : [{ kind, fix, count: 0, examples: new Map() }];
    });
    for (const row of table.rows) {
      const before = (row[index] ?? '').trim();
      if (before === '') continue;
      for (const entry of found) {
        const after = entry.fix(before);
        if (after === before) continue;
        entry.count += 1;
        if (entry.examples.size < EXAMPLES) entry.examples.set(before, after);
      }
    }
    return found
      .filter(({ count }) => count > 0)
      .map(({ kind, count, examples }) => ({
        id: `${kind}:${index}`,
        kind,
        column: index,
        header: column.header,
        count,
        examples: [...examples].map(([before, after]) => ({
          before: before.slice(0, EXAMPLE_CHARS),
          after: after.slice(0, EXAMPLE_CHARS),
        })),
      }));
  });
}

/**
 * The fix of a kind for a column; undefined if it doesn't apply or the visitor must decide first.
 */
export function fixFor(
  kind: SuggestionKind,
  column: Pick<ColumnReport, 'type'>,
  index: number,
  table: CsvTable,
  check: CsvCheck,
): Fix | undefined {
  const { type } = column;
  switch (kind) {
    case 'placeholder':
      return (value) => (isEmptyValue(value, isContactType(type)) ? '' : value);
    case 'spaces':
      return (value) => (/\s\s/.test(value) ? value.replace(/[^\S\n]{2,}/g, ' ') : value);
    case 'email-case':
      return type === 'email' ? (v) => (isEmail(v) ? v.toLowerCase() : v) : undefined;
    case 'phone':
      return type === 'phone' ? fixPhone : undefined;
    case 'postal':
      return type === 'postal' ? fixPostal : undefined;
    case 'date': {
      if (type !== 'date' || check.asksDateOrder.includes(index)) return undefined;
      const order = check.dateOrders[index] ?? 'month-first';
      return (value) => fixDate(value, order);
    }
    case 'spelling': {
      if (type !== 'label') return undefined;
      return usualSpelling(table, index);
    }
    case 'formula':
      return (value) => (isFormula(value) ? `'${value}` : value);
    default:
      return kind satisfies never;
  }
}

/** Formats North American numbers and keeps their extension. */
function fixPhone(value: string): string {
  if (/^\d{3}-\d{3}-\d{4}$/.test(value)) return value;
  const digits = phoneDigits(value);
  if (digits === undefined || digits.startsWith('+')) return value;
  const extension = /(?:ext|x|poste|#)\.?\s*(\d{1,6})$/i.exec(value)?.[1];
  const main = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension === undefined ? main : `${main} ext. ${extension}`;
}

function fixPostal(value: string): string {
  if (!isPostalCode(value)) return value;
  const upper = value.toUpperCase().replace(' ', '');
  return `${upper.slice(0, 3)} ${upper.slice(3)}`;
}

/** Formats a date and keeps its time. Two-digit years aren't guessed. */
function fixDate(value: string, order: DateOrder): string {
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value;
  const day = parseDate(value, order)?.day;
  if (day === undefined || !/\d{4}/.test(value.replace(/[T ,]+\d{1,2}:.*$/, ''))) return value;
  const text = `${day}`;
  const time = /[T ,]+(\d{1,2}:\d{2}.*)$/.exec(value)?.[1];
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return time === undefined ? date : `${date} ${time}`;
}

/** Gives each label the spelling that is used most; the first one met wins a tie. */
function usualSpelling(table: CsvTable, index: number): Fix {
  const cells = new Map<string, number>();
  for (const row of table.rows) {
    const cell = (row[index] ?? '').trim();
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [cell, count] of cells) {
    const spelling = cell.replace(/\s+/g, ' ');
    if (!isEmptyValue(spelling)) counts.set(spelling, (counts.get(spelling) ?? 0) + count);
  }
  const usual = new Map<string, string>();
  for (const [spelling, count] of counts) {
    const key = foldCase(spelling);
    const rival = usual.get(key);
    if (rival === undefined || count > (counts.get(rival) ?? 0)) usual.set(key, spelling);
  }
  const known = new Map<string, string>();
  for (const cell of cells.keys()) known.set(cell, usual.get(foldCase(cell)) ?? cell);
  // Another fix may have changed the cell, so its value may not be in the file.
  return (value) => known.get(value) ?? usual.get(foldCase(value)) ?? value;
}
