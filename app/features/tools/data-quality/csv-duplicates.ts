import { parseDate } from './csv-dates.ts';
import type { ColumnType, CsvColumn } from './csv-table.ts';
import { foldLabel, foldName, isEmail, isEmptyValue, phoneDigits } from './csv-values.ts';

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
  readonly index: number;
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
  // Most names stand once: only the number of their row is kept, until a second one is met.
  const seen = new Map<string, number | Row[]>();
  const duplicateOf = new Int32Array(rows.length).fill(-1);
  const counts = { 'name-email': 0, 'name-phone': 0, 'name-postal': 0, 'same-contact': 0 };
  let keyed = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = read(rows[index] ?? [], index);
    const key = hasNames ? row.name : row.email || row.phone;
    const canCompare = key !== '' && (row.email !== '' || row.phone !== '' || row.postal !== '');
    if (!canCompare) continue;
    keyed += 1;
    const known = seen.get(key);
    if (known === undefined) {
      seen.set(key, index);
      continue;
    }
    const others = typeof known === 'number' ? [read(rows[known] ?? [], known)] : known;
    if (others !== known) seen.set(key, others);
    for (const other of others) {
      const rule = ruleFor(other, row, hasNames);
      if (rule === undefined) continue;
      duplicateOf[index] = other.index;
      counts[rule] += 1;
      break;
    }
    if (duplicateOf[index] === -1 && others.length < MOST_COMPARED) others.push(row);
  }
  return { duplicateOf, counts, keyed };
}

/** Two hundred people of one name are compared with each other; more would take too long. */
const MOST_COMPARED = 200;

function rowReader(
  columns: readonly CsvColumn[],
): (cells: readonly string[], index: number) => Row {
  const of = (type: ColumnType): number[] =>
    columns.flatMap((column, index) => (column.type === type ? [index] : []));
  const first = (type: ColumnType): number => of(type)[0] ?? -1;
  const names = of('name');
  const [email, phone, postal] = [first('email'), first('phone'), first('postal')];
  const born = columns.findIndex(
    ({ type, header }) => type === 'date' && /birth|dob|naissance/i.test(header),
  );
  return (cells, index) => {
    const at = (column: number): string => (column < 0 ? '' : (cells[column] ?? '').trim());
    const address = at(email);
    const code = at(postal);
    const day = at(born);
    let name = '';
    for (const column of names) {
      const part = at(column);
      if (!isEmptyValue(part, true)) name = name === '' ? part : `${name} ${part}`;
    }
    return {
      index,
      name: foldName(name),
      email: isEmail(address) ? address.toLowerCase() : '',
      phone: phoneDigits(at(phone))?.slice(-10) ?? '',
      postal: isEmptyValue(code, true) ? '' : foldLabel(code),
      born: day === '' ? '' : `${parseDate(day, 'month-first')?.day ?? day}`,
    };
  };
}

/** The rule by which two rows with the same name, or without names, may be one record. */
function ruleFor(a: Row, b: Row, hasNames: boolean): DuplicateRule | undefined {
  if (!agree(a.born, b.born)) return undefined;
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
