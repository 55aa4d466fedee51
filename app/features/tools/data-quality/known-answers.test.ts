import { expect, test } from 'vitest';
import {
  computeDataQuality,
  type DataQualityInput,
  type FileInput,
  type QualityQuestionId,
  type QuestionsInput,
  qualityQuestionIds,
} from './data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';

const summaryOf = (input: DataQualityInput) =>
  summarizeDataQuality(input, computeDataQuality(input));

/** All answers the best but these; null is unknown. */
function questions(given: Partial<Record<QualityQuestionId, 0 | 1 | 2 | null>>): QuestionsInput {
  const answers = qualityQuestionIds.map((id) => [id, given[id] === undefined ? 3 : given[id]]);
  return { mode: 'questions', answers: Object.fromEntries(answers) };
}

const file: FileInput = {
  mode: 'file',
  rows: 200,
  columns: 5,
  holdsPatients: false,
  measured: { completeness: 1, uniqueness: 1, validity: 1, timeliness: 1, consistency: 1 },
  sample: null,
  duplicates: 0,
  duplicatesByRule: {},
  invalid: 0,
  empty: 0,
  weakestColumn: 1,
  findings: {},
};

test('a step repairs what was answered, not what is unknown', () => {
  const steps = (given: Parameters<typeof questions>[0]) =>
    summaryOf(questions(given))
      .actions.map(({ text }) => text)
      .join(' ');
  expect(steps({ V2: null })).not.toMatch(/as they are typed|wrong format/);
  expect(steps({ C1: null, C2: 2 })).toMatch(/without a last contact or purchase/);
  expect(steps({ V1: 0, V2: null })).toMatch(/as they are typed/);
});

test('parts about which nothing is known are no reason to clean up first', () => {
  expect(summaryOf(questions({ A1: null, A2: null })).verdict).toBe(
    'Usable: start, and clean as you go.',
  );
});

test('a list whose marked rows are mostly wrong is not usable, and the reason says so', () => {
  const wrong = summaryOf({ ...file, sample: { right: 0, checked: 20 } });
  expect(wrong.title).toBe('Fix it first');
  expect(wrong.reasons[0]).toMatch(/only 0% of the rows that you marked are right/);
  expect(summaryOf({ ...file, sample: { right: 14, checked: 20 } }).title).toBe('Usable');
});

test('where one column holds the result down, the first step is about that column', () => {
  const { title, actions } = summaryOf({ ...file, weakestColumn: 0.4 });
  expect(title).toBe('Fix it first');
  expect(actions[0]?.text).toMatch(/^Find the column with the fewest usable values/);
  expect(actions).toHaveLength(3);
});
