import { techStackDefaults } from './stack-defaults.content.ts';
import {
  connectValue,
  importance,
  type StackAdvice,
  type StackQuestion,
  type StackResult,
  type StackTool,
  type ToolAdvice,
  useValue,
} from './stack-model.ts';
import { jobOf } from './tech-stack-products.content.ts';

/**
 * What to do with each tool, in this order: not core and hardly used: cut if another tool does the
 * same job, else ask whether anybody needs it; the same job done by a better connected tool:
 * consolidate, unless work stops without it; core and not connected: replace or bridge; personal data
 * without two-step: fix today; renewal within 60 days: decide before it; otherwise keep.
 */

const DAY_MS = 86_400_000;

/** Indexes of tools that do the same job; only jobs with two or more. Channels are no duplicates. */
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

/** The advice for one tool, and what has to be found out about it. */
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
    renewsThisMonth: tool.renewalMonth === Number(today.split('-')[1]),
    unknown: unknownOf(tool),
  };
}

/** Up to two tools whose missing connection costs most; those that go anyway are left out. */
export function weakLinks(tools: readonly StackTool[], advice: readonly ToolAdvice[]): number[] {
  const loss = (tool: StackTool): number => importance(tool) * (1 - connectValue[tool.connects]);
  return tools
    .map((tool, index) => ({ index, points: loss(tool) }))
    .filter(({ index, points }) => {
      const given = advice[index]?.advice ?? [];
      return points > 0 && !given.includes('cut') && !given.includes('consolidate');
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ index }) => index);
}

/** Not core and hardly used. Not knowing how much it is used is no reason to cut it. */
function isHardlyUsed(tool: StackTool): boolean {
  return !tool.core && tool.use !== 'unknown' && useValue[tool.use] <= 0.3;
}

/** Is there a better connected tool for the same job that stays? */
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

/** Does the first day of the next such month lie within the window? This month always does. */
function renewsSoon(month: number, today: string): boolean {
  const [year = 0, thisMonth = 0, day = 0] = today.split('-').map(Number);
  if (month === thisMonth) return true;
  const first = Date.UTC(month > thisMonth ? year : year + 1, month - 1, 1);
  const days = (first - Date.UTC(year, thisMonth - 1, day)) / DAY_MS;
  return days <= techStackDefaults.renewalWindow.value;
}

function unknownOf(tool: StackTool): StackQuestion[] {
  const unknown: StackQuestion[] = [];
  if (tool.monthlyCostCents === null) unknown.push('monthlyCostCents');
  if (tool.paidSeats === null || tool.usedSeats === null) unknown.push('seats');
  if (tool.use === 'unknown') unknown.push('use');
  if (tool.connects === 'unknown') unknown.push('connects');
  if (tool.owner === 'unknown') unknown.push('owner');
  if (tool.safeLogin === 'unknown') unknown.push('safeLogin');
  if (tool.personalData === 'unknown') unknown.push('personalData');
  return unknown;
}

/** Another tool for the same job, used more than this one: then nothing is lost with it. */
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
