import { expect, test } from 'vitest';
import { NEXT_STEPS } from '../model/tool-summary.ts';
import {
  computeDataQuality,
  dimensions,
  type QualityAnswer,
  type QualityQuestionId,
  type QuestionsInput,
  qualityQuestionIds,
} from './data-quality.formula.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';
import { questionStep } from './question-steps.ts';

type Answers = QuestionsInput['answers'];

/** In the order C1 … K2, 0 for the worst answer and 3 for the best. */
function answersOf(digits: string): Answers {
  const entries = qualityQuestionIds.map((id, at) => {
    return [id, digits[at] === 'x' ? null : Number(digits[at])];
  });
  return Object.fromEntries(entries) as Answers;
}

function stepsFor(digits: string): string {
  const input: QuestionsInput = { mode: 'questions', answers: answersOf(digits) };
  const { actions } = summarizeDataQuality(input, computeDataQuality(input));
  expect(actions).toHaveLength(NEXT_STEPS);
  return actions.map(({ text }) => text).join(' ');
}

/** What a step must not ask for: it is already done, or nobody knows whether it is. */
const doneAlready: Readonly<Record<QualityQuestionId, RegExp>> = {
  C1: /email|phone/i,
  C2: /last contact|purchase/,
  U1: /possible duplicates/,
  U2: /turn on|search/i,
  V1: /as they are typed|dates|typed freely/,
  V2: /email/,
  A1: /bounce/,
  A2: /with each order/,
  T1: /inactive|go through the list/,
  T2: /fills itself in/,
  K1: /correct the others/,
  K2: /lists? to pick from/,
};

const all: readonly QualityAnswer[] = [0, 1, 2, 3, null];

test.each(dimensions)('%s: whatever the two answers, the step fits both', (dimension) => {
  const ids = qualityQuestionIds.filter((id) => {
    const changed = { ...answersOf('333333333333'), [id]: 0 } as Answers;
    return questionStep(dimension, changed) !== undefined;
  });
  const [one, two] = ids as [QualityQuestionId, QualityQuestionId];
  expect(ids).toHaveLength(2);
  for (const first of all) {
    for (const second of all) {
      const answers = { ...answersOf('333333333333'), [one]: first, [two]: second };
      const step = questionStep(dimension, answers);
      const isRepairable = [first, second].some((answer) => answer !== null && answer < 3);
      expect([first, second, step !== undefined]).toEqual([first, second, isRepairable]);
      for (const id of ids) {
        if (answers[id] === 3 || answers[id] === null) {
          expect(step?.text ?? '').not.toMatch(doneAlready[id]);
        }
      }
    }
  }
});

test('the warning that a system gives isn’t to be turned on', () => {
  const steps = stepsFor('332333223322');
  expect(steps).toContain('don’t override your system’s warning');
  expect(steps).not.toContain('Turn on');
});

test('what is picked from lists isn’t to be replaced with lists', () => {
  expect(stepsFor('333333333003')).toContain('Choose one system whose spelling and status count');
});

test('who asks at each visit isn’t told to ask, and who knows no address to be wrong isn’t told to correct', () => {
  expect(stepsFor('333333233333')).toContain('Correct the record on the day an email bounces');
  expect(stepsFor('333333303333')).toContain('with each order or visit');
});

test('where only the email column holds anything, the step is about that column', () => {
  const steps = stepsFor('330330033333');
  expect(steps).toContain('Let the system check the email column, too');
  expect(steps).not.toContain('as they are typed');
});

test('a list gone through within six months needs dates, not another round', () => {
  expect(stepsFor('333333333033')).toContain('Add a date to each record that fills itself in');
});

test('without a file, the possible duplicates have to be found first', () => {
  expect(stepsFor('330033333333')).toContain('Use the file check to find possible duplicates');
});

test('the general steps fit a list that is looked after already', () => {
  const steps = stepsFor('333333333333');
  expect(steps).not.toMatch(/duplicates|haven’t served|inactive/);
});
