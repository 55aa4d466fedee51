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
import { questionsAbout } from './stack-questions.ts';
import { focusOf, openDuplicates } from './stack-verdict.ts';
import {
  paperAdviceWords,
  renewsThisMonth,
  stackAdviceWords,
  stackKeepCopiedWords,
  stackKeepWords,
} from './tech-stack.content.ts';
import { toolLabel } from './tool-label.ts';

/** What to do with one tool, in words: "It renews soon: decide before March." */
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
  if (advice !== 'renewal') return { text, effort };
  if (entry.renewsThisMonth) return { text: renewsThisMonth, effort };
  return { text: `${text} ${MONTHS[(tool?.renewalMonth ?? 1) - 1]}.`, effort };
}

/** A tool can stay, and still something about it can be open. */
function keepText(input: StackInput, result: StackResult, entry: ToolAdvice): string {
  const tool = input.tools[entry.tool];
  if (tool === undefined) return '';
  const isOnlyCopied = tool.connects === 'none' && isCopied(input, entry.tool);
  const gaps = gapsOf(input, result, entry.tool, isOnlyCopied);
  const isMostlyUnknown = entry.unknown.length * 2 > questionsAbout(tool).length;
  const sentences = [
    ...(isOnlyCopied ? [stackKeepCopiedWords] : []),
    ...(gaps.length > 0 ? [`${upperFirst(joinWords(gaps))}.`] : []),
    ...(isMostlyUnknown ? [stackKeepWords.findOut] : []),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  return entry.unknown.length > 0 ? stackKeepWords.asAnswered : stackAdviceWords.keep.text;
}

function gapsOf(
  input: StackInput,
  result: StackResult,
  index: number,
  isOnlyCopied: boolean,
): string[] {
  const tool = input.tools[index];
  if (tool === undefined) return [];
  const { choose, connect, replace, owner, login, seats } = stackKeepWords;
  const rivals = openDuplicates(result).find((stay) => stay.includes(index)) ?? [];
  const others = rivals.filter((other) => other !== index).map((other) => toolLabel(input, other));
  const focus = focusOf({ input, result });
  const isWeak = result.weakLinks.includes(index) && (focus === 'fix-links' || focus === 'tidy-up');
  return [
    ...(others.length > 0 ? [interpolate(choose, { others: joinWords(others) })] : []),
    ...(isWeak && !isOnlyCopied ? [tool.connects === 'export' ? connect : replace] : []),
    ...(tool.owner === 'no' ? [owner] : []),
    ...(tool.safeLogin === 'no' && tool.category !== 'paper' ? [login] : []),
    ...(seatWaste(tool) >= 50 ? [seats] : []),
  ];
}

function isCopied(input: StackInput, tool: number): boolean {
  return input.reEntry.some(({ from, to }) => from === tool || to === tool);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
