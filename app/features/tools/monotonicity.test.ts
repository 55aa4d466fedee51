import fc from 'fast-check';
import { test } from 'vitest';
import { atMost, pairs, score } from '#test/monotonicity-scored-samples.ts';
import {
  computeDataQuality,
  type FileInput,
  type QualityAnswer,
  type QualityQuestionId,
  qualityQuestionIds,
} from './data-quality/data-quality.formula.ts';

const qualityOrder = ['stop', 'fix', 'usable', 'ready'];

const measures = ['completeness', 'uniqueness', 'validity', 'timeliness', 'consistency'] as const;

test.each([...qualityQuestionIds])('data quality: a worse answer to %s', (id) => {
  fc.assert(
    fc.property(
      fc.array(score, { minLength: 12, maxLength: 12 }),
      score,
      score,
      (given, one, other) => {
        const of = (answer: QualityAnswer) =>
          computeDataQuality({
            mode: 'questions',
            answers: {
              ...(Object.fromEntries(
                qualityQuestionIds.map((name, at) => [name, given[at] ?? 0]),
              ) as Record<QualityQuestionId, QualityAnswer>),
              [id]: answer,
            },
          });
        const [worse, better] = [of(Math.min(one, other) as 0), of(Math.max(one, other) as 0)];
        atMost(worse.score, better.score);
        atMost(qualityOrder.indexOf(worse.band), qualityOrder.indexOf(better.band));
      },
    ),
    pairs,
  );
});

test.each([...measures, 'weakestColumn'] as const)('a file with a worse %s', (name) => {
  const ratio = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(ratio, { minLength: 5, maxLength: 5 }),
      ratio,
      ratio,
      (all, one, other) => {
        const of = (value: number) => {
          const measured = Object.fromEntries(
            measures.map((measure, at) => [measure, measure === name ? value : (all[at] ?? 0)]),
          ) as FileInput['measured'];
          return computeDataQuality({
            mode: 'file',
            rows: 100,
            columns: 5,
            holdsPatients: false,
            measured,
            sample: null,
            duplicates: 0,
            duplicatesByRule: {},
            invalid: 0,
            empty: 0,
            weakestColumn: name === 'weakestColumn' ? value : 1,
            findings: {},
          });
        };
        const [worse, better] = [of(Math.min(one, other)), of(Math.max(one, other))];
        atMost(worse.score, better.score + 1e-9);
        atMost(qualityOrder.indexOf(worse.band), qualityOrder.indexOf(better.band));
      },
    ),
    pairs,
  );
});
