import { isContactType } from './column-guess.ts';
import { type DateOrder, dateOrderOf, parseDate } from './csv-dates.ts';
import type { ColumnType, CsvColumn } from './csv-table.ts';
import {
  foldCase,
  isEmail,
  isEmptyValue,
  isPostalCode,
  isUrl,
  phoneDigits,
  phonePattern,
} from './csv-values.ts';
import { dataQualityDefaults } from './data-quality-defaults.content.ts';

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
  /** The values of the column don't show how "03/04/2026" is meant. */
  readonly asksDateOrder: boolean;
  /** All filled rows have the same value. */
  readonly isConstant: boolean;
  /** The number of rows with a placeholder: an address or number that is in too many rows. */
  readonly standIns: number;
  /** Those addresses and numbers, in lower case. */
  readonly standInValues: ReadonlySet<string>;
  /** The dates of a date column (20260304) by row; 0 for none. */
  readonly days: Int32Array | undefined;
};

/** An address or number in this many rows is a placeholder ("none@example.com"), not a family's. */
const STAND_IN_FROM = 10;
/** It must also be in at least one of this many rows. */
const STAND_IN_SHARE = 20;
const CONSTANT_FROM_ROWS = 5;

/** Reads every value of a column once, and adds the minutes of work that each row needs. */
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
  const read = valueReader(column.type, dateOrder);
  const days = column.type === 'date' ? new Int32Array(rows.length) : undefined;
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
    if (read === undefined) continue;
    const { isValid, pattern, day } = read(value);
    if (days !== undefined) days[row] = day;
    const isStandIn = standIns.size > 0 && standIns.has(value.toLowerCase());
    if (isStandIn) standInCount += 1;
    if (isStandIn || !isValid) {
      invalidCount += 1;
      work[row] = (work[row] ?? 0) + dataQualityDefaults.minutesPerInvalid.value;
    }
    if (pattern !== undefined) patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1);
  }
  const hasShape = validatorOf(column.type, dateOrder) !== undefined;
  const isConstantColumn = isConstant && filledCount >= CONSTANT_FROM_ROWS;
  return {
    report: {
      header: column.header,
      type: column.type,
      required: isRequired,
      filled: filledCount / rows.length,
      valid: !hasShape || filledCount === 0 ? null : (filledCount - invalidCount) / filledCount,
      consistent: isConstantColumn ? null : consistencyOf(column.type, patterns),
      invalidCount,
      emptyCount: rows.length - filledCount,
    },
    filledCount,
    dateOrder,
    asksDateOrder: givenOrder === undefined && proven === null,
    isConstant: isConstantColumn,
    standIns: standInCount,
    standInValues: standIns,
    days,
  };
}

/** The check of a type's format; undefined for types without a format. */
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

type ReadValue = {
  readonly isValid: boolean;
  /** How the value is written, for types with several notations. */
  readonly pattern: string | undefined;
  readonly day: number;
};

const plain = { valid: readOf(true), invalid: readOf(false) } as const;

function readOf(isValid: boolean, pattern?: string, day = 0): ReadValue {
  return { isValid, pattern, day };
}

/** Returns a function that reads a value in one pass; undefined for types that are only counted. */
function valueReader(
  type: ColumnType,
  dateOrder: DateOrder,
): ((value: string) => ReadValue) | undefined {
  if (type === 'label') return (value) => readOf(true, value);
  if (type === 'phone') {
    return (value) => readOf(phoneDigits(value) !== undefined, phonePattern(value));
  }
  if (type === 'date') {
    return (value) => {
      const date = parseDate(value, dateOrder);
      return date === undefined ? plain.invalid : readOf(true, date.pattern, date.day);
    };
  }
  const isValid = validatorOf(type, dateOrder);
  return isValid && ((value) => (isValid(value) ? plain.valid : plain.invalid));
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

/**
 * Addresses and numbers in at least ten rows and one of twenty. That can be at most twenty values:
 * a first pass finds the candidates (Misra and Gries, 1982), a second one counts them.
 */
function findStandIns(
  type: ColumnType,
  rows: readonly (readonly string[])[],
  index: number,
): ReadonlySet<string> {
  if (type !== 'email' && type !== 'phone') return new Set();
  const candidates = new Map<string, number>();
  for (const row of rows) {
    const key = (row[index] ?? '').trim().toLowerCase();
    if (key === '') continue;
    const count = candidates.get(key);
    if (count !== undefined) candidates.set(key, count + 1);
    else if (candidates.size < STAND_IN_SHARE) candidates.set(key, 1);
    else {
      for (const [other, seen] of candidates) {
        if (seen === 1) candidates.delete(other);
        else candidates.set(other, seen - 1);
      }
    }
  }
  for (const key of candidates.keys()) candidates.set(key, 0);
  for (const row of rows) {
    const key = (row[index] ?? '').trim().toLowerCase();
    const count = candidates.get(key);
    if (count !== undefined) candidates.set(key, count + 1);
  }
  const from = Math.max(STAND_IN_FROM, rows.length / STAND_IN_SHARE);
  const found = new Set<string>();
  for (const [value, count] of candidates) if (count >= from) found.add(value);
  return found;
}

function* cellsOf(rows: readonly (readonly string[])[], index: number): Generator<string> {
  for (const row of rows) yield (row[index] ?? '').trim();
}
