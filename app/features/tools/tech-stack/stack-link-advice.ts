import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import type { SummaryAction } from '../model/tool-summary.ts';
import { stackLinkWords } from './stack-advice.content.ts';
import { type GapInput, rivalsOf } from './stack-gaps.ts';
import type { StackTool } from './stack-model.ts';
import { toolKind } from './tool-kind.ts';
import { toolLabels } from './tool-label.ts';

/** What to do about a tool that doesn't connect directly: the same in the steps and in the table. */
export function linkAdvice(tool: StackTool): string | undefined {
  return wordsFor(tool)?.one;
}

/**
 * One step for all tools with the same advice, in their order. A tool of which it isn't decided
 * whether it stays gets a step of its own, which says so.
 */
export function linkSteps({ input, result }: GapInput, tools: readonly number[]): SummaryAction[] {
  const groups = new Map<string, { stay: number[]; tool: StackTool }>();
  for (const index of tools) {
    const tool = input.tools[index];
    const advice = tool && linkAdvice(tool);
    if (tool === undefined || advice === undefined) continue;
    const key = mayGo({ input, result }, index) ? `${index}` : advice;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { stay: [index], tool });
    else group.stay.push(index);
  }
  return [...groups.values()].flatMap(({ stay, tool }) => {
    const words = wordsFor(tool);
    if (words === undefined) return [];
    const isOne = stay.length === 1;
    const effort = isOne ? words.effort : interpolate(stackLinkWords.effortEach, words);
    return [{ text: stepAbout({ input, result }, stay, isOne ? words.one : words.many), effort }];
  });
}

/** "Moneris: It connects only …", or "If you keep Moneris: it connects only …" until it's decided. */
export function stepAbout(gaps: GapInput, tools: readonly number[], text: string): string {
  const names = toolLabels(gaps.input, tools);
  const isOpen = tools.some((tool) => mayGo(gaps, tool));
  if (!isOpen) return `${names}: ${text}`;
  return interpolate(stackLinkWords.ifKept, { names, text: lowerFirst(text) });
}

/** Whether somebody has to decide first if a tool stays. */
export function mayGo({ result }: GapInput, tool: number): boolean {
  return (
    rivalsOf(result, tool).length > 0 || result.tools[tool]?.advice.includes('review') === true
  );
}

function wordsFor(tool: StackTool) {
  const kind = toolKind(tool);
  if (tool.connects === 'native') return undefined;
  if (kind === 'paper') return stackLinkWords.paper;
  const { effort, ...words } = stackLinkWords[tool.connects];
  return { ...words[kind], effort };
}
