import { isOvertaken, leaves } from './stack-advice.ts';
import type { StackInput, StackResult } from './stack-model.ts';

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
    tool.owner === 'no' && !leaves(result.tools[index]) ? [index] : [],
  );
}

/** The tools to keep without secure logins, apart from those to fix today; paper has none. */
export function toolsWithoutLogins({ input, result }: GapInput): number[] {
  return input.tools.flatMap((tool, index) => {
    const entry = result.tools[index];
    const isOpen = tool.safeLogin === 'no' && tool.category !== 'paper';
    return isOpen && !leaves(entry) && !entry?.advice.includes('fix-today') ? [index] : [];
  });
}
