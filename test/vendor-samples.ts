import fc from 'fast-check';
import {
  checklistItems,
  type RiskTier,
} from '#app/features/tools/vendor-checklist/checklist-items.ts';
import { compareVendors } from '#app/features/tools/vendor-checklist/vendor-checklist.formula.ts';
import type {
  Vendor,
  VendorAnswer,
  VendorInput,
} from '#app/features/tools/vendor-checklist/vendor-model.ts';

export function vendor(
  exceptions: Readonly<Record<number, VendorAnswer>>,
  name = 'Sample Software',
  otherwise: VendorAnswer = 'yes',
): Vendor {
  return {
    name,
    answers: Object.fromEntries(
      checklistItems.map((item) => [`${item.id}`, exceptions[item.id] ?? otherwise]),
    ),
  };
}

export const input = (vendors: readonly Vendor[], tier: RiskTier = 'personal'): VendorInput => ({
  tier,
  vendors,
  reviewer: '',
  reviewedOn: '',
});

export const single = (one: Vendor, tier: RiskTier = 'personal') => {
  const [result] = compareVendors(input([one], tier)).vendors;
  if (result === undefined) throw new Error('no vendor');
  return result;
};

export const golden = { 7: 'partly', 9: 'no', 16: 'partly', 20: 'unknown', 25: 'na' } as const;

export const answers = ['yes', 'partly', 'no', 'unknown', 'na'] as const;

export const tiers = ['public', 'business', 'personal', 'health', 'sensitive', 'unknown'] as const;

export const anyVendor = fc.record({
  name: fc.string({ maxLength: 20 }),
  answers: fc.dictionary(
    fc.constantFrom(...checklistItems.map((item) => `${item.id}`)),
    fc.constantFrom(...answers),
  ),
});
