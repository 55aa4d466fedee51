import { ours, type ToolDefault } from '../model/tool-default.ts';

export const techStackDefaults = {
  renewalWindow: {
    label: 'Warning before a renewal',
    value: 60,
    min: 1,
    max: 365,
    unit: 'days',
    ...ours,
  },
} as const satisfies Record<string, ToolDefault>;
