import * as v from 'valibot';
import { ours, type ToolSetting } from '../model/tool-default.ts';
import { type DuplicateRule, duplicateRuleWords } from './file-check.content.ts';

/** The work of cleaning by hand. */
export const cleaningMinutes = {
  duplicate: { ...ours, label: 'To merge a duplicate', value: 2, unit: 'minutes' },
  invalid: { ...ours, label: 'To correct an invalid value', value: 1, unit: 'minutes' },
  empty: { ...ours, label: 'To find a missing value', value: 3, unit: 'minutes' },
} as const satisfies Record<string, ToolSetting>;

/** The largest file of a check. */
export const fileLimits = { bytes: 20 * 1024 * 1024, rows: 500_000, columns: 1000 } as const;

/** What a file can be measured by: no program can tell whether a value is true. */
const measuredDimensions = [
  'completeness',
  'uniqueness',
  'validity',
  'timeliness',
  'consistency',
] as const;

/** The minimum for a verdict on a file. */
export const EVIDENCE = { rows: 20, columns: 2, dimensions: 3 } as const;

export const duplicateRules = Object.keys(duplicateRuleWords) as DuplicateRule[];

const ratio = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cells = count(fileLimits.rows * fileLimits.columns);

/** The numbers of a file check. The file itself stays in the browser. */
export type FileInput = v.InferOutput<typeof fileSchema>;

/** Only numbers, so that no customer data can be sent. */
export const fileSchema = v.object({
  mode: v.literal('file'),
  rows: v.pipe(count(fileLimits.rows), v.minValue(1)),
  /** Columns that were measured. */
  columns: v.optional(count(fileLimits.columns), EVIDENCE.columns),
  /** Ratios 0 to 1; null when the file has no column to measure it by. */
  measured: v.object(v.entriesFromList(measuredDimensions, ratio)),
  /** Rows that may repeat an earlier one, and how many by the rule that found them. */
  duplicates: count(fileLimits.rows),
  duplicatesByRule: v.optional(v.record(v.picklist(duplicateRules), cells), {}),
  /** Filled but invalid values, and empty ones in columns marked as required. */
  invalid: cells,
  empty: cells,
  /** The smallest share of usable values in one column, 0 to 1; null if none is measured. */
  weakestColumn: v.optional(ratio, null),
  /** Other problems by kind. An older link may name kinds that are no longer looked for. */
  findings: v.optional(v.record(v.string(), cells), {}),
});
