import { dollars, hoursAWeek, joinWords } from '../model/tool-figures.ts';
import type { SummaryLine } from '../model/tool-summary.ts';
import { toolPageWords } from '../tools.content.ts';
import { leaves } from './stack-advice.ts';
import type { StackInput, StackResult, StackTool } from './stack-model.ts';
import { questionsAbout, unknownAbout } from './stack-questions.ts';
import { toolLabel } from './tool-label.ts';

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

/** What the tools cost a month. An unknown cost isn't zero; paper isn't asked for one. */
export function spendLines(input: StackInput, result: StackResult): SummaryLine[] {
  const { tools } = input;
  const known = tools.filter(({ monthlyCostCents }) => monthlyCostCents !== null).length;
  const open = tools.filter((tool) => unknownAbout(tool).includes('monthlyCostCents')).length;
  const spend = moneyLine('Monthly spend', result.spendCents, known, known + open);
  if (known === 0) return [spend];
  return [
    spend,
    ...seatLines(tools, result),
    overlapLine(tools, result),
    ...savedLines(input, result),
  ];
}

/** Of what is known about some and not about others, the line says so. */
function moneyLine(label: string, cents: number, known: number, all: number): SummaryLine {
  if (known === 0 && all > 0) return { label, value: toolPageWords.notKnown };
  return { label: known === all ? label : `${label}, where known`, value: dollars(cents) };
}

/** What unused seats cost a month. It takes a cost and both numbers of seats to know. */
function seatLines(tools: readonly StackTool[], { seatWasteCents }: StackResult): SummaryLine[] {
  const known = tools.filter(hasKnownSeats).length;
  const open = tools.filter((tool) => !hasKnownSeats(tool) && isAskedForSeats(tool)).length;
  const line = moneyLine('Unused seats, per month', seatWasteCents, known, known + open);
  return known === 0 ? [] : [line];
}

/** What several tools for one job cost too much at least. That takes two costs of each job. */
function overlapLine(
  tools: readonly StackTool[],
  { duplicates, overlapSavingCents }: StackResult,
): SummaryLine {
  const label = 'Overlap per month';
  if (duplicates.length === 0) return { label, value: dollars(0) };
  const costs = duplicates.map((job) =>
    job.tools.flatMap((tool) => tools[tool]?.monthlyCostCents ?? []),
  );
  const isOne = duplicates.length === 1 && duplicates[0]?.tools.length === 2;
  const which = isOne ? 'the cheaper one' : 'the cheaper ones';
  const isAnyKnown = costs.some((known) => known.length > 1);
  return moneyLine(
    `${label}, if you cancel ${which}`,
    overlapSavingCents,
    isAnyKnown ? costs.flat().length : 0,
    duplicates.flatMap((job) => job.tools).length,
  );
}

/** What is saved by following the advice to give tools up. */
function savedLines(input: StackInput, result: StackResult): SummaryLine[] {
  const given = result.tools.flatMap((entry) => (leaves(entry) ? [entry.tool] : []));
  if (given.length === 0) return [];
  const names = joinWords(given.map((tool) => toolLabel(input, tool)));
  const known = given.filter((tool) => (input.tools[tool]?.monthlyCostCents ?? null) !== null);
  const label = `Saved per month by cancelling ${names}`;
  return [moneyLine(label, result.adviceSavingCents, known.length, given.length)];
}

function isAskedForSeats(tool: StackTool): boolean {
  return questionsAbout(tool).includes('seats');
}

function hasKnownSeats({ monthlyCostCents, paidSeats, usedSeats }: StackTool): boolean {
  return monthlyCostCents !== null && paidSeats !== null && usedSeats !== null;
}
