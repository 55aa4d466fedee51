import * as v from 'valibot';
import { checkForm, type FormFields, readText, type ToolFormResult } from '../model/tool-form.ts';
import { readinessWords } from './ai-readiness.content.ts';
import {
  type QuestionId,
  questionIds,
  type ReadinessAnswer,
  type ReadinessInput,
} from './ai-readiness.formula.ts';

const answer = v.nullable(v.picklist([0, 1, 2, 3], readinessWords.chooseAnswer));

const answers = v.object(
  Object.fromEntries(questionIds.map((id) => [id, answer])) as Record<QuestionId, typeof answer>,
  readinessWords.chooseAnswer,
);

/** Fifteen answers of 0 to 3 or null, and whether there is sensitive data. */
export const readinessSchema = v.object({
  answers,
  sensitiveData: v.picklist(['no', 'yes', 'unknown'], readinessWords.chooseAnswer),
});

/**
 * Reads a plain post: fields D1 … R2 with "0" to "3" or "unknown", and sensitiveData.
 * A question without an answer is an error: "I don't know" has to be chosen.
 */
export function readReadinessForm(form: FormFields): ToolFormResult<ReadinessInput> {
  const given = Object.fromEntries(questionIds.map((id) => [id, readAnswer(form, id)]));
  return checkForm(
    readinessSchema,
    { answers: given, sensitiveData: readText(form, 'sensitiveData') },
    (path) => path.replace(/^answers\./, ''),
  );
}

/** The fields of a form filled with these answers. */
export function writeReadinessForm(input: ReadinessInput): Record<string, string> {
  const fields: Record<string, string> = { sensitiveData: input.sensitiveData };
  for (const id of questionIds) fields[id] = `${input.answers[id] ?? 'unknown'}`;
  return fields;
}

function readAnswer(form: FormFields, id: QuestionId): ReadinessAnswer | undefined | string {
  const text = readText(form, id);
  if (text === 'unknown') return null;
  if (/^[0-3]$/.test(text)) return Number(text) as ReadinessAnswer;
  return text;
}
