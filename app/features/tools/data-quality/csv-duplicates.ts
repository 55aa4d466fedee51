import type { ColumnType, CsvColumn } from './csv-table.ts';
import { foldLabel, isEmail, isEmptyValue, phoneDigits } from './csv-values.ts';

/**
 * Finds rows that repeat an earlier one. The key of a row is its e-mail, else the last ten digits
 * of its phone, else its folded name with its postal code; a row without any can't be compared.
 */
export function findDuplicates(
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
