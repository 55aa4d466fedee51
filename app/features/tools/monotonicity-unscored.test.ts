import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost, pairs, sorted } from '#test/monotonicity-samples.ts';
import type { StackInput, StackResult, StackTool } from './tech-stack/stack-model.ts';
import { computeStack } from './tech-stack/tech-stack.formula.ts';
import { emptyStackTool, stackDefaultInput } from './tech-stack/tech-stack.schema.ts';
import { checklistItems, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import type { VendorAnswer } from './vendor-checklist/vendor-model.ts';

const fromTo = (min: number, max: number) => fc.double({ min, max, noNaN: true });

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

function vendorOf(given: readonly VendorAnswer[], tier: RiskTier) {
  const answers = Object.fromEntries(checklistItems.map(({ id }, at) => [id, given[at] ?? 'yes']));
  const vendors = [{ name: '', answers }];
  return compareVendors({ tier, vendors, reviewer: '', reviewedOn: '' }).vendors[0];
}
