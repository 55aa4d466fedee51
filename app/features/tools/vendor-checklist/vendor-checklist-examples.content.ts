import type { ToolDefinition } from '../model/tool-definition.ts';
import type { RiskTier } from './checklist-items.ts';
import { checklistItems } from './checklist-items.ts';
import type { VendorAnswer, VendorInput } from './vendor-model.ts';

/** One vendor whose answers are all Yes but those named. */
const vendor = (
  tier: RiskTier,
  name: string,
  others: Readonly<Record<number, VendorAnswer>>,
): Record<string, string> => ({
  tier,
  vendorCount: '1',
  'v1-name': name,
  ...Object.fromEntries(checklistItems.map(({ id }) => [`v1-${id}`, others[id] ?? 'yes'])),
});

/** A typical product that each business is offered. */
export const vendorExamples: ToolDefinition<VendorInput>['examples'] = {
  hvac: vendor('personal', 'Sample phone assistant', {
    5: 'partly',
    16: 'no',
    20: 'unknown',
    25: 'no',
  }),
  dental: vendor('health', 'Sample patient messenger', {
    3: 'unknown',
    13: 'no',
    16: 'partly',
    20: 'unknown',
  }),
  onlineStore: vendor('personal', 'Sample support assistant', {
    3: 'no',
    4: 'partly',
    5: 'no',
    7: 'no',
    9: 'partly',
    14: 'partly',
    20: 'unknown',
    22: 'no',
    25: 'no',
    29: 'no',
  }),
  lawOffice: vendor('sensitive', 'Sample document assistant', {
    6: 'partly',
    8: 'unknown',
    14: 'partly',
    16: 'yes',
    23: 'unknown',
  }),
};
