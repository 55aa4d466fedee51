import {
  distinctSteps,
  NEXT_STEPS,
  type SummaryAction,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { leaves, openDuplicates } from './stack-advice.ts';
import { choicesAmong, type GapInput, untimedLinks } from './stack-gaps.ts';
import { linkSteps } from './stack-link-advice.ts';
import type { StackInput, StackResult } from './stack-model.ts';
import { automationSteps } from './stack-pair-words.ts';
import { readyCase } from './stack-ready.ts';
import {
  adviceSteps,
  choiceSteps,
  exposedSteps,
  givenUpSteps,
  loginSteps,
  ownerSteps,
  renewalSteps,
  weakLinkSteps,
} from './stack-tool-steps.ts';
import { focusOf, isOneLink, openQuestions } from './stack-verdict.ts';
import { stackGapSteps, stackMoreSteps } from './tech-stack.content.ts';

/**
 * The steps of a result: three to do first, the most urgent of them first, and after those the best
 * automation, if it isn't among them.
 */
export function stepsOf(input: StackInput, result: StackResult): SummaryAction[] {
  const gaps = { input, result };
  const best = automationSteps(input, result);
  const steps = distinctSteps([
    ...exposedSteps(gaps),
    ...urgentSteps(gaps).slice(0, 1),
    ...focusSteps(gaps),
    ...givenUpSteps(gaps),
    ...renewalSteps(gaps, true),
    ...renewalSteps(gaps, false),
    ...adviceSteps(gaps, 'bridge'),
    ...choiceSteps(gaps, openDuplicates(result.duplicates, result.tools)),
    ...best,
    ...(focusOf(gaps) === 'fix-links' ? looseEnds(gaps) : []),
    ...adviceSteps(gaps, 'review'),
  ]);
  const first = withMoreSteps(steps.slice(0, NEXT_STEPS), moreSteps(gaps, steps));
  return distinctSteps([...first, ...best]);
}

function looseEnds(gaps: GapInput): SummaryAction[] {
  return [...ownerSteps(gaps), ...loginSteps(gaps)];
}

/** What this month ends with another year of paying. */
function urgentSteps(gaps: GapInput): SummaryAction[] {
  const now = gaps.result.tools.filter(
    ({ renewsInMonths, advice }) => renewsInMonths === 0 && advice.includes('renewal'),
  );
  return [
    ...adviceSteps(gaps, 'cut', now),
    ...adviceSteps(gaps, 'consolidate', now),
    ...renewalSteps(gaps, true),
  ];
}

/** What the verdict names, in its order. */
function focusSteps(gaps: GapInput): SummaryAction[] {
  const { input, result } = gaps;
  const givenUp = givenUpSteps(gaps);
  const best = automationSteps(input, result);
  const reviews = adviceSteps(gaps, 'review');
  const choices = choiceSteps(gaps, openDuplicates(result.duplicates, result.tools));
  const focus = focusOf(gaps);
  switch (focus) {
    case 'find-out':
      return [stackMoreSteps.findOut];
    case 'one-tool':
      return [stackMoreSteps.addTools, ...looseEnds(gaps)];
    case 'automate':
      return readySteps(gaps);
    case 'fix-links':
      return isOneLink(gaps)
        ? [...fixSteps(gaps), ...givenUp, ...choices, ...looseEnds(gaps), ...reviews]
        : [...fixSteps(gaps), ...best];
    case 'open-links':
      return linkSteps(gaps, result.unknownLinks);
    case 'connected':
      return [...givenUp, ...choices, ...looseEnds(gaps), ...reviews];
    case 'consolidate':
      return [...givenUp, ...choices];
    case 'tidy-up':
      return [...looseEnds(gaps), ...fixSteps(gaps)];
    case 'system-of-record':
      return [stackGapSteps.oneSystem, ...best];
    default:
      return focus satisfies never;
  }
}

/** The weak links, after the choices between their tools and others. */
function fixSteps(gaps: GapInput): SummaryAction[] {
  return [...choiceSteps(gaps, choicesAmong(gaps, gaps.result.weakLinks)), ...weakLinkSteps(gaps)];
}

function readySteps(gaps: GapInput): SummaryAction[] {
  const { input, result } = gaps;
  const givenUp = givenUpSteps(gaps);
  const [money, rest] = [givenUp.slice(0, 1), givenUp.slice(1)];
  const first = readyCase(result);
  switch (first.kind) {
    case 'automate':
      return [...money, ...automationSteps(input, result), ...rest];
    case 'choose':
      return [...money, ...choiceSteps(gaps, first.jobs), ...automationSteps(input, result)];
    case 'time':
      return [...money, stackMoreSteps.timeCopying, ...rest];
    case 'decide':
      return choiceSteps(gaps, [first.job]);
    case 'cancel': {
      const ended = result.tools.filter(({ tool }) => first.link.endsWith.includes(tool));
      return [...adviceSteps(gaps, 'cut', ended), ...adviceSteps(gaps, 'consolidate', ended)];
    }
    case 'find-out':
    case 'replace':
      return linkSteps(gaps, first.tools);
    case 'too-little':
      return [...money, stackMoreSteps.noteMoreCopying, ...rest];
    case 'nothing':
      return [...money, stackMoreSteps.watchCopying, ...rest];
    default:
      return first satisfies never;
  }
}

/** What helps every stack, after what these answers leave open. */
function moreSteps(gaps: GapInput, given: readonly SummaryAction[]): SummaryAction[] {
  const { tools, reEntry } = gaps.input;
  const { findOut, addTools, watchCopying, timeCopying, nameOwners, nameOwnersAndRenewals } =
    stackMoreSteps;
  const hasOwnerStep = ownerSteps(gaps).some(({ text }) =>
    given.some((step) => step.text === text),
  );
  const kept = tools.filter((_, at) => !leaves(gaps.result.tools[at]));
  const isAnyRenewalOpen = kept.some(({ renewalMonth }) => renewalMonth === null);
  const more = [
    ...(isMoreUnknown(gaps) ? [findOut] : []),
    ...(tools.length === 1 ? [addTools] : []),
    ...(reEntry.length === 0 && tools.length > 1 ? [watchCopying] : []),
    ...(untimedLinks(gaps.result).length > 0 ? [timeCopying] : []),
    ...(kept.some(({ owner }) => owner !== 'yes') && !hasOwnerStep
      ? [isAnyRenewalOpen ? nameOwnersAndRenewals : nameOwners]
      : []),
    ...stackMoreSteps.always,
  ];
  return more.filter(({ text }) => given.every((step) => step.text !== text));
}

/** Whether anything is unknown besides the connections that the verdict's own steps ask about. */
function isMoreUnknown(gaps: GapInput): boolean {
  const { result } = gaps;
  const focus = focusOf(gaps);
  const first = focus === 'automate' ? readyCase(result) : undefined;
  const asked = [
    ...(focus === 'open-links' ? result.unknownLinks : []),
    ...(first?.kind === 'find-out' ? first.tools : []),
  ];
  return openQuestions(gaps).some(({ tool, unknown }) =>
    unknown.some((question) => question !== 'connects' || !asked.includes(tool)),
  );
}
