import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShareLink, encodeShareLink } from '../model/share-link.ts';
import { type Level, questionsOf } from '../questionnaire/questionnaire.ts';
import {
  computeReadiness,
  type ReadinessInput,
  readinessBandOf,
  readinessSections,
  readinessTool,
} from './ai-readiness.tool.ts';

const questions = questionsOf(readinessSections);

/** Answers in the order of the questions; the rest isn't known. */
function inputOf(
  levels: readonly Level[],
  sensitiveData: ReadinessInput['sensitiveData'] = 'no',
): ReadinessInput {
  const answers = Object.fromEntries(questions.map(({ id }, at) => [id, levels[at] ?? null]));
  return { answers, sensitiveData };
}

const golden: readonly Level[] = [2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 1, 0];
const level = fc.constantFrom<Level>(0, 1, 2, 3, null);
const fifteen = fc.array(level, { minLength: 15, maxLength: 15 });
const order = ['foundations', 'pilot', 'core', 'scale'];
const worth = (answer: Level) => answer ?? 0;

test('the golden vector shows 48 and is one small pilot', () => {
  const result = computeReadiness(inputOf(golden));
  const percents = result.sections.map(({ ratio }) => Number(((ratio ?? 0) * 100).toFixed(1)));
  expect(percents).toEqual([55.6, 55.6, 44.4, 50, 50, 16.7]);
  expect([result.score, result.band]).toEqual([48, 'pilot']);
});

test('all 3 is 100, all 0 is 0, and data at 0 holds 75 points down to one small pilot', () => {
  expect(computeReadiness(inputOf(Array(15).fill(3))).score).toBe(100);
  expect(computeReadiness(inputOf(Array(15).fill(0))).score).toBe(0);
  const held = computeReadiness(inputOf([0, 0, 0, ...Array<Level>(12).fill(3)]));
  expect(held).toMatchObject({ score: 75, band: 'pilot' });
});

test('bands end at 34, 59 and 79', () => {
  const bands = [0, 34, 35, 59, 60, 79, 80, 100].map(readinessBandOf);
  expect(bands).toEqual(order.flatMap((band) => [band, band]));
});

test.each(questions)('a worse answer to $id never gives a better verdict', ({ id }) => {
  fc.assert(
    fc.property(fifteen, level, level, (levels, one, other) => {
      const { answers } = inputOf(levels);
      const of = (answer: Level) =>
        computeReadiness({ answers: { ...answers, [id]: answer }, sensitiveData: 'no' });
      const [worse, better] =
        worth(one) < worth(other) ? [of(one), of(other)] : [of(other), of(one)];
      if (worse.score > better.score) throw new Error('a worse answer scored more');
      if (order.indexOf(worse.band) > order.indexOf(better.band)) throw new Error('a better band');
    }),
    { numRuns: 2000 },
  );
});

test('weak rules, or no written one, put privacy first where the data is sensitive, or may be', () => {
  const unwritten = inputOf(Array<Level>(15).fill(3).with(14, 1), 'yes');
  expect(readinessTool.summarize(unwritten, '').advisesAgainstSpending).toBe(true);
  for (const data of ['yes', 'unknown'] as const) {
    expect(readinessTool.summarize(inputOf(golden, data), '').warning).toMatch(/^Privacy first/);
  }
  expect(readinessTool.summarize(inputOf(golden), '').warning).toBeUndefined();
});

test('shared passwords are among the first steps, after privacy', () => {
  const whys = (data: ReadinessInput['sensitiveData']) =>
    readinessTool.summarize(inputOf(golden.with(9, 0).with(10, 0), data), '').actions;
  const login = questions[10]?.label ?? '';
  expect(whys('no')[0]?.why).toContain(login);
  expect(whys('yes')[1]?.why).toContain(login);
});

test('“I don’t know” scores 0 and is listed with how to find out; much of it gives no verdict', () => {
  const one = readinessTool.summarize(inputOf(golden.with(0, null)), '');
  expect(one.findOutFirst).toHaveLength(1);
  expect(computeReadiness(inputOf(golden.with(0, null))).score).toBe(
    computeReadiness(inputOf(golden.with(0, 0))).score,
  );
  const none = readinessTool.summarize(inputOf([]), '');
  expect(none.title).toBe('Find out first');
  expect(none.figure.value).toBe('0 to 100');
  expect(none.bars.every(({ text }) => text === 'not known')).toBe(true);
  expect(none.findOutFirst).toHaveLength(15);
});

test('a form without an answer names its question; every answer reads back as it was written', () => {
  const read = readinessTool.read(new Map([['D1', '4']]));
  expect(read.kind === 'invalid' && Object.keys(read.errors)).toEqual([
    ...questions.map(({ id }) => id),
    'sensitiveData',
  ]);
  fc.assert(
    fc.property(fifteen, (levels) => {
      const input = inputOf(levels, 'unknown');
      const form = new Map(Object.entries(readinessTool.write(input)));
      expect(readinessTool.read(form)).toEqual({ kind: 'ok', input });
      expect(decodeShareLink(encodeShareLink(input) ?? '', readinessTool.schema)).toEqual(input);
      expect(readinessTool.answers(input)).toHaveLength(16);
    }),
  );
});

test('a link that was shared before still opens', () => {
  const link = `#v1.${Buffer.from(JSON.stringify(inputOf(golden, 'yes'))).toString('base64url')}.2026-11-20`;
  expect(decodeShareLink(link, readinessTool.schema)).toEqual(inputOf(golden, 'yes'));
});

test('the state of the data and its privacy go on to the cost calculator', () => {
  const fields = (levels: readonly Level[], data: ReadinessInput['sensitiveData']) =>
    readinessTool.carries?.(inputOf(levels, data), '')?.fields;
  const twos = Array<Level>(12).fill(2);
  expect(fields([3, 3, 2, ...twos], 'yes')).toEqual({ data: 'clean', privacy: 'sensitive' });
  expect(fields([3, 2, 3, ...twos], 'no')).toEqual({ data: 'some', privacy: 'personal' });
  expect(fields([2, 1, 2, ...twos], 'no')).toEqual({ data: 'some', privacy: 'personal' });
  expect(fields([3, null, 3, ...twos], 'unknown')).toEqual({ data: 'unknown', privacy: 'unknown' });
  expect(fields([], 'no')).toBeUndefined();
});
