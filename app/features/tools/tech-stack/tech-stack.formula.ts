import { shownScore } from '../model/tool-figures.ts';
import { adviseTool, duplicateJobs, unknownLinks, weakLinks } from './stack-advice.ts';
import { firstAutomations, linksOf } from './stack-links.ts';
import {
  connectValue,
  importance,
  type StackAdvice,
  type StackBand,
  type StackInput,
  type StackPart,
  type StackResult,
  type StackTool,
  seatWaste,
  share,
  sum,
  useValue,
} from './stack-model.ts';
import { isScored, questionsAbout, unknownAbout } from './stack-questions.ts';

/**
 * Tech stack analyzer.
 *
 *   connect   = sum of c × importance / sum of importance     c: native 1, export 0.5, none 0
 *   use       = sum of u × importance / sum of importance     u: daily 1, weekly .7, monthly .3, rarely 0
 *   overlap   = 1 − tools beyond the first of each job / tools; sales channels are jobs of their own
 *   ownership = tools with a named owner / tools
 *   safety    = tools with own logins and two-step / tools
 *   score     = 35 connect + 20 use + 15 overlap + 15 ownership + 15 safety
 *
 *   seat waste     = cost × (1 − used seats / paid seats)          cents a month
 *   overlap saving = cost of the cheaper tools of a job that several do
 *   re-entry       = hours a week × 52/12 × L                      L: wage × employer factor
 *
 * Weakest links: a core tool that connects to nothing caps the band at "fix two links first"; if no
 * core tool connects at all, "consolidate first" becomes "start with one system of record".
 *
 * Keep, cut, consolidate and the four questions: uplevelstack.com; the columns of the inventory:
 * mox-consulting, acquire.club, gardenpatch.xyz.
 */

/**
 * Scores a stack of at least one tool and says what to do with each.
 * @param today the visitor's calendar date, YYYY-MM-DD: decides which renewals are near
 */
export function computeStack(input: StackInput, today: string): StackResult {
  const { tools } = input;
  const duplicates = duplicateJobs(tools);
  const advice = tools.map((tool, index) => adviseTool(tool, index, tools, duplicates, today));
  const parts = partsOf(tools, duplicates);
  const score = scoreOf(parts);
  const scoreBand = stackBandOf(score);
  const band = applyWeakestLink(scoreBand, tools);
  const atBest = tools.map(withBestAnswers);
  const bestCaseScore = scoreOf(partsOf(atBest, duplicates));
  const links = linksOf(input, advice, duplicates);
  return {
    score,
    bestCaseScore,
    bestCaseBand: applyWeakestLink(stackBandOf(bestCaseScore), atBest),
    scoreBand,
    band,
    heldDownBy: band === scoreBand ? [] : unconnectedCore(tools),
    parts,
    unknownParts: unknownPartsOf(tools),
    spendCents: sum(tools.map((tool) => tool.monthlyCostCents ?? 0)),
    seatWasteCents: sum(tools.map(seatWaste)),
    overlapSavingCents: sum(duplicates.map((d) => overlapSaving(d.tools, tools))),
    adviceSavingCents: sum(tools.map((tool, i) => adviceSaving(tool, advice[i]?.advice ?? []))),
    reEntryHoursPerWeek: sum(links.map((link) => link.hoursPerWeek ?? 0)),
    reEntryCents: sum(links.map((link) => link.costCents ?? 0)),
    tools: advice,
    duplicates,
    map: {
      nodes: tools.map((tool, index) => ({
        tool: index,
        label: tool.name,
        category: tool.category,
        core: tool.core,
        connects: tool.connects,
        advice: advice[index]?.advice[0] ?? 'keep',
      })),
      links,
    },
    firstAutomations: firstAutomations(links),
    unknownAnswers: {
      count: sum(advice.map(({ unknown }) => unknown.length)),
      scored: sum(advice.map(({ unknown }) => unknown.filter(isScored).length)),
      of: sum(tools.map((tool) => questionsAbout(tool).length)),
    },
    weakLinks: weakLinks(tools, advice),
    unknownLinks: unknownLinks(tools, advice),
  };
}

function partsOf(
  tools: readonly StackTool[],
  duplicates: StackResult['duplicates'],
): StackResult['parts'] {
  const beyondTheFirst = sum(duplicates.map((duplicate) => duplicate.tools.length - 1));
  return {
    connect: weightedShare(tools, (tool) => connectValue[tool.connects]),
    use: weightedShare(tools, (tool) => useValue[tool.use]),
    overlap: 1 - share(beyondTheFirst, tools.length),
    ownership: share(tools.filter((tool) => tool.owner === 'yes').length, tools.length),
    safety: share(tools.filter((tool) => tool.safeLogin === 'yes').length, tools.length),
  };
}

function scoreOf({ connect, use, overlap, ownership, safety }: StackResult['parts']): number {
  return 35 * connect + 20 * use + 15 * overlap + 15 * ownership + 15 * safety;
}

/** The tool with the best answer to each question that is open. */
function withBestAnswers(tool: StackTool): StackTool {
  const open = new Set(unknownAbout(tool));
  return {
    ...tool,
    connects: open.has('connects') ? 'native' : tool.connects,
    use: open.has('use') ? 'daily' : tool.use,
    owner: open.has('owner') ? 'yes' : tool.owner,
    safeLogin: open.has('safeLogin') ? 'yes' : tool.safeLogin,
  };
}

function unknownPartsOf(tools: readonly StackTool[]): StackPart[] {
  const fields = {
    connect: 'connects',
    use: 'use',
    ownership: 'owner',
    safety: 'safeLogin',
  } as const;
  return (Object.keys(fields) as (keyof typeof fields)[]).filter((part) =>
    tools.every((tool) => tool[fields[part]] === 'unknown'),
  );
}

/** The best first automation for the ROI calculator; null without one. */
export function roiFieldsOf(
  input: StackInput,
  { firstAutomations: [best] }: StackResult,
): Record<string, string> | null {
  if (best === undefined) return null;
  return {
    basis: 'hours',
    hoursPerWeek: `${best.hoursPerWeek}`,
    wage: `${input.wageCents / 100}`,
    employerFactor: `${input.employerFactor}`,
  };
}

/** The band of a score, taken from the number that is printed (one decimal). */
export function stackBandOf(score: number): StackBand {
  const shown = shownScore(score);
  if (shown >= 80) return 'automation-ready';
  if (shown >= 60) return 'fix-links';
  return shown >= 40 ? 'consolidate' : 'system-of-record';
}

function weightedShare(tools: readonly StackTool[], value: (tool: StackTool) => number): number {
  return share(
    sum(tools.map((tool) => value(tool) * importance(tool))),
    sum(tools.map(importance)),
  );
}

/**
 * A core tool that connects to nothing rules out "automation-ready". With no connected core tool
 * at all there is nothing to consolidate into: one system of record comes first.
 */
function applyWeakestLink(band: StackBand, tools: readonly StackTool[]): StackBand {
  const unconnected = unconnectedCore(tools).length;
  if (unconnected === 0) return band;
  if (band === 'automation-ready') return 'fix-links';
  const isNoneConnected = unconnected === tools.filter((tool) => tool.core).length;
  return band === 'consolidate' && isNoneConnected ? 'system-of-record' : band;
}

function unconnectedCore(tools: readonly StackTool[]): number[] {
  return tools.flatMap((tool, index) => (tool.core && tool.connects === 'none' ? [index] : []));
}

/** The cost of all but the most expensive tool, which is saved at least, whichever is kept. */
function overlapSaving(group: readonly number[], tools: readonly StackTool[]): number {
  const costs = group.map((index) => tools[index]?.monthlyCostCents ?? 0);
  return sum(costs) - Math.max(...costs);
}

function adviceSaving(tool: StackTool, advice: readonly StackAdvice[]): number {
  const goes = advice.includes('cut') || advice.includes('consolidate');
  return goes ? (tool.monthlyCostCents ?? 0) : 0;
}
