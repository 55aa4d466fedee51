import type { ToolDefinition } from '../tool-definition.ts';
import type { DataQualityInput } from './data-quality.formula.ts';
import { dataQualitySchema, readQualityForm, writeQualityForm } from './data-quality.schema.ts';

export const dataQualityKit: ToolDefinition<DataQualityInput> = {
  slug: 'data-quality-assessment',
  schema: dataQualitySchema,
  read: readQualityForm,
  write: writeQualityForm,
  start: {},
};
