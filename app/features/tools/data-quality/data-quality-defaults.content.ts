import { ours, type ToolDefault } from '../model/tool-default.ts';

export const dataQualityDefaults = {
  minutesPerDuplicate: {
    label: 'To merge a duplicate',
    value: 2,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
  minutesPerInvalid: {
    label: 'To correct an invalid value',
    value: 1,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
  minutesPerEmpty: {
    label: 'To find a missing value',
    value: 3,
    min: 0,
    max: 60,
    unit: 'minutes',
    ...ours,
  },
} as const satisfies Record<string, ToolDefault>;

/** The largest file of a check. */
export const fileLimits = { bytes: 20 * 1024 * 1024, rows: 500_000, columns: 1000 } as const;
