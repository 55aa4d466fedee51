import { interpolate } from '#app/platform/format/interpolate.ts';
import { hoursAWeek, joinWords, plainNumber } from '../model/tool-figures.ts';
import {
  distinctSteps,
  NEXT_STEPS,
  type SummaryAction,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { isOvertaken } from './stack-advice.ts';
import { adviceWords } from './stack-advice-words.ts';
import {
  exposedTools,
  type GapInput,
  toolsWithoutLogins,
  toolsWithoutOwner,
} from './stack-gaps.ts';
import type { StackAdvice, StackInput, StackLink, StackResult } from './stack-model.ts';
import { focusOf, hasUnknownHours, openDuplicates, type StackFocus } from './stack-verdict.ts';
import {
  paperAdviceWords,
  stackGapSteps,
  stackLinkWords,
  stackMoreSteps,
  stackWords,
} from './tech-stack.content.ts';
import { isWorthIt } from './tech-stack.formula.ts';
import { toolLabel } from './tool-label.ts';

/** The steps of a result: three, the most urgent first. */
export function stepsOf(input: StackInput, result: StackResult): SummaryAction[] {
  const steps = actionsOf({ input, result });
  return withMoreSteps(steps.slice(0, NEXT_STEPS), moreSteps({ input, result }, steps));
}

/** Safety comes first, then what the verdict says, then the rest. */
function actionsOf(gaps: GapInput): SummaryAction[] {
  const { input, result } = gaps;
  const named = (advice: StackAdvice) => adviceActions(input, result, advice);
  const money = [...named('cut'), ...named('consolidate')];
  const choices = choiceActions(input, result);
  const owners = ownerActions(gaps);
  const logins = loginActions(gaps);
  const links = linkActions(input, result);
  const best = automationActions(input, result);
  const byFocus: Readonly<Record<StackFocus, readonly SummaryAction[]>> = {
    'find-out': [stackMoreSteps.findOut, ...money],
    'one-tool': [stackMoreSteps.addTools, ...owners, ...logins],
    automate: [
      ...money.slice(0, 1),
      ...(best.length > 0 ? best : noteFirst(gaps)),
      ...money.slice(1),
    ],
    'fix-links': [...links, ...money, ...choices, ...owners, ...logins],
    'open-links': [...openLinkActions(input, result), ...money],
    connected: [...money, ...choices, ...owners, ...logins],
    consolidate: [...money, ...choices],
    'tidy-up': [...owners, ...logins, ...links],
    'system-of-record': [stackGapSteps.oneSystem, ...money],
  };
  return distinctSteps([
    ...exposedActions(gaps),
    ...renewalActions(gaps, true).slice(0, 1),
    ...byFocus[focusOf(gaps)],
    ...money,
    ...renewalActions(gaps, true),
    ...renewalActions(gaps, false),
    ...named('bridge'),
    ...choices,
    ...best,
    ...named('review'),
  ]);
}

/** One step for all tools whose personal data isn't secured, and one for paper. */
function exposedActions(gaps: GapInput): SummaryAction[] {
  const { input, result } = gaps;
  const single = adviceActions(input, result, 'fix-today');
  const tools = exposedTools(gaps);
  const withLogins = tools.filter((tool) => input.tools[tool]?.category !== 'paper');
  if (withLogins.length < 2) return single;
  const { text, effort } = stackGapSteps.exposed;
  const paper = single.filter((_, at) => !withLogins.includes(tools[at] ?? -1));
  return [{ text: interpolate(text, { names: namesOf(input, withLogins) }), effort }, ...paper];
}

/** The decisions on renewals of this month, or on those of the next ones, the soonest first. */
function renewalActions({ input, result }: GapInput, thisMonth: boolean): SummaryAction[] {
  const soonestFirst = result.tools
    .filter(({ renewsInMonths }) => (renewsInMonths === 0) === thisMonth)
    .sort((a, b) => (a.renewsInMonths ?? 0) - (b.renewsInMonths ?? 0));
  return adviceActions(input, { ...result, tools: soonestFirst }, 'renewal');
}

function noteFirst({ result }: GapInput): SummaryAction[] {
  if (result.map.links.some(isWorthIt)) return [];
  return [hasUnknownHours(result) ? stackMoreSteps.timeCopying : stackMoreSteps.noteCopying];
}

function choiceActions(input: StackInput, result: StackResult): SummaryAction[] {
  return openDuplicates(result).map((stay) => ({
    text: interpolate(stackWords.decideOnOne, {
      names: namesOf(input, stay),
    }),
    effort: stackWords.decideEffort,
  }));
}

function automationActions(input: StackInput, result: StackResult): SummaryAction[] {
  const best = result.firstAutomations[0];
  if (best === undefined) return [];
  const goes = plainNumber(best.hoursPerWeek) === '1' ? 'goes' : 'go';
  return [
    {
      text: `Automate ${pairLabel(input, best)}: ${hoursAWeek(best.hoursPerWeek)} ${goes} into copying by hand.`,
      effort: 'half a day to three days',
    },
  ];
}

function ownerActions(gaps: GapInput): SummaryAction[] {
  const tools = toolsWithoutOwner(gaps);
  if (tools.length === 0) return [];
  const { owner, owners } = stackGapSteps;
  const { text, effort } = tools.length === 1 ? owner : owners;
  return [{ text: interpolate(text, { names: namesOf(gaps.input, tools) }), effort }];
}

function loginActions(gaps: GapInput): SummaryAction[] {
  const tools = toolsWithoutLogins(gaps);
  if (tools.length === 0) return [];
  const { text, effort } = stackGapSteps.logins;
  return [{ text: interpolate(text, { names: namesOf(gaps.input, tools) }), effort }];
}

function namesOf(input: StackInput, tools: readonly number[]): string {
  return joinWords(tools.map((tool) => toolLabel(input, tool)));
}

function adviceActions(
  input: StackInput,
  result: StackResult,
  advice: StackAdvice,
): SummaryAction[] {
  return result.tools
    .filter((entry) => entry.advice.includes(advice) && !isOvertaken(entry, advice))
    .map((entry) => {
      const { text, effort } = adviceWords(input, result, entry, advice);
      return { text: `${toolLabel(input, entry.tool)}: ${text}`, effort };
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
      return [{ text: `${toolLabel(input, index)}: ${text}`, effort }];
    }),
  ];
}

function openLinkActions(input: StackInput, { unknownLinks }: StackResult): SummaryAction[] {
  const { text, effort } = stackLinkWords.unknown;
  return unknownLinks.slice(0, 2).map((index) => ({
    text: `${toolLabel(input, index)}: ${text}`,
    effort,
  }));
}

/** What helps every stack, after what these answers leave open. */
function moreSteps(gaps: GapInput, given: readonly SummaryAction[]): SummaryAction[] {
  const { tools, reEntry } = gaps.input;
  const { findOut, addTools, noteCopying, timeCopying, nameOwners, nameOwnersAndRenewals, always } =
    stackMoreSteps;
  const hasOwnerStep = ownerActions(gaps).some(({ text }) =>
    given.some((step) => step.text === text),
  );
  const isAnyRenewalOpen = tools.some(({ renewalMonth }) => renewalMonth === null);
  const more = [
    ...(gaps.result.tools.some(({ unknown }) => unknown.length > 0) ? [findOut] : []),
    ...(tools.length === 1 ? [addTools] : []),
    ...(reEntry.length === 0 && tools.length > 1 ? [noteCopying] : []),
    ...(hasUnknownHours(gaps.result) ? [timeCopying] : []),
    ...(tools.some(({ owner }) => owner !== 'yes') && !hasOwnerStep
      ? [isAnyRenewalOpen ? nameOwnersAndRenewals : nameOwners]
      : []),
    ...always,
  ];
  return more.filter(({ text }) => given.every((step) => step.text !== text));
}

/** "Jobber → QuickBooks Online". */
export function pairLabel(input: StackInput, link: StackLink): string {
  return `${toolLabel(input, link.from)} → ${toolLabel(input, link.to)}`;
}
