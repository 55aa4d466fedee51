import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShareLink, encodeShareLink } from '../model/share-link.ts';
import { type Level, questionsOf } from '../questionnaire/questionnaire.ts';
import { dimensions, repairs } from './data-quality.content.ts';
import { computeQuestions, dataQualityTool, type QuestionsInput } from './data-quality.tool.ts';
import type { FileInput } from './file-input.ts';
import { computeFile, qualityBandOf } from './file-result.ts';

const questions = questionsOf(dimensions);
const order = ['stop', 'fix', 'usable', 'ready'];
/** Mostly the best, so that all results are compared. */
const level = fc.constantFrom<Level>(0, 1, 2, 3, 3, 3, 3, 3, null);
const twelve = fc.array(level, { minLength: 12, maxLength: 12 });
const pairs = { numRuns: 2000 };

/** Answers in the order of the questions; the rest isn't known. */
function answersOf(given: readonly Level[]): QuestionsInput {
  const answers = Object.fromEntries(questions.map(({ id }, at) => [id, given[at] ?? null]));
  return { mode: 'questions', answers };
}

function file(changes: Partial<FileInput> = {}): FileInput {
  return {
    mode: 'file',
    rows: 100,
    measured: {
      completeness: 0.86,
      uniqueness: 0.94,
      validity: 0.91,
      timeliness: 0.6,
      consistency: 0.8,
    },
    duplicates: 6,
    duplicatesByRule: { 'name-email': 6 },
    invalid: 9,
    empty: 14,
    weakestColumn: 0.86,
    findings: {},
    ...changes,
  };
}

/** A result with a lower score or a worse band than the other's. */
function atMost(
  worse: { score: number; band: string },
  better: { score: number; band: string },
): void {
  if (worse.score > better.score) throw new Error(`${worse.score} is more than ${better.score}`);
  if (order.indexOf(worse.band) > order.indexOf(better.band)) throw new Error(worse.band);
}

test('the golden vector of a file scores 85 and is usable', () => {
  expect(computeFile(file())).toMatchObject({ score: 85, band: 'usable' });
});

test('the bands change at 90, 75 and 60; all threes are 100, all zeros 0; one zero isn’t ready', () => {
  const bands = [0, 59, 60, 74, 75, 89, 90, 100].map(qualityBandOf);
  expect(bands).toEqual(order.flatMap((band) => [band, band]));
  const threes = Array<Level>(12).fill(3);
  expect(computeQuestions(answersOf(threes)).score).toBe(100);
  const failing = computeQuestions(answersOf(threes.with(6, 0)));
  expect(failing).toMatchObject({ score: 93, band: 'usable' });
  expect(computeQuestions(answersOf(Array(12).fill(0))).score).toBe(0);
});

test('cleaning takes 2 minutes a duplicate, 1 an invalid value, 3 an empty one', () => {
  const { lines } = dataQualityTool.summarize(file({ duplicates: 30, invalid: 60, empty: 20 }), '');
  expect(lines.at(-1)?.value).toBe('3 hours');
});

test.each(questions)('a worse answer to $id never gives a better verdict', ({ id }) => {
  fc.assert(
    fc.property(twelve, level, level, (given, one, other) => {
      const of = (answer: Level) =>
        computeQuestions({
          mode: 'questions',
          answers: { ...answersOf(given).answers, [id]: answer },
        });
      // Not knowing isn't as bad as the worst answer, which rules the best result out.
      if ((one ?? 0.5) < (other ?? 0.5)) atMost(of(one), of(other));
      else atMost(of(other), of(one));
    }),
    pairs,
  );
});

const ratio = fc.double({ min: 0, max: 1, noNaN: true });
const names = ['completeness', 'uniqueness', 'validity', 'timeliness', 'consistency'] as const;

test.each([...names, 'weakestColumn'] as const)(
  'a file with a worse %s never gets a better verdict',
  (name) => {
    const shares = fc.record({
      measured: fc.record(Object.fromEntries(names.map((one) => [one, ratio]))),
      weakestColumn: ratio,
    });
    fc.assert(
      fc.property(shares, ratio, ratio, (given, one, other) => {
        const of = (value: number) => {
          const measured = { ...given.measured, [name]: value } as FileInput['measured'];
          const weakestColumn = name === 'weakestColumn' ? value : given.weakestColumn;
          return computeFile(file({ measured, weakestColumn }));
        };
        atMost(of(Math.min(one, other)), of(Math.max(one, other)));
      }),
      pairs,
    );
  },
);

test('“I don’t know” scores 0 and is listed; where much is unknown there is no verdict', () => {
  const twos = Array<Level>(12).fill(2);
  const one = dataQualityTool.summarize(answersOf(twos.with(4, null)), '');
  expect(one.findOutFirst.map(({ question }) => question)).toEqual([questions[4]?.label]);
  expect(one.figure.value).toBe('60');
  expect(one.reasons[0]).toContain('between 60 and 70');
  const none = dataQualityTool.summarize(answersOf([]), '');
  expect([none.title, none.figure.value]).toEqual(['Find out first', '0 to 100']);
});

test('the dimensions that cost most are repaired first, as far as they are known', () => {
  const threes = Array<Level>(12).fill(3);
  const given = threes.with(0, 0).with(1, 0).with(2, 2).with(3, 2).with(8, 0).with(9, null);
  const { actions } = dataQualityTool.summarize(answersOf(given), '');
  const { completeness, timeliness, uniqueness, accuracy } = repairs;
  expect(actions.map(({ text }) => text)).toEqual(
    [completeness.weak, timeliness.weak, uniqueness.fair].map(({ text }) => text),
  );
  // Nobody is told to do what they answered that they do.
  const [first] = dataQualityTool.summarize(answersOf(threes.with(6, 0)), '').actions;
  expect(first).toEqual({ why: accuracy.why, ...accuracy.instead?.step });
});

test('without a verdict, or with a bad one, the result advises against spending', () => {
  const isAgainst = (input: QuestionsInput | FileInput) =>
    dataQualityTool.summarize(input, '').advisesAgainstSpending;
  for (const level of [0, 2, null] as const) {
    expect(isAgainst(answersOf(Array<Level>(12).fill(level)))).toBe(true);
  }
  expect(isAgainst(answersOf(Array<Level>(12).fill(3)))).toBe(false);
  expect(isAgainst(file({ rows: 12 }))).toBe(true);
  expect(isAgainst(file())).toBe(false);
});

test('the link of a file’s result reads back as it was written', () => {
  expect(decodeShareLink(encodeShareLink(file()) ?? '', dataQualityTool.schema)).toEqual(file());
});

test('a file with too little evidence gets no verdict, and nothing is carried on', () => {
  expect(dataQualityTool.summarize(file({ rows: 12 }), '').title).toBe('Not enough to judge');
  expect(dataQualityTool.carries?.(file({ rows: 12 }), '')).toBeNull();
  for (const input of [file(), answersOf(Array(12).fill(2))]) {
    expect(dataQualityTool.carries?.(input, '')?.fields).toEqual({ data: 'some' });
  }
});
