import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeReadiness, questionIds } from './ai-readiness/ai-readiness.formula.ts';
import {
  computeDataQuality,
  type FileInput,
  qualityQuestionIds,
} from './data-quality/data-quality.formula.ts';
import { costDefaultInput } from './implementation-cost/implementation-cost.schema.ts';
import { roiFields } from './roi-calculator/roi-calculator.content.ts';
import { roiDefaultInput } from './roi-calculator/roi-calculator.schema.ts';
import type { StackInput, StackResult, StackTool } from './tech-stack/stack-model.ts';
import { computeStack } from './tech-stack/tech-stack.formula.ts';
import { emptyStackTool, stackDefaultInput } from './tech-stack/tech-stack.schema.ts';
import { checklistItems, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { compareVendors, type VendorAnswer } from './vendor-checklist/vendor-checklist.formula.ts';
import { vendorDefaultInput } from './vendor-checklist/vendor-checklist.schema.ts';

/**
 * The inputs that `monotonicity.test.ts` leaves: those that don't count towards a score, "I don't
 * know", and the risk of the data. Two thousand random pairs for every input.
 */
const pairs = { numRuns: 2000 };

function atMost(worse: number, better: number): void {
  if (!(worse <= better + 1e-9)) throw new Error(`${worse} for the worse input, ${better} else`);
}

const fromTo = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const sorted = (one: number, other: number) =>
  [Math.min(one, other), Math.max(one, other)] as const;

const stackOrder = ['system-of-record', 'consolidate', 'fix-links', 'automation-ready'];
const anyTool = fc.record({
  category: fc.constantFrom('crm' as const, 'accounting' as const, 'industry' as const),
  connects: fc.constantFrom('native' as const, 'export' as const, 'none' as const),
  use: fc.constantFrom('daily' as const, 'weekly' as const, 'rarely' as const),
  safeLogin: fc.constantFrom('yes' as const, 'no' as const),
  core: fc.boolean(),
  monthlyCostCents: fromTo(0, 100_000),
  paidSeats: fc.constantFrom(1, 5, 20),
  usedSeats: fc.constantFrom(0, 1, 5, 20),
});

function stackOf(tools: readonly Partial<StackTool>[], more: Partial<StackInput> = {}) {
  const named = tools.map((tool, at) => ({ ...emptyStackTool, name: `Tool ${at}`, ...tool }));
  return computeStack({ ...stackDefaultInput, ...more, tools: named }, '2026-11-20');
}

/** Money and safety don't count towards the band, so it must not change at all. */
function sameBand(one: StackResult, other: StackResult): void {
  expect([one.score, one.band]).toEqual([other.score, other.band]);
}

test.each([
  ['monthlyCostCents', 0, 100_000, (result: StackResult) => result.spendCents],
  ['monthlyCostCents', 0, 100_000, (result: StackResult) => result.seatWasteCents],
  ['monthlyCostCents', 0, 100_000, (result: StackResult) => result.overlapSavingCents],
  ['monthlyCostCents', 0, 100_000, (result: StackResult) => result.adviceSavingCents],
  ['paidSeats', 1, 500, (result: StackResult) => result.seatWasteCents],
  ['usedSeats', 0, 500, (result: StackResult) => -result.seatWasteCents],
] as const)('tech stack: more of %s', (field, min, max, loss) => {
  fc.assert(
    fc.property(
      fc.array(anyTool, { minLength: 1, maxLength: 5 }),
      fromTo(min, max),
      fromTo(min, max),
      ([first, ...rest], one, other) => {
        const [low, high] = sorted(one, other);
        const of = (value: number) => stackOf([{ ...first, [field]: value }, ...rest]);
        const [less, more] = [of(low), of(high)];
        atMost(loss(less), loss(more) + 1e-6);
        sameBand(less, more);
      },
    ),
    pairs,
  );
});

test.each([
  ['wageCents', 1500, 30_000],
  ['employerFactor', 1, 1.6],
  ['hoursPerWeek', 0.1, 400],
] as const)('tech stack: copying by hand with more of %s', (field, min, max) => {
  fc.assert(
    fc.property(
      fc.array(anyTool, { minLength: 2, maxLength: 5 }),
      fromTo(min, max),
      fromTo(min, max),
      (tools, one, other) => {
        const [low, high] = sorted(one, other);
        const of = (value: number) =>
          field === 'hoursPerWeek'
            ? stackOf(tools, { reEntry: [{ from: 0, to: 1, hoursPerWeek: value }] })
            : stackOf(tools, {
                reEntry: [{ from: 0, to: 1, hoursPerWeek: 5 }],
                [field]: value,
              });
        const [less, more] = [of(low), of(high)];
        atMost(less.reEntryCents, more.reEntryCents + 1e-6);
        sameBand(less, more);
      },
    ),
    pairs,
  );
});

test('tech stack: personal data asks for more care and never improves the band', () => {
  fc.assert(
    fc.property(fc.array(anyTool, { minLength: 1, maxLength: 5 }), ([first, ...rest]) => {
      const of = (personalData: 'yes' | 'no') => stackOf([{ ...first, personalData }, ...rest]);
      const [without, holds] = [of('no'), of('yes')];
      sameBand(without, holds);
      const fixes = (result: StackResult) =>
        result.tools.filter(({ advice }) => advice.includes('fix-today')).length;
      atMost(fixes(without), fixes(holds));
    }),
    pairs,
  );
});

test.each(['use', 'connects', 'owner', 'safeLogin'] as const)(
  'tech stack: not knowing %s is never better than any answer',
  (field) => {
    fc.assert(
      fc.property(fc.array(anyTool, { minLength: 1, maxLength: 5 }), ([first, ...rest]) => {
        const known = stackOf([{ ...first, owner: 'yes' }, ...rest]);
        const open = stackOf([{ ...first, owner: 'yes', [field]: 'unknown' }, ...rest]);
        atMost(open.score, known.score);
        // A tool that is known to connect to nothing caps the band; one that may connect does not.
        if (field === 'connects' && first?.connects === 'none') return;
        atMost(stackOrder.indexOf(open.band), stackOrder.indexOf(known.band));
      }),
      pairs,
    );
  },
);

const verdictOrder = [
  ['do-not-sign', 'walk-away'],
  ['high-risk'],
  ['ask-first'],
  ['negotiate'],
  ['good'],
];
const verdictRank = (verdict = '') => verdictOrder.findIndex((group) => group.includes(verdict));
const thirty = fc.array(fc.constantFrom<VendorAnswer>('yes', 'yes', 'yes', 'yes', 'partly', 'no'), {
  minLength: 30,
  maxLength: 30,
});

function vendorOf(given: readonly VendorAnswer[], tier: RiskTier) {
  const answers = Object.fromEntries(checklistItems.map(({ id }, at) => [id, given[at] ?? 'yes']));
  const vendors = [{ name: '', answers }];
  return compareVendors({ tier, vendors, reviewer: '', reviewedOn: '' }).vendors[0];
}

test.each(['health', 'sensitive', 'unknown'] as const)(
  'vendors: %s data never gives a better verdict than personal data',
  (tier) => {
    fc.assert(
      fc.property(thirty, (given) => {
        const [strict, usual] = [vendorOf(given, tier), vendorOf(given, 'personal')];
        atMost(verdictRank(strict?.verdict), verdictRank(usual?.verdict));
      }),
      pairs,
    );
  },
);

test.each(checklistItems.map(({ id }) => id))(
  'vendors: not knowing point %i is never better than a Yes or a Partly',
  (id) => {
    const known = fc.constantFrom<VendorAnswer>('yes', 'partly');
    fc.assert(
      fc.property(thirty, known, (given, answer) => {
        const of = (value: VendorAnswer) => vendorOf(given.with(id - 1, value), 'personal');
        const [open, said] = [of('unknown'), of(answer)];
        atMost(open?.score ?? 0, said?.score ?? 0);
        atMost(verdictRank(open?.verdict), verdictRank(said?.verdict));
      }),
      pairs,
    );
  },
);

const scores = (count: number) =>
  fc.array(fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3), { minLength: count, maxLength: count });
const answersOf = <Id extends string>(ids: readonly Id[], given: readonly (number | null)[]) =>
  Object.fromEntries(ids.map((id, at) => [id, given[at] ?? null])) as Record<Id, 0 | 1 | 2 | 3>;

const readinessOrder = ['foundations', 'pilot', 'core', 'scale'];
const qualityOrder = ['stop', 'fix', 'usable', 'ready'];

test('readiness: not knowing, and sensitive data, are never better', () => {
  fc.assert(
    fc.property(scores(15), fc.nat(14), (given, at) => {
      const of = (answers: readonly (number | null)[], sensitiveData: 'yes' | 'no' | 'unknown') =>
        computeReadiness({ answers: answersOf(questionIds, answers), sensitiveData });
      const known = of(given, 'no');
      const open = of((given as (number | null)[]).with(at, null), 'no');
      atMost(open.score, known.score);
      atMost(readinessOrder.indexOf(open.band), readinessOrder.indexOf(known.band));
      for (const sensitiveData of ['yes', 'unknown'] as const) {
        const sensitive = of(given, sensitiveData);
        expect([sensitive.score, sensitive.band]).toEqual([known.score, known.band]);
        expect(known.privacyFirst).toBe('no');
      }
    }),
    pairs,
  );
});

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

test('every input of every tool is compared, or has no better and worse', () => {
  const compared = {
    roi: [...Object.keys(roiFields)],
    cost: [
      ...['pieces', 'connections', 'data', 'team', 'privacy', 'rateCents', 'subscriptionsCents'],
      ...['requests', 'tokensIn', 'tokensOut', 'priceInCents', 'priceOutCents'],
    ],
    stack: ['tools', 'reEntry', 'wageCents', 'employerFactor'],
    stackTool: [
      ...['connects', 'use', 'owner', 'safeLogin', 'monthlyCostCents', 'paidSeats', 'usedSeats'],
      'personalData',
    ],
    vendor: ['tier', 'vendors'],
    file: [
      ...['rows', 'columns', 'measured', 'sample', 'duplicates', 'invalid', 'empty'],
      'weakestColumn',
    ],
  };
  /** Names, dates, and what only decides about words or which question is asked. */
  const without = {
    roi: ['basis'],
    cost: [],
    stack: [],
    stackTool: ['name', 'category', 'core', 'renewalMonth'],
    vendor: ['reviewer', 'reviewedOn'],
    file: ['mode', 'holdsPatients', 'duplicatesByRule', 'findings'],
  };
  const inputs = {
    roi: roiDefaultInput,
    cost: costDefaultInput,
    stack: stackDefaultInput,
    stackTool: emptyStackTool,
    vendor: vendorDefaultInput,
    file: goodFile,
  };
  for (const name of Object.keys(inputs) as (keyof typeof inputs)[]) {
    const known = [...compared[name], ...without[name]].sort();
    expect([name, Object.keys(inputs[name]).sort()]).toEqual([name, known]);
  }
});
