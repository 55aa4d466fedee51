import { isContactType } from './column-guess.ts';
import type { CsvCheck } from './csv-check.ts';
import type { ColumnReport } from './csv-profile.ts';
import type { CsvTable } from './csv-table.ts';
import {
  type DateOrder,
  foldCase,
  isEmail,
  isEmptyValue,
  isFormula,
  isPostalCode,
  parseDate,
  phoneDigits,
} from './csv-values.ts';

/** Changes that somebody has to agree to, in the order in which they are applied to a cell. */
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

/** One change of one column, with how much it would change and three examples. */
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

/** Every change that could be made, each for one column; nothing is changed by this. */
export function suggestionsFor(table: CsvTable, check: CsvCheck): Suggestion[] {
  return check.columns.flatMap((column, index) =>
    column.type === 'ignore'
      ? []
      : suggestionKinds.flatMap((kind) => {
          const fix = fixFor(kind, column, index, table, check);
          if (fix === undefined) return [];
          const examples = new Map<string, string>();
          let count = 0;
          for (const row of table.rows) {
            const before = (row[index] ?? '').trim();
            const after = fix(before);
            if (after === before) continue;
            count += 1;
            if (examples.size < EXAMPLES) examples.set(before, after);
          }
          if (count === 0) return [];
          return {
            id: `${kind}:${index}`,
            kind,
            column: index,
            header: column.header,
            count,
            examples: [...examples].map(([before, after]) => ({
              before: before.slice(0, EXAMPLE_CHARS),
              after: after.slice(0, EXAMPLE_CHARS),
            })),
          };
        }),
  );
}

/** The fix of one kind for one column; undefined where it makes no sense or somebody must be asked. */
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
      return (value) => value.replace(/[^\S\n]{2,}/g, ' ');
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
      const usual = usualSpellings(table, index);
      return (value) => usual.get(foldCase(value)) ?? value;
    }
    case 'formula':
      return (value) => (isFormula(value) ? `'${value}` : value);
    default:
      return kind satisfies never;
  }
}

/** North American numbers only; an extension stays behind the number. */
function fixPhone(value: string): string {
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

/** A year of two digits is not guessed; a time of day stays behind the date. */
function fixDate(value: string, order: DateOrder): string {
  const day = parseDate(value, order)?.day;
  if (day === undefined || !/\d{4}/.test(value.replace(/[T ,]+\d{1,2}:.*$/, ''))) return value;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value;
  const text = `${day}`;
  const time = /[T ,]+(\d{1,2}:\d{2}.*)$/.exec(value)?.[1];
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return time === undefined ? date : `${date} ${time}`;
}

/** For each label the spelling that is used most; the first one met wins a tie. */
function usualSpellings(table: CsvTable, index: number): Map<string, string> {
  const counts = new Map<string, number>();
  for (const row of table.rows) {
    const value = (row[index] ?? '').trim().replace(/\s+/g, ' ');
    if (!isEmptyValue(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const usual = new Map<string, string>();
  for (const [value, count] of counts) {
    const key = foldCase(value);
    const rival = usual.get(key);
    if (rival === undefined || count > (counts.get(rival) ?? 0)) usual.set(key, value);
  }
  return usual;
}
