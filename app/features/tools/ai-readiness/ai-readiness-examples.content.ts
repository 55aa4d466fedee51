import type { ToolDefinition } from '../model/tool-definition.ts';
import { questionIds, type ReadinessInput } from './ai-readiness.formula.ts';

/** Typical answers in the order of the questions, and whether the data is sensitive. */
const answers = (digits: string, sensitiveData: ReadinessInput['sensitiveData']) => ({
  ...Object.fromEntries(questionIds.map((id, at) => [id, digits[at] ?? 'unknown'])),
  sensitiveData,
});

/** Data, processes and people with three questions each; the other three with two. */
export const readinessExamples: ToolDefinition<ReadinessInput>['examples'] = {
  hvac: answers('212111112112210', 'no'),
  dental: answers('323222012021110', 'yes'),
  onlineStore: answers('333212223312221', 'no'),
  lawOffice: answers('213111101121022', 'yes'),
};
