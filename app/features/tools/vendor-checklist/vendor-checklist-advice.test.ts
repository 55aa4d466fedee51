import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyVendor, golden, input, single, tiers, vendor } from '#test/vendor-samples.ts';
import { checklistItems, type RiskTier } from './checklist-items.ts';
import { itemWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { readVendorForm, vendorDefaultInput, writeVendorForm } from './vendor-checklist.schema.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorEmail } from './vendor-email.ts';
import type { Vendor, VendorAnswer, VendorInput } from './vendor-model.ts';

test('a deal-breaker answered No always means not to sign', () => {
  fc.assert(
    fc.property(anyVendor, fc.constantFrom(6, 11, 17, 28), (one, id) => {
      const broken = { ...one, answers: { ...one.answers, [`${id}`]: 'no' as const } };
      expect(single(broken).verdict).toBe('do-not-sign');
    }),
  );
});

test('a form survives being written and read again', () => {
  const filled: VendorInput = {
    tier: 'sensitive',
    vendors: [vendor(golden, 'One'), vendor({ 6: 'no' }, 'Two'), vendor({}, 'Three')],
    reviewer: 'Kim',
    reviewedOn: '2026-11-20',
  };
  expect(readVendorForm(new URLSearchParams(writeVendorForm(filled)))).toEqual({
    kind: 'ok',
    input: filled,
  });
});

test('an empty second vendor is not compared', () => {
  const result = readVendorForm(
    new URLSearchParams({ tier: 'business', 'v1-name': 'One', 'v3-name': '' }),
  );
  expect(result.kind === 'ok' && result.input.vendors).toHaveLength(1);
  expect(vendorDefaultInput.vendors).toHaveLength(1);
});

test('a line break in a name cannot reach the subject of the email', () => {
  const form = new URLSearchParams({ 'v1-name': 'Evil\r\nBcc: all@example.com' });
  const result = readVendorForm(form);
  expect(result.kind === 'ok' && result.input.vendors[0]?.name).toBe('Evil Bcc: all@example.com');
});

test('a name too long and a strange date are refused beside their fields', () => {
  const result = readVendorForm(
    new URLSearchParams({ 'v1-name': 'x'.repeat(81), reviewedOn: 'yesterday' }),
  );
  expect(result.kind === 'invalid' && Object.keys(result.errors).sort()).toEqual([
    'reviewedOn',
    'v1-name',
  ]);
});

test('a bakery that writes product texts with public data gets a short list and a clear yes', () => {
  const picked = input([vendor({ 3: 'no', 25: 'no' }, 'Text tool')], 'public');
  expect(summarizeVendors(picked, compareVendors(picked)).title).toBe('Good candidate');
});

test('a good vendor is ready to sign only if nothing is missing', () => {
  const verdictWith = (answers: Parameters<typeof vendor>[0]) => {
    const picked = input([vendor(answers)]);
    return summarizeVendors(picked, compareVendors(picked)).verdict;
  };
  expect(verdictWith({})).toContain('nothing is open');
  expect(verdictWith({ 25: 'no' })).toBe('A good candidate: settle what’s missing, then sign.');
});

test('a dental clinic whose vendor has no data-processing terms is stopped in spite of 94 points', () => {
  const picked = input([vendor({ 11: 'no' }, 'Recall robot')], 'sensitive');
  const summary = summarizeVendors(picked, compareVendors(picked));
  expect(summary.title).toBe('Do not sign yet');
  expect(summary.figure.value).toBe('94.5');
  expect(summary.reasons[0]).toMatch(/data-processing terms/);
});

test('a machine shop with two quoting tools is told which one is ahead, and what to settle', () => {
  const picked = input(
    [
      vendor({ 13: 'no', 25: 'no', 29: 'no', 2: 'no', 14: 'no' }, 'QuoteFast'),
      vendor({ 26: 'no' }, 'QuoteSure'),
    ],
    'business',
  );
  const summary = summarizeVendors(picked, compareVendors(picked));
  expect(summary.verdict).toMatch(/^QuoteSure is ahead\./);
  expect(summary.lines.slice(0, 3)).toEqual([
    { label: 'QuoteSure', value: '98.2: Good candidate' },
    { label: 'QuoteFast', value: '83.6: Negotiate the gaps' },
    { label: 'A. Fit', value: 'QuoteSure 100%, QuoteFast 78%' },
  ]);
});

test('every comparison names at least three next steps, and an email only where there is one', () => {
  fc.assert(
    fc.property(anyVendor, fc.constantFrom(...tiers), (one, tier) => {
      const given = input([one], tier);
      const comparison = compareVendors(given);
      const { actions, verdict } = summarizeVendors(given, comparison);
      expect(actions.length).toBeGreaterThanOrEqual(3);
      if (comparison.vendors[0]?.openQuestions.length === 0)
        expect(`${verdict} ${actions[0]?.text}`).not.toMatch(/email|open questions|still open/);
    }),
  );
});

test('an open question says how far the score can still rise', () => {
  const given = input([vendor({ 20: 'unknown' })]);
  const { reasons } = summarizeVendors(given, compareVendors(given));
  expect(reasons[0]).toContain('the score is somewhere between 98.2 and 100');
});

test('points that do not apply give no score, and the words do not claim one', () => {
  const given = input([vendor({}, '', 'na')]);
  const { title, figure } = summarizeVendors(given, compareVendors(given));
  expect([title, figure.value]).toEqual(['Nothing scored', 'No score']);
});

test('a deal-breaker that is only partly met, or set aside, is asked first and never signed', () => {
  for (const answer of ['partly', 'na', 'unknown'] as const) {
    for (const id of [6, 11, 17, 28]) {
      const result = single(vendor({ [id]: answer }));
      expect([id, answer, result.verdict]).toEqual([id, answer, 'ask-first']);
      expect(result.openQuestions[0]).toBe(id);
    }
  }
});

test('with health or sensitive data breach notice, two-step login and human review must be Yes', () => {
  for (const tier of ['health', 'sensitive', 'unknown'] as const) {
    for (const id of [13, 15, 18]) {
      expect(single(vendor({ [id]: 'no' }), tier).verdict).toBe('do-not-sign');
      expect(single(vendor({ [id]: 'partly' }), tier).verdict).toBe('ask-first');
    }
  }
  expect(single(vendor({ 13: 'no' }), 'personal').verdict).toBe('good');
});

test('nineteen answers are no verdict, twenty are', () => {
  const given = (count: number) =>
    single(
      vendor(Object.fromEntries(checklistItems.slice(count).map(({ id }) => [id, 'na' as const]))),
    );
  expect(given(19).verdict).toBe('not-enough-answers');
  const lighter = [3, 10, 19, 20, 22, 23, 24, 25, 26, 29];
  const twenty = single(vendor(Object.fromEntries(lighter.map((id) => [id, 'na' as const]))));
  expect(twenty.answered).toEqual({ count: 20, needed: 20 });
  expect(twenty.verdict).toBe('good');
});

test('red text names what is missing, not what is wanted', () => {
  const given = input([vendor({ 13: 'no' })], 'health');
  const { reasons } = summarizeVendors(given, compareVendors(given));
  expect(reasons[0]).toBe('Deal-breaker. Missing: notice of a breach within 72 hours.');
  for (const { gap } of Object.values(itemWords)) expect(gap).not.toMatch(/^(We|It|There) /);
});

test('PHIPA stands beside PIPEDA where health data is named, and nowhere else', () => {
  const words = (tier: RiskTier) => {
    const given = input([vendor({ 20: 'unknown' })], tier);
    const comparison = compareVendors(given);
    const [first] = comparison.vendors;
    const mail = first && vendorEmail(first, tier);
    return `${summarizeVendors(given, comparison).reasons.join(' ')} ${mail?.body}`;
  };
  expect(words('health')).toMatch(
    /PHIPA may apply instead of PIPEDA, or alongside it.*If we are a health information custodian under PHIPA/s,
  );
  expect(words('personal')).not.toContain('PHIPA');
});

test('a partly met deal-breaker never makes a bad score look better', () => {
  const weak = Object.fromEntries(
    [1, 2, 4, 5, 7, 8, 9, 12, 13, 14, 15, 16, 18, 21].map((id) => [id, 'no' as const]),
  );
  expect(single(vendor(weak)).verdict).toBe('walk-away');
  expect(single(vendor({ ...weak, 17: 'partly' })).verdict).toBe('walk-away');
  const middling = Object.fromEntries(
    [1, 2, 4, 5, 7, 8, 9, 12, 14].map((id) => [id, 'no' as const]),
  );
  expect(single(vendor(middling)).verdict).toBe('high-risk');
  const unclear = input([vendor({ ...middling, 17: 'partly' })]);
  const { verdict } = summarizeVendors(unclear, compareVendors(unclear));
  expect(verdict).toMatch(/^High risk.*do not sign/);
});

test('a vendor to ask first stands before one that is ruled out with more points', () => {
  const { ranking } = compareVendors(
    input([vendor({ 6: 'no' }, 'Out'), vendor({ ...golden, 17: 'unknown' }, 'Ask')]),
  );
  expect(ranking).toEqual([1, 0]);
});

test('nobody is told to try a product on real personal data before the contract is signed', () => {
  for (const tier of tiers) {
    for (const answers of [{}, { 17: 'partly' }, { 6: 'no' }] as Record<number, VendorAnswer>[]) {
      const asked = input([vendor(answers)], tier);
      const { actions } = summarizeVendors(asked, compareVendors(asked));
      const steps = actions.map(({ text }) => text).join(' ');
      const isHarmless = tier === 'public' || tier === 'business';
      if (!isHarmless || answers[6] === 'no') expect(steps).not.toContain('real cases');
    }
  }
});

test('without enough answers the figure counts the answers, so that it is not taken for a score', () => {
  const figureOf = (one: Vendor) =>
    summarizeVendors(input([one]), compareVendors(input([one]))).figure.value;
  expect(figureOf({ name: '', answers: { 1: 'yes', 6: 'yes' } })).toBe('2 of 30');
  expect(figureOf(vendor({ 6: 'yes', 11: 'yes', 17: 'yes', 28: 'yes' }, 'X', 'na'))).toBe(
    '4 of 30',
  );
});
