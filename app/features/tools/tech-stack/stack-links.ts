import { roiDefaults } from '../roi-calculator/roi-defaults.content.ts';
import { isOpenLink, leaves, openDuplicates } from './stack-advice.ts';
import {
  connectValue,
  type ReEntry,
  type StackInput,
  type StackLink,
  type StackResult,
  type TimedLink,
  type ToolAdvice,
} from './stack-model.ts';

const WEEKS_PER_MONTH = 52 / 12;

/** What is copied by hand, what that costs a month, and what becomes of it. */
export function linksOf(
  input: StackInput,
  advice: readonly ToolAdvice[],
  duplicates: StackResult['duplicates'],
): StackLink[] {
  const hourCents = input.wageCents * input.employerFactor;
  return input.reEntry
    .filter(({ from, to }) => from !== to && from in input.tools && to in input.tools)
    .map(({ from, to, hoursPerWeek }) => ({
      from,
      to,
      hoursPerWeek,
      costCents: hoursPerWeek === null ? null : hoursPerWeek * WEEKS_PER_MONTH * hourCents,
      ...fateOf({ from, to }, input, advice, duplicates),
    }));
}

/** The three pairs to automate first, most hours first. */
export function firstAutomations(links: readonly StackLink[]): TimedLink[] {
  return links
    .filter(isTimed)
    .filter((link) => link.kind === 'ready' && isWorthIt(link))
    .sort((a, b) => b.hoursPerWeek - a.hoursPerWeek)
    .slice(0, 3);
}

/**
 * Whether copying takes long enough to be automated, or may do so: building a connection takes
 * days, and the ROI calculator starts at half an hour a week, too.
 */
export function isWorthIt({ hoursPerWeek }: StackLink): boolean {
  return hoursPerWeek === null || hoursPerWeek >= roiDefaults.hoursPerWeek.min;
}

function isTimed(link: StackLink): link is TimedLink {
  return link.hoursPerWeek !== null;
}

function fateOf(
  { from, to }: Pick<ReEntry, 'from' | 'to'>,
  { tools }: StackInput,
  advice: readonly ToolAdvice[],
  duplicates: StackResult['duplicates'],
) {
  const sides = [from, to];
  const open = openDuplicates(duplicates, advice);
  const endsWith = sides.filter((side) => leaves(advice[side]));
  const endsByChoice = open.find((job) => sides.every((side) => job.includes(side))) ?? [];
  const isUnknown = (side: number) => {
    const tool = tools[side];
    return tool !== undefined && isOpenLink(tool);
  };
  const unknownAt = sides.filter(isUnknown);
  const blockedBy = sides.filter(
    (side) => !isUnknown(side) && connectValue[tools[side]?.connects ?? 'none'] === 0,
  );
  const ifKept = sides.filter((side) => open.some((job) => job.includes(side)));
  const ends = endsWith.length > 0 || endsByChoice.length > 0;
  return {
    kind: ends ? ('ends' as const) : kindOf(blockedBy, unknownAt),
    blockedBy,
    unknownAt,
    endsWith,
    endsByChoice,
    ifKept,
  };
}

function kindOf(
  blockedBy: readonly number[],
  unknownAt: readonly number[],
): Exclude<StackLink['kind'], 'ends'> {
  if (blockedBy.length > 0) return 'blocked';
  return unknownAt.length > 0 ? 'open' : 'ready';
}
