import { adoptionFigures } from '../defaults.content.ts';
import { joinWords } from '../tool-figures.ts';
import { type FindOutFirst, type ToolSummary, toneOf } from '../tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import {
  bandWords,
  pillarWords,
  privacyFirstWords,
  readinessQuestions,
  readinessWords,
  sensitiveDataQuestion,
} from './ai-readiness.content.ts';
import type { ReadinessInput, ReadinessResult } from './ai-readiness.formula.ts';

/** The result in words. */
export function summarizeReadiness(input: ReadinessInput, result: ReadinessResult): ToolSummary {
  const band = bandWords[result.band];
  return {
    tool: 'ai-readiness-assessment',
    title: band.title,
    warning: result.privacyFirst === 'no' ? null : privacyFirstWords[result.privacyFirst],
    verdict: band.verdict,
    reasons: reasonsOf(result),
    figure: { value: `${result.shownScore}`, label: readinessWords.scoreLabel },
    bars: result.pillars.map(({ pillar, percent }) => ({
      label: pillarWords[pillar].title,
      percent,
      text: `${Math.round(percent)}%`,
      tone: toneOf(percent),
    })),
    lines: [],
    actions: [
      ...result.actions.map(({ question, level }) => readinessQuestions[question].actions[level]),
      band.nextStep,
    ],
    context: adoptionFigures.map(({ text, source }) => ({ text, source })),
    findOutFirst: findOutFirst(input, result),
    notCounted: readinessWords.notCounted,
    disclaimer: toolWords.disclaimer,
  };
}

function reasonsOf(result: ReadinessResult): string[] {
  const reasons: string[] = [];
  if (result.cappedBy.length > 0) {
    const weak = joinWords(result.cappedBy.map((pillar) => pillarWords[pillar].weak));
    reasons.push(
      `Your points alone would say “${bandWords[result.scoreBand].title}”, but ${weak}. Automation multiplies what is there.`,
    );
  }
  const unknown = result.findOutFirst.length;
  if (unknown > 0) {
    const best = Math.round(result.bestCaseScore);
    reasons.push(
      `You don’t know ${unknown} of 15 answers. They count as zero: the true score lies between ${result.shownScore} and ${best}.`,
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
