import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost, pairs, sorted } from '#test/monotonicity-samples.ts';
import {
  computeDataQuality,
  type FileInput,
  qualityQuestionIds,
} from './data-quality/data-quality.formula.ts';
import { vendorDefaultInput } from './vendor-checklist/vendor-checklist.schema.ts';

const scores = (count: number) =>
  fc.array(fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3), { minLength: count, maxLength: count });

const answersOf = <Id extends string>(ids: readonly Id[], given: readonly (number | null)[]) =>
  Object.fromEntries(ids.map((id, at) => [id, given[at] ?? null])) as Record<Id, 0 | 1 | 2 | 3>;

const qualityOrder = ['stop', 'fix', 'usable', 'ready'];

const goodFile: FileInput = {
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

test.each([...qualityQuestionIds])('data quality: not knowing %s is never better', (id) => {
  const at = qualityQuestionIds.indexOf(id);
  fc.assert(
    fc.property(scores(12), (given) => {
      const of = (answers: readonly (number | null)[]) =>
        computeDataQuality({ mode: 'questions', answers: answersOf(qualityQuestionIds, answers) });
      const [open, known] = [of((given as (number | null)[]).with(at, null)), of(given)];
      atMost(open.score, known.score);
      atMost(qualityOrder.indexOf(open.band), qualityOrder.indexOf(known.band));
    }),
    pairs,
  );
});

test.each(['duplicates', 'invalid', 'empty'] as const)('a file with more %s', (field) => {
  const count = fc.nat({ max: 5000 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      const [low, high] = sorted(one, other);
      const hours = (value: number) =>
        computeDataQuality({ ...goodFile, [field]: value }).hoursToClean ?? 0;
      atMost(hours(low), hours(high));
    }),
    pairs,
  );
});

test.each(['rows', 'columns'] as const)('a file with fewer %s', (field) => {
  const count = fc.nat({ max: 60 });
  fc.assert(
    fc.property(count, count, (one, other) => {
      const [low, high] = sorted(one, other);
      const missing = (value: number) =>
        computeDataQuality({ ...goodFile, [field]: value }).missingEvidence.length;
      atMost(missing(high), missing(low));
    }),
    pairs,
  );
});

test('a file with fewer rows marked as right', () => {
  const sample = fc.record({
    checked: fc.integer({ min: 1, max: 20 }),
    a: fc.nat(20),
    b: fc.nat(20),
  });
  fc.assert(
    fc.property(sample, ({ checked, a, b }) => {
      const [low, high] = sorted(Math.min(a, checked), Math.min(b, checked));
      const of = (right: number) =>
        computeDataQuality({ ...goodFile, sample: { right, checked } }).score;
      atMost(of(low), of(high));
    }),
    pairs,
  );
});

test('every input of vendors and files is compared, or has no better and worse', () => {
  const compared = {
    vendor: ['tier', 'vendors'],
    file: [
      ...['rows', 'columns', 'measured', 'sample', 'duplicates', 'invalid', 'empty'],
      'weakestColumn',
    ],
  };
  /** Names, dates, and what only decides about words or which question is asked. */
  const without = {
    vendor: ['reviewer', 'reviewedOn'],
    file: ['mode', 'holdsPatients', 'duplicatesByRule', 'findings'],
  };
  const inputs = {
    vendor: vendorDefaultInput,
    file: goodFile,
  };
  for (const name of Object.keys(inputs) as (keyof typeof inputs)[]) {
    const known = [...compared[name], ...without[name]].sort();
    expect([name, Object.keys(inputs[name]).sort()]).toEqual([name, known]);
  }
});
