import { withUsual } from '../calculator/calculator.ts';
import { wholeScore } from '../model/tool-figures.ts';
import { couldChange } from '../model/tool-summary.ts';
import {
  type StackInput,
  type StackQuestion,
  type StackTool,
  stackFields,
} from './stack-fields.ts';
import { oneJobCategories } from './stack-products.ts';

/**
 * Tech stack analyzer.
 *
 *   connect   = sum of c × importance / sum of importance     c: native 1, export 0.5, none 0
 *   use       = sum of u × importance / sum of importance     u: daily 1, weekly .7, monthly .3, rarely 0
 *   overlap   = 1 − tools beyond the first of each job / tools
 *   ownership = tools with a named owner / tools
 *   safety    = tools with own logins and two-step / tools
 *   score     = 35 connect + 20 use + 15 overlap + 15 ownership + 15 safety
 *
 *   seat waste     = cost × (1 − used seats / paid seats)          cents a month
 *   overlap saving = cost of the cheaper tools of a job that several do
 *   re-entry       = hours a week × 52/12 × L                      L: wage × employer factor
 *
 * Weakest links: a core tool that connects to nothing caps the band at "close the gaps first"; if no
 * core tool connects at all, "consolidate first" becomes "start with one system of record".
 *
 * Keep, cut, consolidate and the four questions: uplevelstack.com; the columns of the inventory:
 * mox-consulting, acquire.club, gardenpatch.xyz.
 */

export type StackBand = 'automation-ready' | 'fix-links' | 'consolidate' | 'system-of-record';
/** What to do with a tool, in the order of the rules; none of them means to keep it. */
export type ToolAdvice =
  | 'cut'
  | 'review'
  | 'consolidate'
  | 'choose'
  | 'bridge'
  | 'fix-today'
  | 'renewal';

export type StackLink = {
  /** Indexes of tools. */
  readonly from: number;
  readonly to: number;
  /** Null if not known, and so is its cost a month. */
  readonly hoursPerWeek: number | null;
  readonly costCents: number | null;
  /**
   * 'ready': both sides connect, so it can be automated; 'blocked': at least one doesn't; 'open':
   * nobody knows whether both do, or stay.
   */
  readonly kind: 'ready' | 'open' | 'blocked';
};

export type StackResult = ReturnType<typeof computeStack>;

const connectValue = { native: 1, export: 0.5, none: 0, unknown: 0 } as const;
const useValue = { daily: 1, weekly: 0.7, monthly: 0.3, rarely: 0, unknown: 0 } as const;
const importance = ({ core }: StackTool) => (core ? 2 : 1);
const WEEKS_PER_MONTH = 52 / 12;
const DAY_MS = 86_400_000;
/** How long before a renewal the tool warns. */
export const RENEWAL_DAYS = 60;
/** Copying that takes less isn't worth the days that a connection takes to build. */
const WORTH_AUTOMATING_HOURS = 0.5;

/**
 * Scores a stack of at least one tool and says what to do with each.
 * @param today the visitor's calendar date, YYYY-MM-DD: decides which renewals are near
 */
export function computeStack(input: StackInput, today: string) {
  // Paper never connects, whatever was answered.
  const tools = input.tools.map(
    (tool): StackTool => (tool.category === 'paper' ? { ...tool, connects: 'none' } : tool),
  );
  const duplicates = duplicateJobs(tools);
  const firstAdvice = tools.map((_, at) => adviseTool(at, tools, duplicates, today));
  // Of the tools of one job, those that stay are to be chosen between.
  const choices = duplicates
    .map((job) => job.filter((at) => !isGivenUp(firstAdvice[at])))
    .filter((job) => job.length > 1);
  const advice = firstAdvice.map((own, at): readonly ToolAdvice[] =>
    choices.some((job) => job.includes(at)) ? ['choose', ...own] : own,
  );
  const parts = partsOf(tools, duplicates);
  const score = scoreOf(parts);
  const scoreBand = stackBandOf(score);
  const band = capped(scoreBand, tools);
  const atBest = tools.map(withBestAnswers);
  const bestScore = scoreOf(partsOf(atBest, duplicates));
  const best = { score: bestScore, band: capped(stackBandOf(bestScore), atBest) };
  const links = linksOf({ ...input, tools }, advice, choices);
  return {
    score,
    parts,
    /** The band by score alone, and after the weakest-link rules. */
    scoreBand,
    band,
    advice,
    /** Indexes of tools that do the same job; and those of them that stay. */
    duplicates,
    choices,
    links,
    /** The three best first automations, most hours first. */
    automations: links
      .filter((link) => link.kind === 'ready' && hoursOf(link) >= WORTH_AUTOMATING_HOURS)
      .sort((a, b) => hoursOf(b) - hoursOf(a))
      .slice(0, 3),
    spendCents: sum(tools.map((tool) => tool.monthlyCostCents ?? 0)),
    seatWasteCents: sum(tools.map(seatWaste)),
    overlapSavingCents: sum(duplicates.map((job) => overlapSaving(job, tools))),
    reEntryHoursPerWeek: sum(links.map(hoursOf)),
    reEntryCents: sum(links.map((link) => link.costCents ?? 0)),
    /** What isn't known about each tool. */
    unknown: tools.map(unknownAbout),
    /** Too much is unknown for a verdict. */
    isUndecided: couldChange({ score, band }, best),
  };
}

const hoursOf = ({ hoursPerWeek }: StackLink) => hoursPerWeek ?? 0;

/** Indexes of tools that do the same job. */
function duplicateJobs(tools: readonly StackTool[]): number[][] {
  const groups = Map.groupBy(tools.keys(), (at) => tools[at]?.category ?? '');
  return [...groups].flatMap(([category, group]) =>
    oneJobCategories.includes(category) && group.length > 1 ? [group] : [],
  );
}

/** The advice for one tool, before any choice between several. */
function adviseTool(
  at: number,
  tools: readonly StackTool[],
  duplicates: readonly (readonly number[])[],
  today: string,
): ToolAdvice[] {
  const tool = tools[at] as StackTool;
  const rivals = (duplicates.find((job) => job.includes(at)) ?? [])
    .filter((other) => other !== at)
    .flatMap((other) => tools[other] ?? []);
  const isRare = isHardlyUsed(tool);
  if (isRare && rivals.some(({ use }) => useValue[use] > useValue[tool.use])) return ['cut'];
  const isWorseConnected = rivals.some(
    (rival) => !isHardlyUsed(rival) && connectValue[rival.connects] > connectValue[tool.connects],
  );
  const advice: ToolAdvice[] = [];
  if (isRare) advice.push('review');
  if (isWorseConnected && !isRare && !tool.core && tool.connects !== 'unknown') {
    advice.push('consolidate');
  }
  if (tool.core && tool.connects === 'none') advice.push('bridge');
  if (tool.personalData === 'yes' && tool.safeLogin === 'no') advice.push('fix-today');
  if (tool.renewalMonth !== null && renewsSoon(tool.renewalMonth, today)) advice.push('renewal');
  return advice;
}

/** Not core and hardly used. Unknown use is no reason to cut a tool. */
function isHardlyUsed({ core, use }: StackTool): boolean {
  return !core && use !== 'unknown' && useValue[use] <= 0.3;
}

/** Whether the advice is to give the tool up. */
export function isGivenUp(advice: readonly ToolAdvice[] | undefined): boolean {
  return advice?.some((one) => one === 'cut' || one === 'consolidate') ?? false;
}

/** Whether the next such month begins within the window, or is the current one. */
function renewsSoon(month: number, today: string): boolean {
  const [year = 0, thisMonth = 0, day = 0] = today.split('-').map(Number);
  if (month === thisMonth) return true;
  const first = Date.UTC(month > thisMonth ? year : year + 1, month - 1, 1);
  return (first - Date.UTC(year, thisMonth - 1, day)) / DAY_MS <= RENEWAL_DAYS;
}

/** What is copied by hand, what that costs a month, and what becomes of it. */
function linksOf(
  input: StackInput,
  advice: readonly (readonly ToolAdvice[])[],
  choices: readonly (readonly number[])[],
): StackLink[] {
  const known = withUsual(stackFields, input);
  const hourCents = known.wageCents * known.employerFactor;
  return input.reEntry.map(({ from, to, hoursPerWeek }) => {
    const sides = [from, to];
    const connections = sides.map((side) => input.tools[side]?.connects ?? 'none');
    const mayGo = sides.some(
      (side) => isGivenUp(advice[side]) || choices.some((job) => job.includes(side)),
    );
    const isOpen = mayGo || connections.includes('unknown');
    return {
      from,
      to,
      hoursPerWeek,
      costCents: hoursPerWeek === null ? null : hoursPerWeek * WEEKS_PER_MONTH * hourCents,
      kind: connections.includes('none') ? 'blocked' : isOpen ? 'open' : 'ready',
    };
  });
}

/** Paper has no bill, logins or connection, and a file or a free tool has no seats to pay for. */
function unknownAbout(tool: StackTool): StackQuestion[] {
  const { category, monthlyCostCents } = tool;
  const asked: StackQuestion[] = ['use', 'owner', 'personalData'];
  if (category !== 'paper') asked.push('monthlyCost', 'connects', 'safeLogin');
  if (category !== 'paper' && category !== 'spreadsheet' && monthlyCostCents !== 0) {
    asked.push('paidSeats', 'usedSeats');
  }
  return asked.filter((question) => {
    const answer = question === 'monthlyCost' ? monthlyCostCents : tool[question];
    return answer === null || answer === 'unknown';
  });
}

const bestAnswers = { connects: 'native', use: 'daily', owner: 'yes', safeLogin: 'yes' } as const;

/** The tool with the best answer to each question that is open. */
function withBestAnswers(tool: StackTool): StackTool {
  const known = Object.entries(tool).filter(([, answer]) => answer !== 'unknown');
  return { ...tool, ...bestAnswers, ...Object.fromEntries(known) };
}

/** Each 0 to 1. */
function partsOf(tools: readonly StackTool[], duplicates: readonly (readonly number[])[]) {
  const beyondTheFirst = sum(duplicates.map((job) => job.length - 1));
  const all = tools.length;
  return {
    connect: weightedShare(tools, (tool) => connectValue[tool.connects]),
    use: weightedShare(tools, (tool) => useValue[tool.use]),
    overlap: 1 - beyondTheFirst / all,
    ownership: tools.filter(({ owner }) => owner === 'yes').length / all,
    safety: tools.filter(({ safeLogin }) => safeLogin === 'yes').length / all,
  };
}

function scoreOf({ connect, use, overlap, ownership, safety }: ReturnType<typeof partsOf>): number {
  return 35 * connect + 20 * use + 15 * overlap + 15 * ownership + 15 * safety;
}

/** The band of a score. */
function stackBandOf(score: number): StackBand {
  const shown = wholeScore(score);
  if (shown >= 80) return 'automation-ready';
  if (shown >= 60) return 'fix-links';
  return shown >= 40 ? 'consolidate' : 'system-of-record';
}

/**
 * A core tool that connects to nothing rules out "automation-ready". With no connected core tool
 * at all there is nothing to consolidate into: one system of record comes first.
 */
function capped(band: StackBand, tools: readonly StackTool[]): StackBand {
  const core = tools.filter((tool) => tool.core);
  const unconnected = core.filter(({ connects }) => connects === 'none').length;
  if (unconnected === 0) return band;
  if (band === 'automation-ready') return 'fix-links';
  return band === 'consolidate' && unconnected === core.length ? 'system-of-record' : band;
}

function weightedShare(tools: readonly StackTool[], value: (tool: StackTool) => number): number {
  return sum(tools.map((tool) => value(tool) * importance(tool))) / sum(tools.map(importance));
}

/** The price of seats that nobody uses, in cents a month; 0 while price or seats aren't known. */
function seatWaste({ monthlyCostCents, paidSeats, usedSeats }: StackTool): number {
  if (monthlyCostCents === null || paidSeats === null || usedSeats === null) return 0;
  return monthlyCostCents * Math.max(0, 1 - usedSeats / paidSeats);
}

/** The cost of all but the most expensive tool, which is saved at least, whichever is kept. */
function overlapSaving(job: readonly number[], tools: readonly StackTool[]): number {
  const costs = job.map((at) => tools[at]?.monthlyCostCents ?? 0);
  return sum(costs) - Math.max(...costs);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
