import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklistItems, itemsFor, type RiskTier } from './checklist-items.ts';
import { itemWords, wantedWords } from './vendor-checklist.content.ts';
import {
  compareVendors,
  type Vendor,
  type VendorAnswer,
  type VendorInput,
} from './vendor-checklist.formula.ts';
import { readVendorForm, vendorDefaultInput, writeVendorForm } from './vendor-checklist.schema.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorEmail } from './vendor-email.ts';

function vendor(
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

const input = (vendors: readonly Vendor[], tier: RiskTier = 'personal'): VendorInput => ({
  tier,
  vendors,
  reviewer: '',
  reviewedOn: '',
});

const single = (one: Vendor, tier: RiskTier = 'personal') => {
  const [result] = compareVendors(input([one], tier)).vendors;
  if (result === undefined) throw new Error('no vendor');
  return result;
};

const golden = { 7: 'partly', 9: 'no', 16: 'partly', 20: 'unknown', 25: 'na' } as const;
const answers = ['yes', 'partly', 'no', 'unknown', 'na'] as const;
const tiers = ['public', 'business', 'personal', 'health', 'sensitive', 'unknown'] as const;

const anyVendor = fc.record({
  name: fc.string({ maxLength: 20 }),
  answers: fc.dictionary(
    fc.constantFrom(...checklistItems.map((item) => `${item.id}`)),
    fc.constantFrom(...answers),
  ),
});

test('the thirty points weigh 55, four of them are deal-breakers', () => {
  expect(checklistItems.map((item) => item.id)).toEqual(
    Array.from({ length: 30 }, (_, i) => i + 1),
  );
  expect(checklistItems.reduce((sum, item) => sum + item.weight, 0)).toBe(55);
  expect(checklistItems.filter((i) => i.dealBreaker).map((i) => i.id)).toEqual([6, 11, 17, 28]);
  expect(Object.keys(itemWords)).toHaveLength(30);
});

test('the golden vector reaches 49 of 54, 90.7, a good candidate with one open question', () => {
  const result = single(vendor(golden));
  expect(result.points).toBe(49);
  expect(result.applicableWeight).toBe(54);
  expect(result.score).toBeCloseTo(90.7, 1);
  expect(result.verdict).toBe('good');
  expect(result.openQuestions).toEqual([20]);
  expect(result.redList).toEqual([9]);
});

test('the same vendor without the training clause keeps 85.2 but is not to be signed', () => {
  const result = single(vendor({ ...golden, 6: 'no' }));
  expect(result.points).toBe(46);
  expect(result.score).toBeCloseTo(85.2, 1);
  expect(result.verdict).toBe('do-not-sign');
  expect(result.redList).toEqual([6, 9]);
});

test('an unknown deal-breaker means to ask first', () => {
  expect(single(vendor({ 17: 'unknown' })).verdict).toBe('ask-first');
});

test('more than a quarter unknown is not enough, exactly a quarter is', () => {
  const twelve = {
    1: 'unknown',
    2: 'unknown',
    4: 'unknown',
    5: 'unknown',
    7: 'unknown',
    8: 'unknown',
  } as const;
  // 12 of 48 applicable: exactly a quarter.
  const rest = { 29: 'na', 30: 'na', 13: 'na', 25: 'na' } as const;
  const exact = single(vendor({ ...twelve, ...rest }));
  expect([exact.applicableWeight, exact.unknownShare]).toEqual([48, 0.25]);
  expect(exact.verdict).toBe('negotiate');
  expect(single(vendor({ ...twelve, ...rest, 20: 'unknown' })).verdict).toBe('not-enough-answers');
});

test('an empty checklist has not enough answers, and thirty questions to ask', () => {
  const result = single({ name: '', answers: {} });
  expect(result.verdict).toBe('not-enough-answers');
  expect(result.openQuestions).toHaveLength(30);
  expect(result.openQuestions.slice(0, 4)).toEqual([6, 11, 17, 28]);
});

test('when nothing applies there is no score and no verdict about the vendor', () => {
  const result = single(vendor({}, 'X', 'na'));
  expect(result.score).toBeNull();
  expect(result.verdict).toBe('not-enough-answers');
  expect(result.skippedDealBreakers).toEqual([6, 11, 17, 28]);
});

test('public data asks for twelve points, everything else for all thirty', () => {
  expect(itemsFor('public').map((i) => i.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 25, 26, 27, 28]);
  for (const tier of tiers.slice(1)) expect(itemsFor(tier)).toHaveLength(30);
});

test('a deal-breaker that does not apply to public data cannot stop the vendor', () => {
  expect(single(vendor({ 11: 'no', 17: 'no' }), 'public').verdict).toBe('good');
});

test('the bands change at 85, 70 and 50', () => {
  const at = (exceptions: Record<number, VendorAnswer>) => single(vendor(exceptions)).verdict;
  // 8 of 55 missing is 85.45, 9 is 83.6; 16 is 70.9, 17 is 69.1; 27 is 50.9, 28 is 49.1.
  const two = [1, 2, 4, 5, 7, 8, 9, 12, 13, 14, 15, 16, 18, 21] as const;
  const missing = (count: number) =>
    Object.fromEntries(two.slice(0, count).map((id) => [id, 'no' as const]));
  expect(at(missing(4))).toBe('good');
  expect(at({ ...missing(4), 3: 'no' })).toBe('negotiate');
  expect(at(missing(8))).toBe('negotiate');
  expect(at({ ...missing(8), 3: 'no' })).toBe('high-risk');
  expect(at({ ...missing(13), 3: 'no' })).toBe('high-risk');
  expect(at(missing(14))).toBe('walk-away');
});

test('three vendors are ranked by verdict first, then by score', () => {
  const comparison = compareVendors(
    input([
      vendor({ ...golden, 6: 'no' }, 'A'),
      vendor({ 1: 'no', 2: 'no', 4: 'no', 5: 'no', 7: 'no' }, 'B'),
      vendor(golden, 'C'),
    ]),
  );
  expect(comparison.ranking).toEqual([2, 1, 0]);
  expect(comparison.leader).toBe(2);
});

test('nobody leads when all tie, or when none can be signed with', () => {
  expect(compareVendors(input([vendor({}, 'A'), vendor({}, 'B')])).leader).toBeNull();
  expect(
    compareVendors(input([vendor({ 6: 'no' }), vendor({ 6: 'no', 1: 'no' })])).leader,
  ).toBeNull();
});

test('when none can be signed with, each is named with its reason', () => {
  const picked = input([{ name: '', answers: { 1: 'yes' } }, vendor({ 11: 'no' }, 'Recall')]);
  expect(summarizeVendors(picked, compareVendors(picked)).verdict).toBe(
    'None of them is ready to sign with: Vendor 1, not enough answers; Recall, do not sign yet.',
  );
});

test('the email holds only the open questions, deal-breakers first and marked', () => {
  const mail = vendorEmail(
    single(vendor({ 20: 'unknown', 28: 'unknown', 9: 'no' })),
    'personal',
    'Kim',
  );
  expect(mail?.subject).toBe('Questions before we sign: Sample Software');
  const lines = (mail?.body ?? '').split('\n').filter((line) => /^\d+\./.test(line));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/export all our data.*cannot sign without this/);
  expect(lines[1]).toMatch(/penetration test/);
  expect(mail?.body).not.toContain('sub-processors');
  expect(mail?.body.endsWith('Kim')).toBe(true);
  expect(vendorEmail(single(vendor({})), 'personal')).toBeUndefined();
});

test('the email to a vendor that is ruled out says what has to change, each deal-breaker once', () => {
  const mail = vendorEmail(
    single(vendor({ 28: 'no', 6: 'partly', 17: 'no', 20: 'unknown', 9: 'no' })),
    'personal',
  );
  expect(mail?.title).toBe('Email with what has to change');
  expect(mail?.subject).toBe('What has to change before we sign: Sample Software');
  const lines = (mail?.body ?? '').split('\n').filter((line) => /^\d+\./.test(line));
  expect(lines).toHaveLength(4);
  for (const wanted of [/not used to train models/, /encrypted both/, /export all our data/])
    expect(lines.slice(0, 3).filter((line) => wanted.test(line))).toHaveLength(1);
  expect(lines.slice(0, 3).join('')).not.toContain('?');
  expect(lines[3]).toMatch(/^4\. .*penetration test/);
  expect(mail?.body).toContain('We can’t sign yet');
  // Nothing is open, and still there is something to send.
  expect(vendorEmail(single(vendor({ 11: 'no' })), 'personal')?.body).toMatch(
    /1\. Written data-processing terms are part of the contract\.\n\nPlease answer/,
  );
});

test.each(['personal', 'health'] as const)(
  'with %s data each deal-breaker has a wanted answer for the email',
  (tier) => {
    for (const { id } of itemsFor(tier).filter((item) => item.dealBreaker)) {
      const [first] = compareVendors({ ...input([vendor({ [id]: 'no' })]), tier }).vendors;
      expect(first && vendorEmail(first, tier)?.body).toContain(`1. ${wantedWords[id]}`);
    }
  },
);

test('a score is between 0 and 100 or absent, and a yes never lowers it', () => {
  fc.assert(
    fc.property(
      anyVendor,
      fc.constantFrom(...tiers),
      fc.integer({ min: 1, max: 30 }),
      (one, tier, id) => {
        const before = single(one, tier);
        if (before.score !== null) {
          expect(before.score).toBeGreaterThanOrEqual(0);
          expect(before.score).toBeLessThanOrEqual(100);
        }
        expect(before.unknownShare).toBeLessThanOrEqual(1);
        const after = single({ ...one, answers: { ...one.answers, [`${id}`]: 'yes' } }, tier);
        expect(after.score ?? 0).toBeGreaterThanOrEqual(before.score ?? 0);
      },
    ),
  );
});

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
  expect(summary.lines.map((l) => l.value)).toEqual([
    '98.2: Good candidate',
    '83.6: Negotiate the gaps',
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
  expect([title, figure.value]).toEqual(['Nothing scored', 'no score']);
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

test('what stands in red is what is missing, not the wish fulfilled', () => {
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
  expect(words('health')).toMatch(/PHIPA applies alongside PIPEDA.*custodian under PHIPA/s);
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
