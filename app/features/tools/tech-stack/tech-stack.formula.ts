import { withAnswers, withUsual } from '../calculator/calculator.ts';
import { wholeScore } from '../model/tool-figures.ts';
import { couldChange } from '../model/tool-summary.ts';
import { type StackInput, type StackTool, stackFields } from './stack-fields.ts';
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
 * Weakest links: a core tool that connects to nothing, and personal data that isn't secured or may
 * not be, cap the band at "close the gaps first"; if no core tool connects at all, "consolidate
 * first" becomes "start with one system of record".
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

/** A tool with its advice; none means to keep it. */
export type AdvisedTool = StackTool & {
  readonly label: string;
  readonly advice: readonly ToolAdvice[];
  /** The answers that aren't known, as they are called in the input. */
  readonly unknown: readonly string[];
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
  const answered = input.tools.map(
    (tool): StackTool => (isPaper(tool) ? { ...tool, connects: 'none' } : tool),
  );
  const tools = answered.map(
    (tool, at): AdvisedTool => ({
      ...tool,
      label: toolLabel(answered, at),
      advice: adviseTool(tool, answered, today),
      unknown: unknownAbout(tool),
    }),
  );
  const now = scored(tools);
  const duplicates = duplicateJobs(tools);
  const atBest = tools.map((tool) =>
    withAnswers<StackTool>(tool, {
      connects: 'native',
      use: 'daily',
      owner: 'yes',
      safeLogin: 'yes',
      personalData: 'no',
    }),
  );
  const known = withUsual(stackFields, input);
  const hourCents = known.wageCents * known.employerFactor;
  const links = input.reEntry.map((pair) => {
    const [from, to] = [tools[pair.from] as AdvisedTool, tools[pair.to] as AdvisedTool];
    const sides = [from, to];
    const { hoursPerWeek } = pair;
    const isOpen = sides.some(
      (side) => !stays(side) || side.advice.includes('choose') || side.connects === 'unknown',
    );
    const isBlocked = sides.some(({ connects }) => connects === 'none');
    const kind = isOpen ? ('open' as const) : ('ready' as const);
    return {
      from,
      to,
      /** "Jobber → QuickBooks Online" */
      label: `${from.label} → ${to.label}`,
      /** Null if not known, and so is its cost a month. */
      hoursPerWeek,
      costCents: hoursPerWeek === null ? null : hoursPerWeek * WEEKS_PER_MONTH * hourCents,
      /**
       * 'ready': both sides connect, so it can be automated; 'blocked': at least one doesn't; 'open':
       * nobody knows whether both do, or stay.
       */
      kind: isBlocked ? ('blocked' as const) : kind,
    };
  });
  const hoursOf = ({ hoursPerWeek }: (typeof links)[number]) => hoursPerWeek ?? 0;
  return {
    ...now,
    tools,
    /** Tools that do the same job. */
    duplicates,
    links,
    /** The three best first automations, most hours first. */
    automations: links
      .filter((link) => link.kind === 'ready' && hoursOf(link) >= WORTH_AUTOMATING_HOURS)
      .sort((a, b) => hoursOf(b) - hoursOf(a))
      .slice(0, 3),
    spendCents: sum(tools.map((tool) => tool.monthlyCostCents ?? 0)),
    seatWasteCents: sum(tools.map(seatWaste)),
    overlapSavingCents: sum(duplicates.map(overlapSaving)),
    reEntryHoursPerWeek: sum(links.map(hoursOf)),
    reEntryCents: sum(links.map((link) => link.costCents ?? 0)),
    /** Too little is known for a verdict. */
    isUndecided: tools.length === 1 || couldChange(now, scored(atBest)),
  };
}

/** The name of a tool, with its number where it stands in two rows: "QuickBooks (2)". */
export function toolLabel(tools: readonly StackTool[], at: number): string {
  const name = tools[at]?.name ?? '';
  const isAlone = tools.every((other, index) => index === at || other.name !== name);
  return isAlone ? name : `${name} (${at + 1})`;
}

export const isPaper = ({ category }: StackTool) => category === 'paper';

/** Whether personal data isn't secured there, or may not be. Nobody asks about logins of paper. */
function mayBeExposed(tool: StackTool): boolean {
  const { personalData, safeLogin } = tool;
  const isPersonal = isPaper(tool) ? personalData === 'yes' : personalData !== 'no';
  return isPersonal && safeLogin !== 'yes';
}

/** The groups of tools that do the same job. */
function duplicateJobs<Tool extends StackTool>(tools: readonly Tool[]): Tool[][] {
  const groups = Map.groupBy(tools, ({ category }) => category);
  return [...groups].flatMap(([category, group]) =>
    oneJobCategories.includes(category) && group.length > 1 ? [group] : [],
  );
}

/** The other tools that do the job of one. */
function rivalsOf({ category }: StackTool, tools: readonly StackTool[]): StackTool[] {
  return duplicateJobs(tools).find(([first]) => first?.category === category) ?? [];
}

/** Why a tool is to be given up for another that does its job. */
function reasonToLeave(tool: StackTool, tools: readonly StackTool[]) {
  const rivals = rivalsOf(tool, tools);
  if (isHardlyUsed(tool)) {
    return rivals.some(({ use }) => useValue[use] > useValue[tool.use]) ? 'cut' : undefined;
  }
  const isWorseConnected = rivals.some(
    (rival) => !isHardlyUsed(rival) && connectValue[rival.connects] > connectValue[tool.connects],
  );
  return isWorseConnected && !tool.core && tool.connects !== 'unknown' ? 'consolidate' : undefined;
}

/** The advice for one tool among all. */
function adviseTool(tool: StackTool, tools: readonly StackTool[], today: string): ToolAdvice[] {
  const leaves = reasonToLeave(tool, tools);
  const others = rivalsOf(tool, tools).filter((rival) => rival !== tool);
  const advice: ToolAdvice[] = [];
  if (leaves) advice.push(leaves);
  else if (others.some((rival) => !reasonToLeave(rival, tools))) advice.push('choose');
  if (!leaves && isHardlyUsed(tool)) advice.push('review');
  if (tool.core && tool.connects === 'none') advice.push('bridge');
  // A login that isn't known is to be found out first.
  const isOpen = isPaper(tool) || tool.safeLogin === 'no';
  if (isOpen && mayBeExposed(tool)) advice.push('fix-today');
  if (tool.renewalMonth !== null && renewsSoon(tool.renewalMonth, today)) advice.push('renewal');
  return advice;
}

/** Not core and hardly used. Unknown use is no reason to cut a tool. */
function isHardlyUsed({ core, use }: StackTool): boolean {
  return !core && use !== 'unknown' && useValue[use] <= 0.3;
}

/** Whether the advice isn't to give the tool up. */
export function stays({ advice }: AdvisedTool): boolean {
  return !advice.includes('cut') && !advice.includes('consolidate');
}

/** Whether the next such month begins within the window, or is the current one. */
function renewsSoon(month: number, today: string): boolean {
  const [year = 0, thisMonth = 0, day = 0] = today.split('-').map(Number);
  if (month === thisMonth) return true;
  const first = Date.UTC(month > thisMonth ? year : year + 1, month - 1, 1);
  return (first - Date.UTC(year, thisMonth - 1, day)) / DAY_MS <= RENEWAL_DAYS;
}

/** Paper has no logins or connection; paper and files have no bill, and a free tool has no seats. */
function unknownAbout(tool: StackTool): string[] {
  const { use, owner, personalData, monthlyCostCents, connects, safeLogin } = tool;
  const { category, paidSeats, usedSeats } = tool;
  const hasBill = !isPaper(tool) && category !== 'spreadsheet';
  const asked = {
    use,
    owner,
    personalData,
    ...(!isPaper(tool) && { connects, safeLogin }),
    ...(hasBill && { monthlyCostCents }),
    ...(hasBill && monthlyCostCents !== 0 && { paidSeats, usedSeats }),
  };
  return Object.entries(asked).flatMap(([name, answer]) =>
    answer === null || answer === 'unknown' ? [name] : [],
  );
}

function scored(tools: readonly StackTool[]) {
  const beyondTheFirst = sum(duplicateJobs(tools).map((job) => job.length - 1));
  const all = tools.length;
  /** Each 0 to 1. */
  const parts = {
    connect: weightedShare(tools, (tool) => connectValue[tool.connects]),
    use: weightedShare(tools, (tool) => useValue[tool.use]),
    overlap: 1 - beyondTheFirst / all,
    ownership: tools.filter(({ owner }) => owner === 'yes').length / all,
    safety: tools.filter(({ safeLogin }) => safeLogin === 'yes').length / all,
  };
  const { connect, use, overlap, ownership, safety } = parts;
  const score = 35 * connect + 20 * use + 15 * overlap + 15 * ownership + 15 * safety;
  const scoreBand = stackBandOf(score);
  /** The band by score alone, and after the weakest-link rules. */
  return { parts, score, scoreBand, band: capped(scoreBand, tools) };
}

/** The band of a score. */
function stackBandOf(score: number): StackBand {
  const shown = wholeScore(score);
  if (shown >= 80) return 'automation-ready';
  if (shown >= 60) return 'fix-links';
  return shown >= 40 ? 'consolidate' : 'system-of-record';
}

/**
 * A core tool that connects to nothing rules out "automation-ready", and so does personal data that
 * isn't secured or may not be. With no connected core tool at all there is nothing to consolidate
 * into: one system of record comes first.
 */
function capped(band: StackBand, tools: readonly StackTool[]): StackBand {
  const core = tools.filter((tool) => tool.core);
  const unconnected = core.filter(({ connects }) => connects === 'none').length;
  const hasGaps = unconnected > 0 || tools.some(mayBeExposed);
  if (band === 'automation-ready' && hasGaps) return 'fix-links';
  const noneConnects = unconnected > 0 && unconnected === core.length;
  return band === 'consolidate' && noneConnects ? 'system-of-record' : band;
}

function weightedShare(tools: readonly StackTool[], value: (tool: StackTool) => number): number {
  return sum(tools.map((tool) => value(tool) * importance(tool))) / sum(tools.map(importance));
}

/** The price of seats that nobody uses, in cents a month; 0 while price or seats aren't known. */
export function seatWaste({ monthlyCostCents, paidSeats, usedSeats }: StackTool): number {
  if (monthlyCostCents === null || paidSeats === null || usedSeats === null) return 0;
  return monthlyCostCents * Math.max(0, 1 - usedSeats / paidSeats);
}

/** The cost of all but the most expensive tool, which is saved at least, whichever is kept. */
function overlapSaving(job: readonly StackTool[]): number {
  const costs = job.map(({ monthlyCostCents }) => monthlyCostCents ?? 0);
  return sum(costs) - Math.max(...costs);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
