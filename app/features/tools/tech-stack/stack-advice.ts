import { techStackDefaults } from './stack-defaults.content.ts';
import {
  connectValue,
  importance,
  type StackAdvice,
  type StackResult,
  type StackTool,
  type ToolAdvice,
  useValue,
} from './stack-model.ts';
import { unknownAbout } from './stack-questions.ts';
import { jobOf } from './tech-stack-products.content.ts';
import { toolKind } from './tool-kind.ts';

/**
 * The advice for each tool, in this order. Not core and hardly used: cut it if another tool does
 * the same job, else ask whether anybody needs it. A better connected tool does the same job:
 * consolidate, unless work stops without it. Core and not connected: replace or bridge. Personal
 * data without two-step login: fix today. Renewal within 60 days: decide before it. Otherwise:
 * keep.
 */

const DAY_MS = 86_400_000;

/** Indexes of tools that do the same job, by job. Sales channels don't count as duplicates. */
export function duplicateJobs(tools: readonly StackTool[]): StackResult['duplicates'] {
  const groups = new Map<string, number[]>();
  for (const [index, { name, category }] of tools.entries()) {
    const job = jobOf(name, category);
    if (job === undefined) continue;
    const group = groups.get(job);
    if (group === undefined) groups.set(job, [index]);
    else group.push(index);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ category: tools[group[0] ?? 0]?.category ?? 'other', tools: group }));
}

/** The advice for one tool, and what is unknown about it. */
export function adviseTool(
  tool: StackTool,
  index: number,
  tools: readonly StackTool[],
  duplicates: StackResult['duplicates'],
  today: string,
): ToolAdvice {
  const advice: StackAdvice[] = [];
  if (isHardlyUsed(tool)) advice.push(hasReplacement(index, tools, duplicates) ? 'cut' : 'review');
  else if (isWorseConnected(tool, index, tools, duplicates)) advice.push('consolidate');
  if (tool.core && tool.connects === 'none') advice.push('bridge');
  if (tool.personalData === 'yes' && tool.safeLogin === 'no') advice.push('fix-today');
  if (tool.renewalMonth !== null && renewsSoon(tool.renewalMonth, today)) advice.push('renewal');
  return {
    tool: index,
    advice: advice.length === 0 ? ['keep'] : advice,
    renewsInMonths: monthsUntil(tool.renewalMonth, today),
    unknown: unknownAbout(tool),
  };
}

/** The two tools whose missing connection costs most, and every other that costs as much. */
export function weakLinks(tools: readonly StackTool[], advice: readonly ToolAdvice[]): number[] {
  const ranked = rankedLinks(tools, advice);
  const least = ranked.slice(0, 2).at(-1)?.points ?? 0;
  return ranked.filter(({ points }) => points >= least).map(({ index }) => index);
}

/**
 * The tools by what their missing connection costs, most first, without those to be removed anyway,
 * those that may not be needed and those whose connection isn't known.
 */
function rankedLinks(tools: readonly StackTool[], advice: readonly ToolAdvice[]) {
  const loss = (tool: StackTool): number => importance(tool) * (1 - connectValue[tool.connects]);
  return tools
    .map((tool, index) => ({ tool, index, points: loss(tool) }))
    .filter(({ tool, index, points }) => points > 0 && !isOpenLink(tool) && stays(advice[index]))
    .sort((a, b) => b.points - a.points);
}

/** The tools of which nobody knows whether they connect, without those to be removed anyway. */
export function unknownLinks(tools: readonly StackTool[], advice: readonly ToolAdvice[]): number[] {
  return tools.flatMap((tool, index) =>
    isOpenLink(tool) && !leaves(advice[index]) ? [index] : [],
  );
}

/** Whether the advice is to give the tool up. */
export function leaves(entry: ToolAdvice | undefined): boolean {
  return entry?.advice.some((advice) => advice === 'cut' || advice === 'consolidate') ?? false;
}

/** Whether a tool is to be kept: neither to give up nor perhaps not needed. */
export function stays(entry: ToolAdvice | undefined): boolean {
  return !leaves(entry) && entry?.advice.includes('review') !== true;
}

/** The tools of each job that several do and keep doing until somebody chooses. */
export function openDuplicates(
  duplicates: StackResult['duplicates'],
  advice: readonly ToolAdvice[],
): number[][] {
  return duplicates
    .map((duplicate) => duplicate.tools.filter((tool) => !leaves(advice[tool])))
    .filter((stay) => stay.length > 1);
}

/**
 * Whether an advice no longer matters beside another: a tool that is cancelled needs no other care,
 * and for one to give up there is nothing to decide before it renews.
 */
export function isOvertaken({ advice }: ToolAdvice, by: StackAdvice): boolean {
  if (by === 'renewal' && advice.includes('consolidate')) return true;
  return by !== 'cut' && advice.includes('cut');
}

/** Whether nobody knows if a tool connects. Paper never does, whatever was answered. */
export function isOpenLink(tool: StackTool): boolean {
  return tool.connects === 'unknown' && toolKind(tool) !== 'paper';
}

/** Not core and hardly used. Unknown use is no reason to cut a tool. */
function isHardlyUsed(tool: StackTool): boolean {
  return !tool.core && tool.use !== 'unknown' && useValue[tool.use] <= 0.3;
}

/** Whether another tool that stays does the same job and is better connected. */
function isWorseConnected(
  tool: StackTool,
  index: number,
  tools: readonly StackTool[],
  duplicates: StackResult['duplicates'],
): boolean {
  if (tool.connects === 'unknown' || tool.core) return false;
  const group = duplicates.find((d) => d.tools.includes(index));
  return (group?.tools ?? []).some((other) => {
    const rival = tools[other];
    if (rival === undefined || isHardlyUsed(rival)) return false;
    return connectValue[rival.connects] > connectValue[tool.connects];
  });
}

function monthsUntil(month: number | null, today: string): number | null {
  const thisMonth = Number(today.split('-')[1]);
  return month === null ? null : (month - thisMonth + 12) % 12;
}

/** Whether the next such month begins within the window, or is the current one. */
function renewsSoon(month: number, today: string): boolean {
  const [year = 0, thisMonth = 0, day = 0] = today.split('-').map(Number);
  if (month === thisMonth) return true;
  const first = Date.UTC(month > thisMonth ? year : year + 1, month - 1, 1);
  const days = (first - Date.UTC(year, thisMonth - 1, day)) / DAY_MS;
  return days <= techStackDefaults.renewalWindow.value;
}

/** Whether another tool for the same job is used more, so that this one isn't needed. */
function hasReplacement(
  index: number,
  tools: readonly StackTool[],
  duplicates: StackResult['duplicates'],
): boolean {
  const own = tools[index];
  const group = duplicates.find((duplicate) => duplicate.tools.includes(index))?.tools ?? [];
  return group.some((other) => {
    const tool = tools[other];
    return (
      other !== index &&
      own !== undefined &&
      tool !== undefined &&
      useValue[tool.use] > useValue[own.use]
    );
  });
}
