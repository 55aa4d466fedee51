import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandWords, readinessQuestions } from './ai-readiness.content.ts';
import {
  bandOf,
  computeReadiness,
  pillars,
  type QuestionId,
  questionIds,
  type ReadinessAnswer,
  type ReadinessInput,
} from './ai-readiness.formula.ts';
import { readinessSchema, readReadinessForm, writeReadinessForm } from './ai-readiness.schema.ts';
import { summarizeReadiness } from './ai-readiness.summary.ts';

/** Answers in the order D1 … R2. */
function answersOf(
  values: readonly ReadinessAnswer[],
  sensitiveData: ReadinessInput['sensitiveData'] = 'no',
): ReadinessInput {
  const answers = Object.fromEntries(questionIds.map((id, i) => [id, values[i] ?? null]));
  return { answers: answers as Record<QuestionId, ReadinessAnswer>, sensitiveData };
}

const all = (answer: ReadinessAnswer) => answersOf(questionIds.map(() => answer));
const golden = answersOf([2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 1, 0]);

const anyInput = fc.record({
  answers: fc.record(
    Object.fromEntries(
      questionIds.map((id) => [id, fc.constantFrom<ReadinessAnswer>(0, 1, 2, 3, null)]),
    ) as Record<QuestionId, fc.Arbitrary<ReadinessAnswer>>,
  ),
  sensitiveData: fc.constantFrom('no' as const, 'yes' as const, 'unknown' as const),
});

test('the golden vector scores 48.06, shows 48 and is one small pilot', () => {
  const result = computeReadiness(golden);
  expect(result.pillars.map((p) => Number(p.percent.toFixed(1)))).toEqual([
    55.6, 55.6, 44.4, 50, 50, 16.7,
  ]);
  expect(result.score).toBeCloseTo(48.06, 2);
  expect(result.shownScore).toBe(48);
  expect(result.band).toBe('pilot');
});

test('all threes score 100, all zeros 0', () => {
  expect(computeReadiness(all(3)).score).toBe(100);
  expect(computeReadiness(all(3)).band).toBe('scale');
  expect(computeReadiness(all(0)).score).toBe(0);
  expect(computeReadiness(all(0)).band).toBe('foundations');
});

test('no data and everything else perfect scores 75 but is held down to one small pilot', () => {
  const result = computeReadiness(answersOf([0, 0, 0, ...Array(12).fill(3)]));
  expect(result.score).toBe(75);
  expect(result.scoreBand).toBe('core');
  expect(result.band).toBe('pilot');
  expect(result.cappedBy).toEqual(['data']);
});

test('weak processes hold the band down too, other weak pillars do not', () => {
  const processes = computeReadiness(answersOf([3, 3, 3, 1, 1, 1, ...Array(9).fill(3)]));
  expect(processes.cappedBy).toEqual(['processes']);
  const people = computeReadiness(answersOf([3, 3, 3, 3, 3, 3, 0, 0, 0, ...Array(6).fill(3)]));
  expect(people.score).toBe(80);
  expect(people.band).toBe('scale');
  expect(people.cappedBy).toEqual([]);
});

test('a low band is not called held down', () => {
  expect(computeReadiness(all(0)).cappedBy).toEqual([]);
});

test('the bands change at 35, 60 and 80', () => {
  expect([34, 35, 59, 60, 79, 80].map(bandOf)).toEqual([
    'foundations',
    'pilot',
    'pilot',
    'core',
    'core',
    'scale',
  ]);
});

test('privacy comes first for sensitive data without rules, and while nobody knows', () => {
  const weak = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1] as const;
  expect(computeReadiness(answersOf(weak, 'yes')).privacyFirst).toBe('yes');
  expect(computeReadiness(answersOf(weak, 'unknown')).privacyFirst).toBe('until-known');
  expect(computeReadiness(answersOf(weak, 'no')).privacyFirst).toBe('no');
  expect(computeReadiness({ ...all(3), sensitiveData: 'yes' }).privacyFirst).toBe('no');
});

test('the two lowest pillars give two actions each, keyed by their lowest answers', () => {
  expect(computeReadiness(golden).actions).toEqual([
    { pillar: 'governance', question: 'R2', level: 'none' },
    { pillar: 'governance', question: 'R1', level: 'some' },
    { pillar: 'people', question: 'S1', level: 'some' },
    { pillar: 'people', question: 'S2', level: 'some' },
  ]);
  expect(computeReadiness(all(3)).actions).toEqual([]);
});

test('what you do not know counts as zero and is listed to find out, not to fix', () => {
  const result = computeReadiness(answersOf([null, 3, 3, ...Array(12).fill(3)]));
  expect(result.findOutFirst).toEqual(['D1']);
  expect(result.score).toBeCloseTo(100 - 25 / 3, 10);
  expect(result.bestCaseScore).toBe(100);
  expect(result.actions).toEqual([]);
});

test('every question has two actions, thirty different texts in all', () => {
  const texts = questionIds.flatMap((id) => {
    const { none, some } = readinessQuestions[id].actions;
    return [none.text, some.text];
  });
  expect(new Set(texts).size).toBe(30);
  expect(pillars.flatMap((p) => p.questions)).toEqual([...questionIds]);
  expect(pillars.reduce((sum, p) => sum + p.weight, 0)).toBe(100);
});

test('the score stays within 0 and 100 and is never NaN', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = computeReadiness(input);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(100);
      expect(result.bestCaseScore).toBeGreaterThanOrEqual(result.score);
      expect(result.actions.length).toBeLessThanOrEqual(4);
    }),
  );
});

test('a better answer never lowers the score or the band', () => {
  const order = Object.keys(bandWords);
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...questionIds), (input, id) => {
      const current = input.answers[id] ?? 0;
      if (current === 3) return;
      const better = { ...input, answers: { ...input.answers, [id]: (current + 1) as 1 | 2 | 3 } };
      const before = computeReadiness(input);
      const after = computeReadiness(better);
      expect(after.score).toBeGreaterThan(before.score);
      expect(order.indexOf(after.band)).toBeGreaterThanOrEqual(order.indexOf(before.band));
    }),
  );
});

test('a form survives being written and read again', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const form = new URLSearchParams(writeReadinessForm(input));
      expect(readReadinessForm(form)).toEqual({ kind: 'ok', input });
    }),
  );
});

test('a missing or invented answer is refused beside its question', () => {
  const form = new URLSearchParams(writeReadinessForm(golden));
  form.delete('D2');
  form.set('P1', '4');
  const result = readReadinessForm(form);
  expect(result.kind).toBe('invalid');
  expect(result.kind === 'invalid' && Object.keys(result.errors).sort()).toEqual(['D2', 'P1']);
  expect(result.kind === 'invalid' && result.errors.D2).toMatch(/^Choose an answer/);
  expect(readinessSchema.type).toBe('object');
});

test('a bakery with paper orders is told to lay foundations, and what to do on Monday', () => {
  const input = answersOf([0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0]);
  const result = computeReadiness(input);
  expect(result.shownScore).toBe(17);
  const summary = summarizeReadiness(input, result);
  expect(summary.title).toBe('Foundations first');
  expect(summary.actions.map((a) => a.text).join(' ')).toMatch(/half-page rule/);
});

test('a dental clinic with good systems and no rule about AI hears about privacy first', () => {
  const input = answersOf([3, 2, 3, 2, 2, 2, 1, 1, 2, 1, 2, 2, 3, 1, 0], 'yes');
  const result = computeReadiness(input);
  expect(result.band).toBe('core');
  expect(summarizeReadiness(input, result).warning).toMatch(/^Privacy first/);
});

test('a machine shop with a strong team but unmeasured work gets a pilot, with the reason', () => {
  const input = answersOf([2, 2, 3, 1, 1, 1, 3, 3, 3, 2, 3, 3, 3, 3, 3]);
  const result = computeReadiness(input);
  expect(result.scoreBand).toBe('core');
  expect(result.band).toBe('pilot');
  expect(summarizeReadiness(input, result).reasons[0]).toMatch(
    /routine work isn’t ready to automate/,
  );
});

test('more than a quarter of the score unknown is no verdict if it could change it', () => {
  const known = (count: number) => answersOf(questionIds.map((_, at) => (at < count ? 2 : null)));
  const seven = known(7);
  const summary = summarizeReadiness(seven, computeReadiness(seven));
  expect(summary.title).toBe('Find out first');
  expect(summary.figure.value).toMatch(/^\d+ to \d+$/);
  expect(summary.actions[0]?.text).toMatch(/^Find out: /);
  const ten = known(10);
  expect(summarizeReadiness(ten, computeReadiness(ten)).title).toBe('Find out first');
  const eleven = known(11);
  expect(summarizeReadiness(eleven, computeReadiness(eleven)).title).not.toBe('Find out first');
  const low = answersOf(questionIds.map((_, at) => (at < 10 ? 0 : null)));
  const { title, reasons } = summarizeReadiness(low, computeReadiness(low));
  expect(title).toBe('Foundations first');
  expect(reasons.at(-1)).toBe('The verdict is the same either way.');
});

test('every result names at least three next steps', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { actions } = summarizeReadiness(input, computeReadiness(input));
      expect(actions.length).toBeGreaterThanOrEqual(3);
      expect(new Set(actions.map(({ text }) => text)).size).toBe(actions.length);
    }),
  );
  const perfect = all(3);
  expect(summarizeReadiness(perfect, computeReadiness(perfect)).actions).toHaveLength(3);
});
