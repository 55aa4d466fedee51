import type { ToolDefinition } from '../tool-definition.ts';
import type { ReadinessInput } from './ai-readiness.formula.ts';
import { readinessSchema, readReadinessForm, writeReadinessForm } from './ai-readiness.schema.ts';

export const readinessKit: ToolDefinition<ReadinessInput> = {
  slug: 'ai-readiness-assessment',
  schema: readinessSchema,
  read: readReadinessForm,
  write: writeReadinessForm,
  start: {},
};
