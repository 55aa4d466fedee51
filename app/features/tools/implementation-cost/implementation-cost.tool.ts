import type { ToolDefinition } from '../model/tool-definition.ts';
import type { CostInput } from './cost-figures.ts';
import { computeCost } from './implementation-cost.formula.ts';
import {
  costDefaultInput,
  costSchema,
  readCostForm,
  writeCostForm,
} from './implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { launchPackage } from './launch-package.ts';

export const costTool: ToolDefinition<CostInput> = {
  slug: 'implementation-cost-calculator',
  schema: costSchema,
  read: readCostForm,
  write: writeCostForm,
  start: writeCostForm(costDefaultInput),
  summarize: (input) => summarizeCost(computeCost(input, launchPackage)),
  isLive: true,
};
