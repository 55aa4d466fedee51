import type { SummaryAction } from '../model/tool-summary.ts';
import type { Dimension, QualityQuestionId, QuestionsInput } from './data-quality.formula.ts';
import { type QuestionStep, questionSteps } from './question-steps.content.ts';

/** The step that fits both answers of a dimension; undefined if there is nothing to repair. */
export function questionStep(
  dimension: Dimension,
  answers: QuestionsInput['answers'],
): SummaryAction | undefined {
  const steps: readonly QuestionStep[] = questionSteps[dimension];
  const step = steps.find(({ when }) =>
    (Object.keys(when) as QualityQuestionId[]).every((id) => when[id]?.includes(answers[id])),
  );
  return step && { text: step.text, effort: step.effort };
}
