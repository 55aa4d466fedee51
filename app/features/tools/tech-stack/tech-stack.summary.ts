import { interpolate } from '#app/platform/format/interpolate.ts';
import { MONTHS } from '#app/platform/time/long-date.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { dollars, hoursAWeek, joinWords, plainNumber, shownScore } from '../model/tool-figures.ts';
import {
  type FindOutFirst,
  NEXT_STEPS,
  type SummaryAction,
  type ToolSummary,
  toneOf,
  unknownReason,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import { spendLines } from './spend-lines.ts';
import type { StackAdvice, StackInput, StackLink, StackResult, ToolAdvice } from './stack-model.ts';
import {
  categoryWords,
  paperAdviceWords,
  renewsThisMonth,
  stackAdviceWords,
  stackBandWords,
  stackConnectedWords,
  stackFindOut,
  stackKeepCopiedWords,
  stackKeepUnknownWords,
  stackLinkWords,
  stackMoreSteps,
  stackNothingCopiedWords,
  stackOneLinkWords,
  stackPartWords,
  stackTidyUpWords,
  stackUnknownWords,
  stackWords,
} from './tech-stack.content.ts';

/** The result in words. */
export function summarizeStack(input: StackInput, result: StackResult): ToolSummary {
  const band = bandWords(result);
  return {
    tool: 'tech-stack-analyzer',
    title: band.title,
    warning: null,
    verdict: band.verdict,
    reasons: reasonsOf(input, result),
    figure: { value: `${shownScore(result.score)}`, label: stackWords.scoreLabel },
    bars: (Object.keys(stackPartWords) as (keyof typeof stackPartWords)[]).map((part) => ({
      label: stackPartWords[part],
      percent: result.parts[part] * 100,
      text: result.unknownParts.includes(part)
        ? toolPageWords.notKnown
        : `${Math.round(result.parts[part] * 100)}%`,
      tone: toneOf(result.parts[part] * 100),
    })),
    lines: [
      ...spendLines(input, result),
      {
        label: `Copying by hand, per month (${hoursAWeek(result.reEntryHoursPerWeek)})`,
        value: dollars(result.reEntryCents),
      },
      ...result.firstAutomations.map((link, index) => ({
        label: `Automation ${index + 1}: ${pairName(input, link)}`,
        value: `${hoursAWeek(link.hoursPerWeek)}, ${dollars(link.costCents)} a month`,
      })),
    ],
    actions: withMoreSteps(actionsOf(input, result).slice(0, NEXT_STEPS), moreSteps(input, result)),
    context: contextOf('tech-stack-analyzer'),
    findOutFirst: findOutFirst(input, result),
    notCounted: stackWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** What to do with one tool, in words: "It renews soon: decide before March." */
export function adviceWords(
  input: StackInput,
  entry: ToolAdvice,
  advice: StackAdvice,
): SummaryAction {
  const { text, effort } = stackAdviceWords[advice];
  const tool = input.tools[entry.tool];
  if (tool?.category === 'paper' && (advice === 'bridge' || advice === 'fix-today')) {
    return paperAdviceWords[advice];
  }
  if (advice === 'keep' && tool?.connects === 'none' && isCopied(input, entry.tool))
    return stackKeepCopiedWords;
  if (advice === 'keep' && entry.unknown.length > 0) return stackKeepUnknownWords;
  if (advice !== 'renewal') return { text, effort };
  if (entry.renewsThisMonth) return { text: renewsThisMonth, effort };
  return { text: `${text} ${MONTHS[(tool?.renewalMonth ?? 1) - 1]}.`, effort };
}

function isCopied(input: StackInput, tool: number): boolean {
  return input.reEntry.some(({ from, to }) => from === tool || to === tool);
}

function bandWords(result: StackResult): { readonly title: string; readonly verdict: string } {
  const { count, of } = result.unknownAnswers;
  if (count * 2 > of) return stackUnknownWords;
  const words = wordsWithoutExposure(result);
  const isExposed = result.tools.some(({ advice }) => advice.includes('fix-today'));
  return isExposed ? words.secureFirst : words;
}

function wordsWithoutExposure(result: StackResult) {
  const { band, weakLinks } = result;
  if (band === 'automation-ready' && result.firstAutomations.length === 0)
    return stackNothingCopiedWords;
  if (band === 'fix-links' && weakLinks.length === 0) return stackConnectedWords;
  if (band === 'fix-links' && weakLinks.length === 1) return stackOneLinkWords;
  const hasNothingToConsolidate =
    result.duplicates.length === 0 && !result.tools.some(({ tool }) => goes(result, tool));
  if (band === 'consolidate' && hasNothingToConsolidate) return stackTidyUpWords;
  return stackBandWords[band];
}

/**
 * The most urgent first: safety, then money, then connections; then the best automation. If the
 * verdict is to fix links, those come before money.
 */
function actionsOf(input: StackInput, result: StackResult): SummaryAction[] {
  const named = (advice: StackAdvice) => adviceActions(input, result, advice);
  const money = [...named('cut'), ...named('consolidate')];
  const actions: SummaryAction[] = [
    ...named('fix-today'),
    ...(result.band === 'fix-links'
      ? [...linkActions(input, result), ...money]
      : [...money, ...named('bridge')]),
    ...named('renewal'),
  ];
  for (const { tools } of result.duplicates) {
    const stay = tools.filter((tool) => !goes(result, tool));
    if (stay.length < 2) continue;
    const names = joinWords(stay.map((tool) => toolName(input, tool)));
    actions.push({
      text: interpolate(stackWords.decideOnOne, { names }),
      effort: stackWords.decideEffort,
    });
  }
  const best = result.firstAutomations[0];
  if (best !== undefined) {
    actions.push({
      text: `Automate ${pairName(input, best)}: ${hoursAWeek(best.hoursPerWeek)} ${plainNumber(best.hoursPerWeek) === '1' ? 'goes' : 'go'} into copying by hand.`,
      effort: 'half a day to three days',
    });
  }
  return [...actions, ...named('review')];
}

function adviceActions(
  input: StackInput,
  result: StackResult,
  advice: StackAdvice,
): SummaryAction[] {
  return result.tools
    .filter((entry) => entry.advice.includes(advice) && !isOvertaken(entry, advice))
    .map((entry) => {
      const { text, effort } = adviceWords(input, entry, advice);
      return { text: `${toolName(input, entry.tool)}: ${text}`, effort };
    });
}

/** A step for each weak link; core tools without any connection are always among them. */
function linkActions(input: StackInput, result: StackResult): SummaryAction[] {
  const bridges = result.tools.filter(({ advice }) => advice.includes('bridge'));
  const others = result.weakLinks.filter((tool) => !bridges.some((entry) => entry.tool === tool));
  return [
    ...adviceActions(input, result, 'bridge'),
    ...others.flatMap((index) => {
      const tool = input.tools[index];
      if (tool === undefined || tool.connects === 'native') return [];
      const { text, effort } =
        tool.category === 'paper' ? paperAdviceWords.link : stackLinkWords[tool.connects];
      return [{ text: `${tool.name}: ${text}`, effort }];
    }),
  ];
}

/** A tool that is cancelled needs no other care. */
function isOvertaken(entry: ToolAdvice, advice: StackAdvice): boolean {
  return advice !== 'cut' && entry.advice.includes('cut');
}

function goes(result: StackResult, tool: number): boolean {
  const advice = result.tools[tool]?.advice ?? [];
  return advice.includes('cut') || advice.includes('consolidate');
}

/** What helps every stack, after what these answers leave open. */
function moreSteps({ tools, reEntry }: StackInput, result: StackResult): SummaryAction[] {
  const { findOut, noteCopying, nameOwners, always } = stackMoreSteps;
  return [
    ...(result.tools.some(({ unknown }) => unknown.length > 0) ? [findOut] : []),
    ...(reEntry.length === 0 ? [noteCopying] : []),
    ...(tools.some(({ owner }) => owner !== 'yes') ? [nameOwners] : []),
    ...always,
  ];
}

function reasonsOf(input: StackInput, result: StackResult): string[] {
  const reasons: string[] = [];
  const { count, of } = result.unknownAnswers;
  if (count > 0) {
    reasons.push(unknownReason(count, `${of} answers about your tools`, 'may be higher'));
  }
  if (result.heldDownBy.length > 0) {
    const names = joinWords(result.heldDownBy.map((tool) => toolName(input, tool)));
    reasons.push(
      `Your score alone would say “${stackBandWords[result.scoreBand].title}”, but you can’t work without ${names}, which can’t be connected.`,
    );
  }
  if (result.weakLinks.length > 0 && result.band !== 'automation-ready') {
    const names = joinWords(result.weakLinks.map((tool) => toolName(input, tool)));
    reasons.push(`Weakest connections: ${names}.`);
  }
  for (const { category, tools } of result.duplicates) {
    const names = joinWords(tools.map((tool) => toolName(input, tool)));
    reasons.push(`${categoryWords[category]}: ${names} do the same job. Choose one.`);
  }
  for (const link of result.map.links) {
    if (link.kind === 'ready') continue;
    const names = joinWords(link.blockedBy.map((tool) => toolName(input, tool)));
    reasons.push(
      `${pairName(input, link)}: ${hoursAWeek(link.hoursPerWeek)} of copying, but as far as you know, ${names} can’t be connected.`,
    );
  }
  return reasons;
}

function findOutFirst(input: StackInput, result: StackResult): FindOutFirst[] {
  return result.tools.flatMap(({ tool, unknown }) =>
    unknown.map((question) => ({
      question: `${toolName(input, tool)}: ${stackFindOut[question].question}`,
      how: stackFindOut[question].how,
    })),
  );
}

function pairName(input: StackInput, link: StackLink): string {
  return `${toolName(input, link.from)} → ${toolName(input, link.to)}`;
}

function toolName(input: StackInput, tool: number): string {
  return input.tools[tool]?.name ?? '';
}
