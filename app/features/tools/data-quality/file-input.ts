import * as v from 'valibot';
import type { Dimension } from './data-quality.content.ts';
import { fileLimits } from './data-quality-defaults.content.ts';

/** Why two rows may be the same record. */
export const duplicateRules = ['name-email', 'name-phone', 'name-postal', 'same-contact'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

/** The problems of a file that its score doesn't show. */
export const findingKinds = [
  'one-column',
  'empty-column',
  'constant',
  'invalid-email',
  'scientific-phone',
  'mixed-dates',
  'formula',
  'unreadable',
  'uncomparable',
  'ragged',
  'broken-quotes',
  'title-lines',
  'encoding',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The numbers of a file check. The file itself stays in the browser. */
export type FileInput = {
  readonly mode: 'file';
  readonly rows: number;
  /** Columns that were measured. */
  readonly columns: number;
  /** Ratios 0 to 1; null when the file has no column to measure it by. */
  readonly measured: Readonly<Record<Exclude<Dimension, 'accuracy'>, number | null>>;
  /** The visitor's marks on random rows; null if none were marked. */
  readonly sample: { readonly right: number; readonly checked: number } | null;
  /** Rows that may repeat an earlier one. */
  readonly duplicates: number;
  /** The duplicates by the rule that found them. */
  readonly duplicatesByRule: Readonly<Partial<Record<DuplicateRule, number>>>;
  /** The number of filled but invalid values. */
  readonly invalid: number;
  /** Empty values in columns marked as required. */
  readonly empty: number;
  /** The smallest share of usable values in one column, 0 to 1; null if none is measured. */
  readonly weakestColumn: number | null;
  /** The number of other problems by kind: cells, rows or columns. */
  readonly findings: Readonly<Partial<Record<FindingKind, number>>>;
};

/** The minimum for a verdict on a file, and for counting the marked rows. */
export const EVIDENCE = { rows: 20, columns: 2, dimensions: 3, markedRows: 10 } as const;

const ratio = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cells = count(fileLimits.rows * fileLimits.columns);

/** Only numbers, so that no customer data can be sent. */
export const fileSchema = v.object({
  mode: v.literal('file'),
  rows: v.pipe(count(fileLimits.rows), v.minValue(1)),
  columns: v.optional(count(fileLimits.columns), EVIDENCE.columns),
  measured: v.object({
    completeness: ratio,
    uniqueness: ratio,
    validity: ratio,
    timeliness: ratio,
    consistency: ratio,
  }),
  sample: v.nullable(
    v.pipe(
      v.object({ right: count(20), checked: count(20) }),
      v.check(({ right, checked }) => right <= checked),
    ),
  ),
  duplicates: count(fileLimits.rows),
  duplicatesByRule: v.optional(v.record(v.picklist(duplicateRules), cells), {}),
  invalid: cells,
  empty: cells,
  weakestColumn: v.optional(ratio, null),
  findings: v.optional(v.record(v.picklist(findingKinds), cells), {}),
});
