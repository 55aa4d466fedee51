import fc from 'fast-check';
import { test } from 'vitest';
import { atMost, pairs } from '#test/monotonicity-scored-samples.ts';
import { dataHours, trainingHours } from './implementation-cost/cost-defaults.content.ts';
import {
  type CostInput,
  connectionKinds,
  figuresOf,
  pieceKinds,
} from './implementation-cost/cost-figures.ts';
import { costDefaultInput } from './implementation-cost/implementation-cost.schema.ts';
import { currentPackage } from './implementation-cost/launch-package.ts';
import { type FixedOffer, fitOffer, packageThreeYears } from './implementation-cost/package-fit.ts';
import type { StackTool } from './tech-stack/stack-model.ts';
import { computeStack } from './tech-stack/tech-stack.formula.ts';
import { emptyStackTool, stackDefaultInput } from './tech-stack/tech-stack.schema.ts';
import { checklistItems, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import type { VendorAnswer } from './vendor-checklist/vendor-model.ts';

const launchPackage = currentPackage() as FixedOffer;

const vendorOrder = [
  ['do-not-sign', 'walk-away'],
  ['high-risk'],
  ['ask-first'],
  ['negotiate'],
  ['good'],
];

const vendorRank = (verdict = '') => vendorOrder.findIndex((group) => group.includes(verdict));

/**
 * A project with up to four of everything. Most counts are zero, so that going from none to one is
 * tested often.
 */
const project = fc
  .record({
    counts: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 4), { minLength: 11, maxLength: 11 }),
    data: fc.constantFrom(...Object.keys(dataHours)),
    team: fc.constantFrom(...Object.keys(trainingHours)),
    privacy: fc.constantFrom('none', 'personal', 'sensitive', 'unknown'),
    rateCents: fc.constantFrom(5_000, 15_000, 50_000),
  })
  .map(({ counts, ...rest }) => {
    const named = (kinds: readonly string[], from: number) =>
      Object.fromEntries(kinds.map((kind, at) => [kind, counts[from + at] ?? 0]));
    return {
      ...costDefaultInput,
      ...rest,
      pieces: named(pieceKinds, 0),
      connections: named(connectionKinds, pieceKinds.length),
    } as CostInput;
  })
  .filter(({ pieces }) => Object.values(pieces).some((count) => count > 0));

const stackChanges = [
  ['connects', ['none', 'export', 'native']],
  ['use', ['rarely', 'monthly', 'weekly', 'daily']],
  ['owner', ['no', 'yes']],
  ['safeLogin', ['no', 'yes']],
] as const;

test.each(checklistItems.map(({ id }) => id))('vendors: a worse answer to point %i', (id) => {
  const answered = fc.constantFrom<VendorAnswer>('yes', 'yes', 'yes', 'partly', 'no');
  const tier = fc.constantFrom<RiskTier>('business', 'personal', 'health', 'sensitive');
  const values: readonly VendorAnswer[] = ['no', 'partly', 'yes'];
  fc.assert(
    fc.property(
      fc.array(answered, { minLength: 30, maxLength: 30 }),
      tier,
      fc.nat(2),
      fc.nat(2),
      (given, risk, one, other) => {
        const of = (answer: VendorAnswer | undefined) => {
          const answers = Object.fromEntries(
            checklistItems.map((item, at) => [`${item.id}`, given[at] ?? 'yes']),
          );
          const vendor = { name: '', answers: { ...answers, [`${id}`]: answer ?? 'yes' } };
          const input = { tier: risk, vendors: [vendor], reviewer: '', reviewedOn: '' };
          return compareVendors(input).vendors[0];
        };
        const worse = of(values[Math.min(one, other)]);
        const better = of(values[Math.max(one, other)]);
        atMost(worse?.score ?? 0, (better?.score ?? 0) + 1e-9);
        atMost(vendorRank(worse?.verdict), vendorRank(better?.verdict));
      },
    ),
    pairs,
  );
});

test.each([
  ...pieceKinds.map((kind) => ['pieces', kind] as const),
  ...connectionKinds.map((kind) => ['connections', kind] as const),
])('cost: more %s of %s', (list, kind) => {
  fc.assert(
    fc.property(project, (base) => {
      const counts = base[list] as Readonly<Record<string, number>>;
      costsNoMore(base, { ...base, [list]: { ...counts, [kind]: (counts[kind] ?? 0) + 1 } });
    }),
    pairs,
  );
});

test.each([
  ['data', ['clean', 'some', 'messy']],
  ['team', ['upTo5', 'upTo20', 'over20']],
  ['privacy', ['none', 'personal', 'sensitive']],
  ['rateCents', [5_000, 15_000, 50_000]],
  ['subscriptionsCents', [0, 12_000, 90_000]],
  ['requests', [0, 2_000, 100_000]],
  ['tokensIn', [0, 1_500, 50_000]],
  ['tokensOut', [0, 400, 50_000]],
  ['priceInCents', [0, 50, 5_000]],
  ['priceOutCents', [0, 200, 5_000]],
] as const)('cost: more of %s', (field, steps) => {
  fc.assert(
    fc.property(project, fc.nat(1), (base, at) =>
      costsNoMore({ ...base, [field]: steps[at] }, { ...base, [field]: steps[at + 1] }),
    ),
    pairs,
  );
});

test.each(stackChanges)('tech stack: a worse answer about %s', (field, values) => {
  const tool = fc.record({
    category: fc.constantFrom('crm' as const, 'office' as const, 'accounting' as const),
    connects: fc.constantFrom('native' as const, 'export' as const, 'none' as const),
    use: fc.constantFrom('daily' as const, 'weekly' as const, 'rarely' as const),
    core: fc.boolean(),
  });
  const order = ['system-of-record', 'consolidate', 'fix-links', 'automation-ready'];
  fc.assert(
    fc.property(
      fc.array(tool, { minLength: 1, maxLength: 6 }),
      fc.nat(5),
      fc.nat(3),
      fc.nat(3),
      (tools, at, one, other) => {
        const of = (value: string | undefined) => {
          const list = tools.map(
            (entry, index): StackTool => ({
              ...emptyStackTool,
              name: `Tool ${index}`,
              ...entry,
              ...(index === at % tools.length ? { [field]: value } : {}),
            }),
          );
          return computeStack({ ...stackDefaultInput, tools: list }, '2026-11-20');
        };
        const index = (value: number) => Math.min(value, values.length - 1);
        const worse = of(values[index(Math.min(one, other))]);
        const better = of(values[index(Math.max(one, other))]);
        atMost(worse.score, better.score + 1e-9);
        atMost(order.indexOf(worse.band), order.indexOf(better.band));
      },
    ),
    pairs,
  );
});

/**
 * What the page shows: the price with the package where it covers something, and three years of it.
 */
function costsNoMore(smaller: CostInput, bigger: CostInput): void {
  for (const of of [
    (input: CostInput) => fitOffer(input, launchPackage).totalCents,
    (input: CostInput) => packageThreeYears(input, launchPackage),
    (input: CostInput) => figuresOf(input, 'likely').threeYearCents,
  ]) {
    atMost(of(smaller), of(bigger) + 1e-6);
  }
}
