import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { joinWords } from '../model/tool-figures.ts';
import {
  distinctSteps,
  type FindOutFirst,
  isSureAnyway,
  NEXT_STEPS,
  type SummaryAction,
  type ToolSummary,
  toneOf,
  unknownReason,
  withMoreSteps,
} from '../model/tool-summary.ts';
import { toolPageWords, toolWords } from '../tools.content.ts';
import {
  bandWords,
  keepGoingActions,
  pillarWords,
  privacyFirstWords,
  type ReadinessQuestion,
  readinessQuestions,
  readinessWords,
  sensitiveDataQuestion,
  undecidedWords,
} from './ai-readiness.content.ts';
import type {
  QuestionId,
  ReadinessAction,
  ReadinessInput,
  ReadinessResult,
} from './ai-readiness.formula.ts';

/** The result in words. */
export function summarizeReadiness(input: ReadinessInput, result: ReadinessResult): ToolSummary {
  const band = result.isUndecided ? undecidedWords : bandWords[result.band];
  return {
    tool: 'ai-readiness-assessment',
    title: band.title,
    warning: result.privacyFirst === 'no' ? null : privacyFirstWords[result.privacyFirst],
    verdict: band.verdict,
    reasons: reasonsOf(result),
    figure: {
      value: result.isUndecided
        ? `${result.shownScore} to ${Math.round(result.bestCaseScore)}`
        : `${result.shownScore}`,
      label: readinessWords.scoreLabel,
    },
    bars: result.pillars.map(({ pillar, percent, isUnknown }) => ({
      label: pillarWords[pillar].title,
      percent,
      text: isUnknown ? toolPageWords.notKnown : `${Math.round(percent)}%`,
      tone: toneOf(percent),
    })),
    lines: [],
    actions: withMoreSteps([...firstSteps(input, result), band.nextStep], keepGoingActions),
    context: contextOf('ai-readiness-assessment'),
    findOutFirst: findOutFirst(input, result),
    notCounted: readinessWords.notCounted,
    disclaimer: toolWords.disclaimer,
    advisesAgainst: result.isUndecided || result.band === 'foundations' ? 'spending' : undefined,
  };
}

/** How many of the steps come from the answers, before the step of the verdict. */
const MOST_STEPS = 4;

/**
 * The actions for the answers, and how to find out the rest: before them if there is no verdict
 * without it. If privacy comes first, so do its steps.
 */
function firstSteps(input: ReadinessInput, result: ReadinessResult): SummaryAction[] {
  const stepOf = (action: ReadinessAction) => actionFor(action, input);
  const known = result.actions.map(stepOf);
  const asked = findOutFirst(input, result).map(findOutStep);
  const privacy = privacyQuestions(input, result).map(findOutStep);
  const room = Math.max(0, NEXT_STEPS - 1 - privacy.length);
  const rules = result.privacyFirst === 'no' ? [] : result.actions.filter(isAboutPrivacy);
  const steps = result.isUndecided
    ? [...privacy, ...rules.map(stepOf), ...asked.slice(0, room), ...known]
    : [...privacy, ...known, ...asked.slice(0, Math.max(0, room - known.length))];
  return distinctSteps(steps).slice(0, MOST_STEPS);
}

/** What has to be found out before anything else if privacy comes first. */
function privacyQuestions(input: ReadinessInput, result: ReadinessResult): FindOutFirst[] {
  if (result.privacyFirst === 'no') return [];
  const rules = result.actions.some(isAboutPrivacy) ? [] : (['R2'] as const);
  return [...(input.sensitiveData === 'unknown' ? [openSensitive] : []), ...rules.map(openOf)];
}

function isAboutPrivacy({ pillar }: ReadinessAction): boolean {
  return pillar === 'governance';
}

function findOutStep({ question, how }: FindOutFirst): SummaryAction {
  return {
    text: interpolate(readinessWords.findOutAction, { question, how }),
    effort: readinessWords.findOutEffort,
  };
}

/** The step that fits the answer. Most questions have one text for both answers in the middle. */
function actionFor({ question, level }: ReadinessAction, input: ReadinessInput): SummaryAction {
  const { actions }: ReadinessQuestion = readinessQuestions[question];
  if (input.answers.D1 === 0 && actions.onPaper) return actions.onPaper;
  return level === 'nearly' ? (actions.nearly ?? actions.some) : actions[level];
}

function reasonsOf(result: ReadinessResult): string[] {
  const reasons: string[] = [];
  if (result.cappedBy.length > 0) {
    const weak = joinWords(result.cappedBy.map((pillar) => pillarWords[pillar].weak));
    reasons.push(
      `Your score alone would say “${bandWords[result.scoreBand].title}”, but ${weak}. Automation multiplies whatever is there.`,
    );
  }
  const unknown = result.findOutFirst.length;
  if (unknown > 0) {
    const best = Math.round(result.bestCaseScore);
    reasons.push(
      unknownReason(
        unknown,
        'the 15 scored answers',
        `is somewhere between ${result.shownScore} and ${best}`,
      ),
      ...(isSureAnyway(result) ? [toolPageWords.sureAnyway] : []),
    );
  }
  return reasons;
}

function findOutFirst(input: ReadinessInput, result: ReadinessResult): FindOutFirst[] {
  const open = result.findOutFirst.map(openOf);
  return input.sensitiveData === 'unknown' ? [...open, openSensitive] : open;
}

function openOf(id: QuestionId): FindOutFirst {
  return { question: readinessQuestions[id].label, how: readinessQuestions[id].findOut };
}

const openSensitive: FindOutFirst = {
  question: sensitiveDataQuestion.label,
  how: sensitiveDataQuestion.findOut,
};
