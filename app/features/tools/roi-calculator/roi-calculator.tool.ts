import type { ToolDefinition } from '../tool-definition.ts';
import type { RoiInput } from './roi-calculator.formula.ts';
import { readRoiForm, roiDefaultInput, roiSchema, writeRoiForm } from './roi-calculator.schema.ts';

export const roiKit: ToolDefinition<RoiInput> = {
  slug: 'roi-calculator',
  schema: roiSchema,
  read: readRoiForm,
  write: writeRoiForm,
  start: writeRoiForm(roiDefaultInput),
  isLive: true,
};
