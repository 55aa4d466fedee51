import type { ToolDefinition } from '../model/tool-definition.ts';
import { exampleOf } from './example-of.ts';
import { roiAnswers } from './roi-calculator.answers.ts';
import { computeRoi } from './roi-calculator.formula.ts';
import { readRoiForm, roiDefaultInput, roiSchema, writeRoiForm } from './roi-calculator.schema.ts';
import { summarizeRoi } from './roi-calculator.summary.ts';
import { roiExamples } from './roi-calculator-examples.content.ts';
import type { RoiInput } from './roi-input.ts';

export const roiTool: ToolDefinition<RoiInput> = {
  slug: 'roi-calculator',
  schema: roiSchema,
  read: readRoiForm,
  write: writeRoiForm,
  start: writeRoiForm(roiDefaultInput),
  examples: roiExamples,
  answers: roiAnswers,
  summarize: (input) => summarizeRoi(computeRoi(input), exampleOf(input)),
  isLive: true,
};
