import type { SummaryLine } from '../model/tool-summary.ts';
import { toolWords } from '../tools.content.ts';
import { readinessQuestions, sensitiveDataQuestion } from './ai-readiness.content.ts';
import { questionIds, type ReadinessInput } from './ai-readiness.formula.ts';

/** Every question with the answer that was chosen. */
export function readinessAnswers(input: ReadinessInput): SummaryLine[] {
  const scored = questionIds.map((id) => {
    const answer = input.answers[id];
    const { label, answers } = readinessQuestions[id];
    return { label, value: answer === null ? toolWords.dontKnow : answers[answer] };
  });
  const { label, answers } = sensitiveDataQuestion;
  return [...scored, { label, value: answers[input.sensitiveData] }];
}
