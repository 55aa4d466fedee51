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
