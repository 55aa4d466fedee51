import fc from 'fast-check';
import { test } from 'vitest';
import { atMost, pairs } from '#test/monotonicity-scored-samples.ts';
import { checklistItems, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import type { VendorAnswer } from './vendor-checklist/vendor-model.ts';

const vendorOrder = [
  ['do-not-sign', 'walk-away'],
  ['high-risk'],
  ['ask-first'],
  ['negotiate'],
  ['good'],
];

const vendorRank = (verdict = '') => vendorOrder.findIndex((group) => group.includes(verdict));

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
