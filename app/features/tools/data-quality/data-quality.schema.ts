import * as v from 'valibot';
import { checkForm, type FormFields, readText, type ToolFormResult } from '../model/tool-form.ts';
import { duplicateRules } from './csv-duplicates.ts';
import { CSV_MAX_COLUMNS, CSV_MAX_ROWS } from './csv-text.ts';
import { dataQualityWords } from './data-quality.content.ts';
import {
  type DataQualityInput,
  type QualityQuestionId,
  type QuestionsInput,
  qualityQuestionIds,
} from './data-quality.formula.ts';
import { EVIDENCE } from './evidence.ts';
import { findingKinds } from './findings.ts';

const answer = v.nullable(v.picklist([0, 1, 2, 3], dataQualityWords.chooseAnswer));
const ratio = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const cells = count(CSV_MAX_ROWS * CSV_MAX_COLUMNS);

const questions = v.object({
  mode: v.literal('questions'),
  answers: v.object(
    Object.fromEntries(qualityQuestionIds.map((id) => [id, answer])) as Record<
      QualityQuestionId,
      typeof answer
    >,
    dataQualityWords.chooseAnswer,
  ),
});

/** Only numbers, so that no customer data can be sent. */
const file = v.object({
  mode: v.literal('file'),
  rows: v.pipe(count(CSV_MAX_ROWS), v.minValue(1)),
  columns: v.optional(count(CSV_MAX_COLUMNS), EVIDENCE.columns),
  holdsPatients: v.optional(v.boolean(), false),
  measured: v.object({
    completeness: ratio,
    uniqueness: ratio,
    validity: ratio,
    timeliness: ratio,
    consistency: ratio,
  }),
  sample: v.nullable(
    v.pipe(
      v.object({ right: count(20), checked: count(20) }),
      v.check(({ right, checked }) => right <= checked),
    ),
  ),
  duplicates: count(CSV_MAX_ROWS),
  duplicatesByRule: v.optional(v.record(v.picklist(duplicateRules), cells), {}),
  invalid: cells,
  empty: cells,
  weakestColumn: v.optional(ratio, null),
  findings: v.optional(v.record(v.picklist(findingKinds), cells), {}),
});

/** Twelve answers, or the numbers of a file check. */
export const dataQualitySchema = v.variant('mode', [questions, file]);

/** Reads a plain post of the questions: fields C1 … K2 with "0" to "3" or "unknown". */
export function readQualityForm(form: FormFields): ToolFormResult<QuestionsInput> {
  const answers = Object.fromEntries(
    qualityQuestionIds.map((id) => {
      const text = readText(form, id);
      if (text === 'unknown') return [id, null];
      return [id, /^[0-3]$/.test(text) ? Number(text) : text];
    }),
  );
  return checkForm(questions, { mode: 'questions', answers }, (path) =>
    path.replace(/^answers\./, ''),
  );
}

/** The fields of a form filled with these answers; a file check has none. */
export function writeQualityForm(input: DataQualityInput): Record<string, string> {
  if (input.mode === 'file') return {};
  return Object.fromEntries(
    qualityQuestionIds.map((id) => [id, `${input.answers[id] ?? 'unknown'}`]),
  );
}
