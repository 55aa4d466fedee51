import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { joinWords } from '../model/tool-figures.ts';
import type { SummaryAction } from '../model/tool-summary.ts';
import {
  type StackAdvice,
  type StackInput,
  type StackResult,
  seatWaste,
  type ToolAdvice,
} from './stack-model.ts';
import { focusOf, openDuplicates } from './stack-verdict.ts';
import {
  monthlyAdviceWords,
  paperAdviceWords,
  renewsThisMonth,
  stackAdviceWords,
  stackKeepCopiedWords,
  stackKeepLabels,
  stackKeepWords,
} from './tech-stack.content.ts';
import { toolLabel } from './tool-label.ts';

/** What to do with one tool, in words: "It renews soon. Decide before March." */
export function adviceWords(
  input: StackInput,
  result: StackResult,
  entry: ToolAdvice,
  advice: StackAdvice,
): SummaryAction {
  const { text, effort } = stackAdviceWords[advice];
  const tool = input.tools[entry.tool];
  if (tool?.category === 'paper' && (advice === 'bridge' || advice === 'fix-today')) {
    return paperAdviceWords[advice];
  }
  if (advice === 'keep') return { text: keepText(input, result, entry), effort };
  if (tool?.use === 'monthly' && (advice === 'cut' || advice === 'review')) {
    return { text: monthlyAdviceWords[advice], effort };
  }
  if (advice !== 'renewal') return { text, effort };
  if (entry.renewsInMonths === 0) return { text: renewsThisMonth, effort };
  return { text: `${text} ${MONTHS[(tool?.renewalMonth ?? 1) - 1]}.`, effort };
}

/** The label of an advice: “Keep” only where nothing is open that could change it. */
export function adviceLabel(
  input: StackInput,
  result: StackResult,
  entry: ToolAdvice,
  advice: StackAdvice,
): string {
  if (advice !== 'keep') return stackAdviceWords[advice].label;
  if (rivalsOf(result, entry.tool).length > 0) return stackKeepLabels.choose;
  const mayGo =
    isOnlyCopied(input, result, entry.tool) ||
    asksToReplace(input, result, entry.tool) ||
    entry.unknown.length > 0;
  return mayGo ? stackKeepLabels.forNow : stackAdviceWords.keep.label;
}

/** A tool can stay, and still something about it can be open. */
function keepText(input: StackInput, result: StackResult, entry: ToolAdvice): string {
  const gaps = gapsOf(input, result, entry.tool);
  const sentences = [
    ...(isOnlyCopied(input, result, entry.tool) ? [stackKeepCopiedWords] : []),
    ...(gaps.length > 0 ? [`${upperFirst(joinWords(gaps))}.`] : []),
    ...(entry.unknown.length > 0 ? [stackKeepWords.findOut] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : stackAdviceWords.keep.text;
}

function gapsOf(input: StackInput, result: StackResult, index: number): string[] {
  const tool = input.tools[index];
  if (tool === undefined) return [];
  const { choose, connect, replace, owner, login, seats } = stackKeepWords;
  const others = rivalsOf(result, index).map((other) => toolLabel(input, other));
  const isWeak = isWeakLink(input, result, index);
  return [
    ...(others.length > 0 ? [interpolate(choose, { all: joinWords(['it', ...others]) })] : []),
    ...(isWeak && tool.connects === 'export' ? [connect] : []),
    ...(asksToReplace(input, result, index) ? [replace] : []),
    ...(tool.owner === 'no' ? [owner] : []),
    ...(tool.safeLogin === 'no' && tool.category !== 'paper' ? [login] : []),
    ...(seatWaste(tool) >= 50 ? [seats] : []),
  ];
}

/** The other tools between which and this one somebody has to choose. */
function rivalsOf(result: StackResult, index: number): number[] {
  const group = openDuplicates(result).find((stay) => stay.includes(index)) ?? [];
  return group.filter((other) => other !== index);
}

/** Whether the verdict asks for a better connection of this tool. */
function isWeakLink(input: StackInput, result: StackResult, index: number): boolean {
  const focus = focusOf({ input, result });
  const isNamed = focus === 'fix-links' || focus === 'tidy-up';
  return isNamed && result.weakLinks.includes(index) && rivalsOf(result, index).length === 0;
}

function asksToReplace(input: StackInput, result: StackResult, index: number): boolean {
  return (
    isWeakLink(input, result, index) &&
    input.tools[index]?.connects !== 'export' &&
    !isOnlyCopied(input, result, index)
  );
}

/** Whether something is copied from or into a tool that connects to nothing and can stay. */
function isOnlyCopied(input: StackInput, result: StackResult, index: number): boolean {
  const isCopied = input.reEntry.some(({ from, to }) => from === index || to === index);
  const isAlone = rivalsOf(result, index).length === 0;
  return isCopied && isAlone && input.tools[index]?.connects === 'none';
}
