import { dataQualityDefaults } from '../defaults.content.ts';
import { isContactType } from './column-guess.ts';
import type { ColumnType, CsvColumn } from './csv-table.ts';
import {
  type DateOrder,
  dateOrderOf,
  foldCase,
  isEmail,
  isEmptyValue,
  isPostalCode,
  isUrl,
  parseDate,
  phoneDigits,
  phonePattern,
} from './csv-values.ts';

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

export type Profile = {
  readonly report: ColumnReport;
  readonly filledCount: number;
  readonly dateOrder: DateOrder;
  /** The column means "03/04/2026" in a way that its values don't prove. */
  readonly asksDateOrder: boolean;
  /** One value stands in every filled row. */
  readonly isConstant: boolean;
  /** Rows whose address or number stands in so many rows that it is nobody's. */
  readonly standIns: number;
};

/** From here on an address or number that repeats is a stand-in ("none@example.com"), not a family. */
const STAND_IN_FROM = 10;
const CONSTANT_FROM_ROWS = 5;

/** Looks at every value of a column once and adds the work that each row needs. */
export function profileColumn(
  column: CsvColumn,
  index: number,
  rows: readonly (readonly string[])[],
  work: Float64Array,
  givenOrder?: DateOrder,
): Profile {
  const proven = column.type === 'date' ? dateOrderOf(cellsOf(rows, index)) : 'month-first';
  const dateOrder = givenOrder ?? proven ?? 'month-first';
  const standIns = findStandIns(column.type, rows, index);
  const isContact = isContactType(column.type);
  const isValid = validatorOf(column.type, dateOrder);
  const patternOf = patternReader(column.type, dateOrder);
  const patterns = new Map<string, number>();
  const isRequired = column.required && column.type !== 'ignore';
  let filledCount = 0;
  let invalidCount = 0;
  let standInCount = 0;
  let only: string | undefined;
  let isConstant = true;
  for (let row = 0; row < rows.length; row += 1) {
    const value = (rows[row]?.[index] ?? '').trim();
    if (isEmptyValue(value, isContact)) {
      if (isRequired) {
        work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerEmpty.value;
      }
      continue;
    }
    filledCount += 1;
    only ??= value;
    if (value !== only) isConstant = false;
    const isStandIn = standIns.has(value.toLowerCase());
    if (isStandIn) standInCount += 1;
    if (isValid !== undefined && (isStandIn || !isValid(value))) {
      invalidCount += 1;
      work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerInvalid.value;
    }
    const pattern = patternOf?.(value);
    if (pattern !== undefined) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
  }
  const isConstantColumn = isConstant && filledCount >= CONSTANT_FROM_ROWS;
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
      consistent: isConstantColumn ? null : consistencyOf(column.type, patterns),
      invalidCount,
      emptyCount: rows.length - filledCount,
    },
    filledCount,
    dateOrder,
    asksDateOrder: givenOrder === undefined && proven === null,
    isConstant: isConstantColumn,
    standIns: standInCount,
  };
}

/** Whether a value has the shape of its type; undefined for types without a shape. */
export function validatorOf(
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
    for (const label of patterns.keys()) folded.add(foldCase(label));
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

/** Addresses and numbers that stand in ten rows and more, and in one of twenty. */
function findStandIns(
  type: ColumnType,
  rows: readonly (readonly string[])[],
  index: number,
): ReadonlySet<string> {
  if (type !== 'email' && type !== 'phone') return new Set();
  const counts = new Map<string, number>();
  for (const value of cellsOf(rows, index)) {
    const key = value.toLowerCase();
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const from = Math.max(STAND_IN_FROM, rows.length / 20);
  return new Set([...counts].flatMap(([value, count]) => (count >= from ? [value] : [])));
}

function* cellsOf(rows: readonly (readonly string[])[], index: number): Generator<string> {
  for (const row of rows) yield (row[index] ?? '').trim();
}
