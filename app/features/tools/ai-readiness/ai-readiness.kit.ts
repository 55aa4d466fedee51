import type { ToolKit } from '../tool-kit.ts';
import type { ReadinessInput } from './ai-readiness.formula.ts';
import { readinessSchema, readReadinessForm, writeReadinessForm } from './ai-readiness.schema.ts';

export const readinessKit: ToolKit<ReadinessInput> = {
  slug: 'ai-readiness-assessment',
  schema: readinessSchema,
  read: readReadinessForm,
  write: writeReadinessForm,
  start: {},
};
