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
import { roiFields } from './roi-calculator/roi-calculator.content.ts';
import { computeCases } from './roi-calculator/roi-calculator.formula.ts';
import { roiDefaultInput } from './roi-calculator/roi-calculator.schema.ts';
import type { RoiField } from './roi-calculator/roi-input.ts';

/** No project at all comes first, whether the task is too small for one or does not pay for it. */
const roiOrder = [['not-yet', 'template'], ['pilot'], ['good'], ['strong']];

/** More of these is better; of all others less. */
const roiGains: readonly RoiField[] = [
  'hoursPerWeek',
  'itemsPerMonth',
  'minutesPerItem',
  'wageCents',
  'employerFactor',
  'automatablePercent',
  'realisationPercent',
  'errorRatePercent',
  'errorReductionPercent',
  'errorCostCents',
  'missedPerMonth',
  'missedChancePercent',
  'missedMarginCents',
];

const roiNumber = (name: RoiField) => {
  const { setting } = roiFields[name];
  const scale = setting.unit.startsWith('CAD') ? 100 : 1;
  return fc.double({ min: setting.min * scale, max: setting.max * scale, noNaN: true });
};

const qualityOrder = ['stop', 'fix', 'usable', 'ready'];

const measures = ['completeness', 'uniqueness', 'validity', 'timeliness', 'consistency'] as const;

test.each(Object.keys(roiFields) as RoiField[])('ROI: a worse %s', (field) => {
  const others = fc.record({
    hoursPerWeek: fc.double({ min: 2, max: 60, noNaN: true }),
    priceCents: fc.double({ min: 0, max: 2_000_000, noNaN: true }),
    runningCents: fc.double({ min: 0, max: 60_000, noNaN: true }),
    errorCostCents: fc.double({ min: 0, max: 10_000, noNaN: true }),
    basis: fc.constantFrom('hours' as const, 'items' as const),
  });
  fc.assert(
    fc.property(others, roiNumber(field), roiNumber(field), (base, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      const isGain = roiGains.includes(field);
      // A higher wage also makes one's own set-up more expensive, so there is none in that case.
      const isWage = field === 'wageCents' || field === 'employerFactor';
      const own = isWage ? { setupHours: 0 } : {};
      const of = (value: number) =>
        computeCases({ ...roiDefaultInput, ...base, ...own, [field]: value });
      const worse = of(isGain ? low : high);
      const better = of(isGain ? high : low);
      atMost(worse.scenarios.cautious.cum36Cents, better.scenarios.cautious.cum36Cents + 1e-3);
      const rank = (verdict: string) => roiOrder.findIndex((group) => group.includes(verdict));
      atMost(rank(worse.verdict), rank(better.verdict));
    }),
    pairs,
  );
});

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
