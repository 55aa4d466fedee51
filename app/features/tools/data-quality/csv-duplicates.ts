import type { ColumnType, CsvColumn } from './csv-table.ts';
import {
  foldLabel,
  foldName,
  isEmail,
  isEmptyValue,
  parseDate,
  phoneDigits,
} from './csv-values.ts';

/** Why two rows may be the same record. A shared email or phone alone is no reason: families share. */
export const duplicateRules = ['name-email', 'name-phone', 'name-postal', 'same-contact'] as const;

export type DuplicateRule = (typeof duplicateRules)[number];

export type Duplicates = {
  /** For each row the index of the row that it may repeat, or -1. */
  readonly duplicateOf: Int32Array;
  readonly counts: Readonly<Record<DuplicateRule, number>>;
  /** Rows that have something to be compared by. */
  readonly keyed: number;
};

type Row = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly postal: string;
  readonly born: string;
};

/**
 * Finds rows that may repeat an earlier one: the same name together with the same email, phone or
 * postal code. Where the list has no names, every contact detail that both rows fill has to agree,
 * and at least one has to be filled. Different dates of birth are never one record.
 */
export function findDuplicates(
  columns: readonly CsvColumn[],
  rows: readonly (readonly string[])[],
): Duplicates {
  const read = rowReader(columns);
  const hasNames = columns.some(({ type }) => type === 'name');
  const seen = new Map<string, number[]>();
  const duplicateOf = new Int32Array(rows.length).fill(-1);
  const counts = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
  const kept: Row[] = [];
  let keyed = 0;
  for (const [index, cells] of rows.entries()) {
    const row = read(cells);
    kept.push(row);
    const key = hasNames ? row.name : row.email || row.phone;
    const canCompare = key !== '' && (row.email !== '' || row.phone !== '' || row.postal !== '');
    if (!canCompare) continue;
    keyed += 1;
    const others = seen.get(key);
    if (others === undefined) {
      seen.set(key, [index]);
      continue;
    }
    for (const at of others) {
      const rule = ruleFor(kept[at], row, hasNames);
      if (rule === undefined) continue;
      duplicateOf[index] = at;
      counts[rule] += 1;
      break;
    }
    if (duplicateOf[index] === -1 && others.length < MOST_COMPARED) others.push(index);
  }
  return { duplicateOf, counts, keyed };
}

/** Two hundred people of one name are compared with each other; more would take too long. */
const MOST_COMPARED = 200;

function rowReader(columns: readonly CsvColumn[]): (cells: readonly string[]) => Row {
  const of = (type: ColumnType): number[] =>
    columns.flatMap((column, index) => (column.type === type ? [index] : []));
  const first = (type: ColumnType): number => of(type)[0] ?? -1;
  const names = of('name');
  const [email, phone, postal] = [first('email'), first('phone'), first('postal')];
  const born = columns.findIndex(
    ({ type, header }) => type === 'date' && /birth|dob|naissance/i.test(header),
  );
  return (cells) => {
    const at = (index: number): string => (cells[index] ?? '').trim();
    const name = names.map(at).filter((value) => !isEmptyValue(value, true));
    return {
      name: foldName(name.join(' ')),
      email: isEmail(at(email)) ? at(email).toLowerCase() : '',
      phone: phoneDigits(at(phone))?.slice(-10) ?? '',
      postal: isEmptyValue(at(postal), true) ? '' : foldLabel(at(postal)),
      born: at(born) === '' ? '' : `${parseDate(at(born), 'month-first')?.day ?? at(born)}`,
    };
  };
}

/** The rule by which two rows with the same name, or without names, may be one record. */
function ruleFor(a: Row | undefined, b: Row, hasNames: boolean): DuplicateRule | undefined {
  if (a === undefined || !agree(a.born, b.born)) return undefined;
  if (!hasNames) {
    const isSame = agree(a.email, b.email) && agree(a.phone, b.phone) && agree(a.postal, b.postal);
    return isSame ? 'same-contact' : undefined;
  }
  if (a.email !== '' && a.email === b.email) return 'name-email';
  if (a.phone !== '' && a.phone === b.phone) return 'name-phone';
  return a.postal !== '' && a.postal === b.postal ? 'name-postal' : undefined;
}

/** What one of the two leaves open contradicts nothing. */
function agree(one: string, other: string): boolean {
  return one === '' || other === '' || one === other;
}
