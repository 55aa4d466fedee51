import { interpolate } from '#app/platform/format/interpolate.ts';
import { contextOf } from '../model/published-figures.content.ts';
import { joinWords } from '../model/tool-figures.ts';
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
import {
  bandWords,
  keepGoingActions,
  mostlyUnknownWords,
  pillarWords,
  privacyFirstWords,
  type ReadinessQuestion,
  readinessQuestions,
  readinessWords,
  sensitiveDataQuestion,
} from './ai-readiness.content.ts';
import type {
  ActionLevel,
  QuestionId,
  ReadinessInput,
  ReadinessResult,
} from './ai-readiness.formula.ts';

/** The result in words. */
export function summarizeReadiness(input: ReadinessInput, result: ReadinessResult): ToolSummary {
  const band = result.isMostlyUnknown ? mostlyUnknownWords : bandWords[result.band];
  const open = findOutFirst(input, result);
  return {
    tool: 'ai-readiness-assessment',
    title: band.title,
    warning: result.privacyFirst === 'no' ? null : privacyFirstWords[result.privacyFirst],
    verdict: band.verdict,
    reasons: reasonsOf(result),
    figure: {
      value: result.isMostlyUnknown
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
    actions: withMoreSteps([...firstSteps(result, open), band.nextStep], keepGoingActions),
    context: contextOf('ai-readiness-assessment'),
    findOutFirst: open,
    notCounted: readinessWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

/** The actions for the answers, or, if too much is unknown, how to find out. */
function firstSteps(result: ReadinessResult, open: readonly FindOutFirst[]): SummaryAction[] {
  const known = result.actions.map(({ question, level }) => actionFor(question, level));
  const asked = open.map(({ question, how }) => ({
    text: interpolate(readinessWords.findOutAction, { question, how }),
    effort: readinessWords.findOutEffort,
  }));
  return [...known, ...asked.slice(0, Math.max(0, NEXT_STEPS - 1 - known.length))];
}

/** The step that fits the answer. Most questions have one text for both answers in the middle. */
export function actionFor(question: QuestionId, level: ActionLevel): SummaryAction {
  const { actions }: ReadinessQuestion = readinessQuestions[question];
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
    );
  }
  return reasons;
}

function findOutFirst(input: ReadinessInput, result: ReadinessResult): FindOutFirst[] {
  const open: FindOutFirst[] = result.findOutFirst.map((id) => ({
    question: readinessQuestions[id].label,
    how: readinessQuestions[id].findOut,
  }));
  if (input.sensitiveData === 'unknown') {
    open.push({ question: sensitiveDataQuestion.label, how: sensitiveDataQuestion.findOut });
  }
  return open;
}
