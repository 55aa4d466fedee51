import { dollars } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import type { StackInput, StackResult } from './stack-model.ts';

/** What the tools cost a month. An unknown cost isn't zero. */
export function spendLines({ tools }: StackInput, result: StackResult): SummaryLine[] {
  const known = tools.filter((tool) => tool.monthlyCostCents !== null).length;
  if (known === 0) return [{ label: 'Monthly spend', value: 'not known' }];
  const label = known === tools.length ? 'Monthly spend' : 'Monthly spend, where known';
  return [
    { label, value: dollars(result.spendCents) },
    { label: 'Unused seats, per month', value: dollars(result.seatWasteCents) },
    { label: 'Overlap per month, at least', value: dollars(result.overlapSavingCents) },
    { label: 'Saved per month by cancelling duplicates', value: dollars(result.adviceSavingCents) },
  ];
}
