import fc from 'fast-check';
import { test } from 'vitest';
import { atMost, pairs } from '#test/monotonicity-samples.ts';
import { checklistItems, type RiskTier } from './vendor-checklist/checklist-items.ts';
import { compareVendors } from './vendor-checklist/vendor-checklist.formula.ts';
import type { VendorAnswer } from './vendor-checklist/vendor-model.ts';

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
