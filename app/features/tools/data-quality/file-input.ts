import * as v from 'valibot';
import { ours, type ToolSetting } from '../model/tool-default.ts';

/** The work of cleaning by hand. */
export const cleaningMinutes = {
  duplicate: { ...ours, label: 'To merge a duplicate', value: 2, unit: 'minutes' },
  invalid: { ...ours, label: 'To correct an invalid value', value: 1, unit: 'minutes' },
  empty: { ...ours, label: 'To find a missing value', value: 3, unit: 'minutes' },
} as const satisfies Record<string, ToolSetting>;

/** The largest file of a check. */
export const fileLimits = { bytes: 20 * 1024 * 1024, rows: 500_000, columns: 1000 } as const;

/** Why two rows may be the same record. */
export const duplicateRules = ['name-email', 'name-phone', 'name-postal', 'same-contact'] as const;
export type DuplicateRule = (typeof duplicateRules)[number];

/** The problems of a file that its score doesn't show. */
export const findingKinds = [
  'one-column',
  'empty-column',
  'invalid-email',
  'mixed-dates',
  'unreadable',
  'ragged',
  'broken-quotes',
  'title-lines',
  'encoding',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What a file can be measured by: no program can tell whether a value is true. */
const measuredDimensions = [
  'completeness',
  'uniqueness',
  'validity',
  'timeliness',
  'consistency',
] as const;

/** The numbers of a file check. The file itself stays in the browser. */
export type FileInput = {
  readonly mode: 'file';
  readonly rows: number;
  /** Columns that were measured. */
  readonly columns: number;
  /** Ratios 0 to 1; null when the file has no column to measure it by. */
  readonly measured: Readonly<Record<(typeof measuredDimensions)[number], number | null>>;
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
  readonly findings: Readonly<Record<string, number>>;
};

/** The minimum for a verdict on a file. */
export const EVIDENCE = { rows: 20, columns: 2, dimensions: 3 } as const;

const ratio = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cells = count(fileLimits.rows * fileLimits.columns);

/** Only numbers, so that no customer data can be sent. */
export const fileSchema = v.object({
  mode: v.literal('file'),
  rows: v.pipe(count(fileLimits.rows), v.minValue(1)),
  columns: v.optional(count(fileLimits.columns), EVIDENCE.columns),
  measured: v.object(v.entriesFromList(measuredDimensions, ratio)),
  duplicates: count(fileLimits.rows),
  duplicatesByRule: v.optional(v.record(v.picklist(duplicateRules), cells), {}),
  invalid: cells,
  empty: cells,
  weakestColumn: v.optional(ratio, null),
  // An older link may name kinds that are no longer looked for.
  findings: v.optional(v.record(v.string(), cells), {}),
});
