import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { shownScore } from '../model/tool-figures.ts';
import { hoursToClean } from './cleaning-hours.ts';
import {
  computeDataQuality,
  type Dimension,
  type FileInput,
  type QualityAnswer,
  type QualityQuestionId,
  type QuestionsInput,
  qualityBandOf,
  qualityQuestionIds,
  scoreDimensions,
} from './data-quality.formula.ts';
import { dataQualitySchema, readQualityForm, writeQualityForm } from './data-quality.schema.ts';
import { summarizeDataQuality } from './data-quality.summary.ts';
import { wilsonInterval } from './wilson-interval.ts';

const golden: Record<Dimension, number | null> = {
  completeness: 0.86,
  uniqueness: 0.94,
  validity: 0.91,
  accuracy: 0.85,
  timeliness: 0.6,
  consistency: 0.8,
};

/** Answers in the order C1 … K2. */
function answersOf(values: readonly QualityAnswer[]): QuestionsInput {
  return {
    mode: 'questions',
    answers: Object.fromEntries(
      qualityQuestionIds.map((id, i) => [id, values[i] ?? null]),
    ) as QuestionsInput['answers'],
  };
}

const file = (changes: Partial<FileInput> = {}): FileInput => ({
  mode: 'file',
  rows: 100,
  columns: 6,
  holdsPatients: false,
  measured: {
    completeness: 0.86,
    uniqueness: 0.94,
    validity: 0.91,
    timeliness: 0.6,
    consistency: 0.8,
  },
  sample: { right: 17, checked: 20 },
  duplicates: 6,
  duplicatesByRule: { 'name-email': 6 },
  invalid: 9,
  empty: 14,
  weakestColumn: 0.86,
  findings: {},
  ...changes,
});

const ratio = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });

test('the golden vector scores 85.2 and is usable; without accuracy 85.3', () => {
  expect(shownScore(scoreDimensions(golden))).toBe(85.2);
  expect(qualityBandOf(scoreDimensions(golden))).toBe('usable');
  expect(shownScore(scoreDimensions({ ...golden, accuracy: null }))).toBe(85.3);
});

test('a file with seventeen of twenty rows right reaches the golden score', () => {
  const result = computeDataQuality(file());
  expect(shownScore(result.score)).toBe(85.2);
  expect(result.missing).toEqual([]);
  const without = computeDataQuality(file({ sample: null }));
  expect(shownScore(without.score)).toBe(85.3);
  expect(without.missing).toEqual(['accuracy']);
});

test('seventeen of twenty right means 64 to 95 percent', () => {
  const { low, high } = wilsonInterval(17, 20);
  expect(Math.round(low * 100)).toBe(64);
  expect(Math.round(high * 100)).toBe(95);
});

test('the interval holds the share, stays within 0 and 1 and narrows with more rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(20), (checked, given) => {
      const right = Math.min(given, checked);
      const { low, high } = wilsonInterval(right, checked);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(right / checked);
      expect(high).toBeGreaterThanOrEqual(right / checked);
      const more = wilsonInterval(right * 10, checked * 10);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test('cleaning takes 2 minutes a duplicate, 1 an invalid value, 3 an empty one', () => {
  expect(hoursToClean({ duplicates: 30, invalid: 60, empty: 20 })).toBe(3);
  expect(computeDataQuality(file()).hoursToClean).toBeCloseTo((12 + 9 + 42) / 60, 10);
});

test('the bands change at 90, 75 and 60 of the printed score', () => {
  expect([100, 90, 89.96, 89.9, 75, 74.9, 60, 59.9, 0].map(qualityBandOf)).toEqual([
    'ready',
    'ready',
    'ready',
    'usable',
    'usable',
    'fix',
    'fix',
    'stop',
    'stop',
  ]);
});

test('all threes score 100 with nothing to do, all zeros 0', () => {
  const best = computeDataQuality(answersOf(Array(12).fill(3)));
  expect([best.score, best.band, best.actions]).toEqual([100, 'ready', []]);
  const worst = computeDataQuality(answersOf(Array(12).fill(0)));
  expect([worst.score, worst.band]).toEqual([0, 'stop']);
  expect(worst.actions.map((a) => a.dimension)).toEqual(['completeness', 'uniqueness', 'validity']);
});

test('what you do not know counts zero, is listed, and is not told to be fixed', () => {
  const result = computeDataQuality(answersOf([null, null, ...Array(10).fill(3)]));
  expect(shownScore(result.score)).toBe(75);
  expect(result.unknown).toEqual(['C1', 'C2']);
  expect(result.actions).toEqual([]);
});

test('the score stays within 0 and 100 and is never NaN, even when nothing was measured', () => {
  fc.assert(
    fc.property(fc.tuple(ratio, ratio, ratio, ratio, ratio, ratio), ([a, b, c, d, e, f]) => {
      const score = scoreDimensions({
        completeness: a,
        uniqueness: b,
        validity: c,
        accuracy: d,
        timeliness: e,
        consistency: f,
      });
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

test('a better answer never lowers the score', () => {
  const anyAnswers = fc.array(fc.constantFrom<QualityAnswer>(0, 1, 2, 3, null), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyAnswers, fc.nat(11), (answers, at) => {
      const better = answers.map((a, i) => (i === at ? 3 : a));
      expect(computeDataQuality(answersOf(better)).score).toBeGreaterThanOrEqual(
        computeDataQuality(answersOf(answers)).score,
      );
    }),
  );
});

test('a form survives being written and read again, and a gap is refused beside its question', () => {
  const input = answersOf([0, 1, 2, 3, null, 0, 1, 2, 3, null, 0, 1]);
  const form = new URLSearchParams(writeQualityForm(input));
  expect(readQualityForm(form)).toEqual({ kind: 'ok', input });
  form.delete('V2');
  const result = readQualityForm(form);
  expect(result.kind === 'invalid' && Object.keys(result.errors)).toEqual(['V2']);
});

test('only numbers of a file pass the schema: no cell can travel with them', () => {
  const parsed = v.safeParse(dataQualitySchema, { ...file(), cells: ['Jane'], worst: [1] });
  expect(parsed.success && parsed.output).toEqual(file());
  const wrong = v.safeParse(dataQualitySchema, file({ sample: { right: 5, checked: 4 } }));
  expect(wrong.success).toBe(false);
});

const quality = (values: readonly QualityAnswer[]) => {
  const input = answersOf(values);
  return summarizeDataQuality(input, computeDataQuality(input));
};

test('a bakery with a book of phone numbers is told that cleaning is the first project', () => {
  const summary = quality([0, 0, 1, 0, 0, 1, 2, 1, 0, 0, 0, 0]);
  expect(summary.title).toBe('Stop');
  expect(summary.actions[0]?.text).toMatch(/most important fields/i);
});

test('a dental clinic with checked fields but old records is usable, and told what is stale', () => {
  const summary = quality([3, 2, 2, 3, 3, 3, 2, 3, 1, 1, 2, 2]);
  expect(summary.title).toBe('Usable');
  expect(summary.actions.map((a) => a.text).join(' ')).toMatch(/go through the list|inactive/);
});

test('a machine shop that never measured hears how to find out', () => {
  const summary = quality([2, 2, 2, 1, 2, null, 2, null, 1, 0, 1, 1] satisfies QualityAnswer[]);
  expect(summary.title).toBe('Stop');
  expect(summary.findOutFirst.map((f) => f.how)[0]).toMatch(/without an @/);
  expect(summary.reasons.join(' ')).toMatch(/2 of 12 answers/);
});

test('“clean up the weakest parts” is said only when a part is red', () => {
  const even = file({
    measured: {
      completeness: 0.8,
      uniqueness: 0.8,
      validity: 0.8,
      timeliness: 0.8,
      consistency: 0.8,
    },
    sample: null,
  });
  const summary = summarizeDataQuality(even, computeDataQuality(even));
  expect(summary.verdict).toBe('Usable: start, and clean as you go.');
  expect(summary.bars.some((bar) => bar.tone === 'weak')).toBe(false);
  const uneven = summarizeDataQuality(file(), computeDataQuality(file()));
  expect(uneven.verdict).toMatch(/clean up the weakest parts/);
  expect(uneven.bars.filter((bar) => bar.tone === 'weak').map((bar) => bar.label)).toEqual([
    'Current',
  ]);
  expect(uneven.lines.at(-1)?.value).toBe('1 hour');
});

test('every question is asked once', () => {
  expect(new Set<QualityQuestionId>(qualityQuestionIds).size).toBe(12);
});

test('much unknown that could change the verdict is none but a range, and three ways to find out', () => {
  const open = quality([2, 2, 2, 2, 2, 2, 2, null, null, null, null, null]);
  expect(open.title).toBe('Find out first');
  expect(open.figure.value).toMatch(/^[\d.]+ to [\d.]+$/);
  expect(open.reasons.join(' ')).toMatch(/is somewhere between [\d.]+ and [\d.]+/);
  const little = quality([2, 2, 2, 2, 2, 2, 2, 2, null, null, null, 2]);
  expect(little.title).not.toBe('Find out first');
  const none = computeDataQuality(answersOf(Array.from({ length: 12 }, () => null)));
  expect([none.score, none.bestCaseScore]).toEqual([0, 100]);
});

test('every result names three next steps', () => {
  const anyAnswer = fc.constantFrom<QualityAnswer>(0, 1, 2, 3, null);
  fc.assert(
    fc.property(fc.array(anyAnswer, { minLength: 12, maxLength: 12 }), (answers) => {
      expect(quality(answers).actions).toHaveLength(3);
    }),
  );
});
