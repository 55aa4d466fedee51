import type { ToolDefinition } from '../model/tool-definition.ts';
import { dataQualityAnswers } from './data-quality.answers.ts';
import type { DataQualityInput } from './data-quality.formula.ts';
import { computeDataQuality } from './data-quality.formula.ts';
import { dataQualitySchema, readQualityForm, writeQualityForm } from './data-quality.schema.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';
import { dataQualityExamples } from './data-quality-examples.content.ts';

export const dataQualityTool: ToolDefinition<DataQualityInput> = {
  slug: 'data-quality-assessment',
  schema: dataQualitySchema,
  read: readQualityForm,
  write: writeQualityForm,
  start: {},
  examples: dataQualityExamples,
  answers: dataQualityAnswers,
  summarize: (input) => summarizeDataQuality(input, computeDataQuality(input)),
};
