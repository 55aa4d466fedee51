import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyVendor, golden, input, single, tiers, vendor } from '#test/vendor-samples.ts';
import { checklistItems, itemsFor } from './checklist-items.ts';
import { itemWords, wantedWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorEmail } from './vendor-email.ts';
import type { VendorAnswer } from './vendor-model.ts';

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
    'You can’t sign with either of them now: Vendor 1 (not enough answers) and Recall (do not sign yet).',
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
  expect(lines[0]).toMatch(/export all our data.*can’t sign without this/);
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
