import type { ToolDefinition } from '../tool-definition.ts';
import type { CostInput } from './cost-figures.ts';
import {
  costDefaultInput,
  costSchema,
  readCostForm,
  writeCostForm,
} from './implementation-cost.schema.ts';

export const costKit: ToolDefinition<CostInput> = {
  slug: 'implementation-cost-calculator',
  schema: costSchema,
  read: readCostForm,
  write: writeCostForm,
  start: writeCostForm(costDefaultInput),
  isLive: true,
};
