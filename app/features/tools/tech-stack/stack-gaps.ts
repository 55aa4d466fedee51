import { isOvertaken, openDuplicates, stays } from './stack-advice.ts';
import type { StackInput, StackLink, StackResult } from './stack-model.ts';
import { toolKind } from './tool-kind.ts';

export type GapInput = { readonly input: StackInput; readonly result: StackResult };

/** The tools whose personal data is to be secured today; one that is cancelled needs no more care. */
export function exposedTools({ result }: GapInput): number[] {
  return result.tools.flatMap((entry) =>
    entry.advice.includes('fix-today') && !isOvertaken(entry, 'fix-today') ? [entry.tool] : [],
  );
}

/** The tools to keep of which nobody is in charge. */
export function toolsWithoutOwner({ input, result }: GapInput): number[] {
  return input.tools.flatMap((tool, index) =>
    tool.owner === 'no' && stays(result.tools[index]) ? [index] : [],
  );
}

/** The tools to keep without secure logins, apart from those to fix today; paper has none. */
export function toolsWithoutLogins({ input, result }: GapInput): number[] {
  return input.tools.flatMap((tool, index) => {
    const entry = result.tools[index];
    const isOpen = tool.safeLogin === 'no' && toolKind(tool) !== 'paper';
    return isOpen && stays(entry) && !entry?.advice.includes('fix-today') ? [index] : [];
  });
}

/** The jobs of which one tool is to be chosen before these tools are worth any work. */
export function choicesAmong({ result }: GapInput, tools: readonly number[]): number[][] {
  return openDuplicates(result.duplicates, result.tools).filter((job) =>
    job.some((tool) => tools.includes(tool)),
  );
}

/** The other tools between which and this one somebody has to choose. */
export function rivalsOf(result: StackResult, tool: number): number[] {
  const jobs = openDuplicates(result.duplicates, result.tools);
  return (jobs.find((job) => job.includes(tool)) ?? []).filter((other) => other !== tool);
}

/** Whether something is copied of which nobody knows how long it takes, unless it ends anyway. */
export function untimedLinks({ map }: StackResult): StackLink[] {
  return map.links.filter(({ kind, hoursPerWeek }) => hoursPerWeek === null && kind !== 'ends');
}
