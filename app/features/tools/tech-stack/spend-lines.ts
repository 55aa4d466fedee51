import { dollars, hoursAWeek } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';
import type { StackInput, StackResult, StackTool } from './stack-model.ts';

/** What the copying costs a month. Unknown hours aren't zero. */
export function copyingLine({ map, reEntryHoursPerWeek, reEntryCents }: StackResult): SummaryLine {
  const known = map.links.filter(({ hoursPerWeek }) => hoursPerWeek !== null).length;
  const label = 'Copying by hand, per month';
  if (known === 0 && map.links.length > 0) return { label, value: toolPageWords.notKnown };
  const where = known === map.links.length ? '' : ', where known';
  return {
    label: `${label}${where} (${hoursAWeek(reEntryHoursPerWeek)})`,
    value: dollars(reEntryCents),
  };
}

/** What the tools cost a month. An unknown cost isn't zero. */
export function spendLines({ tools }: StackInput, result: StackResult): SummaryLine[] {
  const known = tools.filter((tool) => tool.monthlyCostCents !== null).length;
  if (known === 0) return [{ label: 'Monthly spend', value: toolPageWords.notKnown }];
  const label = known === tools.length ? 'Monthly spend' : 'Monthly spend, where known';
  return [
    { label, value: dollars(result.spendCents) },
    ...seatLines(tools, result),
    { label: 'Overlap per month, at least', value: dollars(result.overlapSavingCents) },
    { label: 'Saved per month by cancelling duplicates', value: dollars(result.adviceSavingCents) },
  ];
}

/** What unused seats cost a month. It takes a cost and both numbers of seats to know. */
function seatLines(tools: readonly StackTool[], { seatWasteCents }: StackResult): SummaryLine[] {
  const known = tools.filter(hasKnownSeats).length;
  if (known === 0) return [];
  const isAnyOpen = tools.some(
    (tool) => !hasKnownSeats(tool) && tool.category !== 'paper' && tool.monthlyCostCents !== 0,
  );
  const label = 'Unused seats, per month';
  return [{ label: isAnyOpen ? `${label}, where known` : label, value: dollars(seatWasteCents) }];
}

function hasKnownSeats({ monthlyCostCents, paidSeats, usedSeats }: StackTool): boolean {
  return monthlyCostCents !== null && paidSeats !== null && usedSeats !== null;
}
