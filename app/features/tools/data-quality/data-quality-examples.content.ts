import type { ToolDefinition } from '../model/tool-definition.ts';
import { type DataQualityInput, qualityQuestionIds } from './data-quality.formula.ts';

/** Typical answers in the order of the questions, two for each dimension. */
const answers = (digits: string) =>
  Object.fromEntries(qualityQuestionIds.map((id, at) => [id, digits[at] ?? 'unknown']));

export const dataQualityExamples: ToolDefinition<DataQualityInput>['examples'] = {
  hvac: answers('110011101011'),
  dental: answers('332222232222'),
  onlineStore: answers('333333332322'),
  lawOffice: answers('222222222211'),
};
