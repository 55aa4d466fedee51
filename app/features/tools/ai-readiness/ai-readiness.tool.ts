import type { ToolDefinition } from '../model/tool-definition.ts';
import { readinessAnswers } from './ai-readiness.answers.ts';
import type { ReadinessInput } from './ai-readiness.formula.ts';
import { computeReadiness } from './ai-readiness.formula.ts';
import { readinessSchema, readReadinessForm, writeReadinessForm } from './ai-readiness.schema.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';
import { readinessExamples } from './ai-readiness-examples.content.ts';

export const readinessTool: ToolDefinition<ReadinessInput> = {
  slug: 'ai-readiness-assessment',
  schema: readinessSchema,
  read: readReadinessForm,
  write: writeReadinessForm,
  start: {},
  examples: readinessExamples,
  answers: readinessAnswers,
  summarize: (input) => summarizeReadiness(input, computeReadiness(input)),
};
