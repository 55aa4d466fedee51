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

/** From 0 to 1; null when the file has no column to measure it by. */
const ratio = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cells = count(fileLimits.rows * fileLimits.columns);

/** The numbers of a file check. The file itself stays in the browser. */
export type FileInput = v.InferOutput<typeof fileSchema>;

/** Only numbers, so that no customer data can be sent. */
export const fileSchema = v.object({
  mode: v.literal('file'),
  rows: v.pipe(count(fileLimits.rows), v.minValue(1)),
  /** No program can tell whether a value is true, so the sixth dimension is missing. */
  measured: v.object({
    completeness: ratio,
    uniqueness: ratio,
    validity: ratio,
    timeliness: ratio,
    consistency: ratio,
  }),
  /** Rows that may repeat an earlier one, and how many by the rule that found them. */
  duplicates: count(fileLimits.rows),
  duplicatesByRule: v.optional(v.record(v.string(), cells), {}),
  /** Filled but invalid values, and empty ones in columns marked as required. */
  invalid: cells,
  empty: cells,
  /** The smallest share of rows without anything to fix in one column. */
  weakestColumn: v.optional(ratio, null),
  /** Other problems by kind. An older link may name kinds that are no longer looked for. */
  findings: v.optional(v.record(v.string(), cells), {}),
});
