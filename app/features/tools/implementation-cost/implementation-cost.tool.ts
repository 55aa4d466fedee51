import type { ToolDefinition } from '../model/tool-definition.ts';
import type { CostInput } from './cost-figures.ts';
import { costAnswers } from './implementation-cost.answers.ts';
import { computeCost } from './implementation-cost.formula.ts';
import {
  costDefaultInput,
  costSchema,
  readCostForm,
  writeCostForm,
} from './implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { costExamples } from './implementation-cost-examples.content.ts';
import { currentPackage } from './launch-package.ts';

export const costTool: ToolDefinition<CostInput> = {
  slug: 'implementation-cost-calculator',
  schema: costSchema,
  read: readCostForm,
  write: writeCostForm,
  // The rate and the subscriptions are facts, which may change while the site runs.
  get start() {
    return writeCostForm(costDefaultInput);
  },
  examples: costExamples,
  answers: costAnswers,
  summarize: (input) => summarizeCost(computeCost(input, currentPackage())),
  isLive: true,
};
