import { expect, test } from 'vitest';
import { checkCsv } from './csv-check.ts';
import { openCsv } from './csv-table.ts';
import {
  computeDataQuality,
  type DataQualityInput,
  type QuestionsInput,
  qualityQuestionIds,
} from './data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';

const notCounted = (input: DataQualityInput) =>
  summarizeDataQuality(input, computeDataQuality(input)).notCounted.join(' ');

test('only the check of a file leaves out what needs rows to be marked or columns to be set', () => {
  const answers = Object.fromEntries(qualityQuestionIds.map((id) => [id, 2]));
  const questions: QuestionsInput = {
    mode: 'questions',
    answers: answers as QuestionsInput['answers'],
  };
  expect(notCounted(questions)).toContain('consent');
  expect(notCounted(questions)).not.toMatch(/marked rows|column/);
  const table = openCsv(new TextEncoder().encode('name,email\nAna,ana@example.com\n'));
  if (table.kind === 'problem') throw new Error(table.problem);
  const file = notCounted(checkCsv(table, { today: '2026-11-20' }).input);
  expect(file).toMatch(/marked rows.*consent|consent.*marked rows/);
  // A column of notes in the file is measured like any other.
  expect(file).toContain('Photos, attachments, and notes kept outside this file.');
  expect(file).not.toContain('attachments and notes.');
});
