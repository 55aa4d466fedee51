import { upperFirst } from '#app/platform/format/first-letter.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { joinWords } from '../model/tool-figures.ts';
import type { SummaryAction } from '../model/tool-summary.ts';
import {
  exposedWords,
  givenUpWords,
  paperBridgeWords,
  stackAdviceTexts,
  stackAdviceWords,
  stackKeepCopiedWords,
  stackKeepLabels,
  stackKeepWords,
} from './stack-advice.content.ts';
import { isOvertaken, leaves } from './stack-advice.ts';
import { type GapInput, rivalsOf } from './stack-gaps.ts';
import { linkAdvice, mayGo } from './stack-link-advice.ts';
import { type StackAdvice, type StackTool, seatWaste, type ToolAdvice } from './stack-model.ts';
import { readyCase } from './stack-ready.ts';
import { focusOf } from './stack-verdict.ts';
import { toolKind } from './tool-kind.ts';
import { toolLabel } from './tool-label.ts';

/** The advice for a tool in the table: short labels, and what they mean for it. */
export function toolAdvice(gaps: GapInput, entry: ToolAdvice): { label: string; text: string } {
  const tool = gaps.input.tools[entry.tool];
  if (tool === undefined) return { label: '', text: '' };
  const advice = entry.advice.filter((one) => !isOvertaken(entry, one));
  const labels = advice.map((one) =>
    one === 'keep' ? keepLabel(gaps, entry) : stackAdviceWords[one].label,
  );
  const sentences = [
    ...(advice.includes('keep') && entry.unknown.length > 0 ? [stackKeepWords.findOut] : []),
    ...choiceOf(gaps, entry.tool),
    ...advice.flatMap((one) => (one === 'keep' ? [] : [adviceWords(tool, entry, one).text])),
    ...(leaves(entry) ? [] : openAbout(gaps, entry, tool)),
  ];
  const text = sentences.length > 0 ? sentences.join(' ') : stackAdviceTexts.nothing;
  return { label: labels.join(' · '), text };
}

/** What to do with one tool, in words: "It renews soon. Decide before March." */
export function adviceWords(
  tool: StackTool,
  entry: ToolAdvice,
  advice: Exclude<StackAdvice, 'keep'>,
): SummaryAction {
  const { effort } = stackAdviceWords[advice];
  const kind = toolKind(tool);
  switch (advice) {
    case 'cut':
    case 'review':
      return { text: seldomText(tool, entry, advice), effort };
    case 'consolidate':
      return { text: interpolate(givenUpWords.consolidate, { by: moveBy(tool, entry) }), effort };
    case 'bridge':
      return kind === 'paper' ? paperBridgeWords : { text: stackAdviceTexts.bridge, effort };
    case 'fix-today':
      return { text: exposedWords[kind].one, effort: exposedWords[kind].effort };
    case 'renewal': {
      const { renewal, renewalNow } = stackAdviceTexts;
      const text = entry.renewsInMonths === 0 ? renewalNow : renewal;
      return { text: interpolate(text, { month: monthOf(tool) }), effort };
    }
    default:
      return advice satisfies never;
  }
}

function seldomText(tool: StackTool, entry: ToolAdvice, advice: 'cut' | 'review'): string {
  const { monthly, seldom, cut, review } = givenUpWords;
  const used = tool.use === 'monthly' ? monthly : seldom;
  return used + (advice === 'cut' ? interpolate(cut, { how: cancelText(tool, entry) }) : review);
}

/** How soon to cancel: before it renews, and soon where personal data isn't secured meanwhile. */
function cancelText(tool: StackTool, entry: ToolAdvice): string {
  const { cancel, cancelSoon, cancelBefore, cancelToday, exposed } = givenUpWords;
  const meanwhile = givenUpWords.meanwhile[toolKind(tool) === 'file' ? 'file' : 'program'];
  const isExposed = entry.advice.includes('fix-today');
  if (!entry.advice.includes('renewal')) {
    return isExposed ? interpolate(cancelSoon, { meanwhile }) : cancel;
  }
  const before = interpolate(entry.renewsInMonths === 0 ? cancelToday : cancelBefore, {
    month: monthOf(tool),
  });
  return isExposed ? interpolate(exposed, { cancel: before, meanwhile }) : before;
}

function moveBy(tool: StackTool, entry: ToolAdvice): string {
  if (!entry.advice.includes('renewal')) return '';
  const { byMonth, byToday } = givenUpWords;
  return interpolate(entry.renewsInMonths === 0 ? byToday : byMonth, { month: monthOf(tool) });
}

function monthOf({ renewalMonth }: StackTool): string {
  return MONTHS[(renewalMonth ?? 1) - 1] ?? '';
}

/** “Keep” only where nothing is open that could change it. */
function keepLabel(gaps: GapInput, entry: ToolAdvice): string {
  if (rivalsOf(gaps.result, entry.tool).length > 0) return stackKeepLabels.choose;
  const tool = gaps.input.tools[entry.tool];
  const isWeak = tool?.connects === 'export' && toolKind(tool) !== 'paper';
  const isToReplace = isNamedLink(gaps, entry) && !isWeak;
  return isToReplace || isOnlyCopied(gaps, entry.tool) || entry.unknown.length > 0
    ? stackKeepLabels.forNow
    : stackAdviceWords.keep.label;
}

function choiceOf({ input, result }: GapInput, index: number): string[] {
  const rivals = rivalsOf(result, index);
  if (rivals.length === 0) return [];
  const all = joinWords(['it', ...rivals.map((rival) => toolLabel(input, rival))]);
  return [interpolate(stackKeepWords.choose, { all })];
}

/** What else is open about a tool that stays. */
function openAbout(gaps: GapInput, entry: ToolAdvice, tool: StackTool): string[] {
  const all = gapsOf(entry, tool);
  const sentence = mayGo(gaps, entry.tool)
    ? interpolate(stackKeepWords.ifItStays, { gaps: joinWords(all) })
    : `${upperFirst(joinWords(all))}.`;
  const isLinkNamed = isNamedLink(gaps, entry);
  return [
    ...(isLinkNamed ? [linkAdvice(tool) ?? ''] : []),
    ...(!isLinkNamed && isOnlyCopied(gaps, entry.tool) ? [stackKeepCopiedWords] : []),
    ...(all.length > 0 ? [sentence] : []),
  ];
}

function gapsOf(entry: ToolAdvice, tool: StackTool): string[] {
  const { owner, login, seats } = stackKeepWords;
  const kind = toolKind(tool);
  const needsLogin = tool.safeLogin === 'no' && !entry.advice.includes('fix-today');
  return [
    ...(tool.owner === 'no' ? [owner] : []),
    ...(seatWaste(tool) >= 50 ? [seats] : []),
    ...(needsLogin && kind !== 'paper' ? [login[kind]] : []),
  ];
}

/** Whether a bad connection is to be mended: then all tools that connect so get the same advice. */
function isNamedLink(gaps: GapInput, { tool: index, advice }: ToolAdvice): boolean {
  const { input, result } = gaps;
  const tool = input.tools[index];
  if (tool === undefined || tool.connects === 'native' || advice.includes('bridge')) return false;
  if (result.unknownLinks.includes(index) || rivalsOf(result, index).length > 0) return false;
  const focus = focusOf(gaps);
  if (focus === 'find-out' || focus === 'one-tool' || advice.includes('review')) return false;
  if (focus !== 'automate') return true;
  const first = readyCase(result);
  return first.kind === 'replace' && first.tools.includes(index);
}

/** Whether something is copied from or into a tool that connects to nothing and can stay. */
function isOnlyCopied({ input, result }: GapInput, index: number): boolean {
  const isCopied = result.map.links.some(
    ({ kind, from, to }) => kind !== 'ends' && (from === index || to === index),
  );
  const isAlone = rivalsOf(result, index).length === 0;
  const isBridged = result.tools[index]?.advice.includes('bridge') === true;
  return isCopied && isAlone && !isBridged && input.tools[index]?.connects === 'none';
}
