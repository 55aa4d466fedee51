import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyVendor, input, tiers, vendor } from '#test/vendor-samples.ts';
import { figureText } from '../model/tool-summary.ts';
import type { RiskTier } from './checklist-items.ts';
import { promiseWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorEmail } from './vendor-email.ts';
import type { Vendor, VendorAnswer, VendorInput } from './vendor-model.ts';

const summaryOf = (given: VendorInput) => summarizeVendors(given, compareVendors(given));
const one = (
  answers: Readonly<Record<number, VendorAnswer>>,
  tier: RiskTier = 'personal',
  otherwise: VendorAnswer = 'yes',
) => summaryOf(input([vendor(answers, '', otherwise)], tier));
const stepsOf = (...given: Parameters<typeof one>) => one(...given).actions.map(({ text }) => text);

const all = (ids: readonly number[], answer: VendorAnswer) =>
  Object.fromEntries(ids.map((id) => [id, answer]));

test('without enough answers and with nothing open, the points set aside are looked at again', () => {
  const aside = [3, 10, 19, 20, 22, 23, 24, 25, 26, 29, 30];
  const { title, figure } = one(all(aside, 'na'));
  expect([title, figure.value]).toEqual(['Not enough answers', '19 of 30']);
  const steps = stepsOf(all(aside, 'na'));
  expect(steps[0]).toMatch(/^Go through the points marked Not applicable again/);
  expect(steps.join(' ')).not.toContain('open questions');
  // Ten more answers are needed, and twelve are to be had by asking.
  expect(stepsOf(all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13], 'unknown'))[0]).toMatch(/^Email/);
});

/** A deal-breaker is only partly met, as are sixteen other points: 60 points. */
const unclear = {
  ...all([3, 5, 16, 20], 'no'),
  ...all([1, 2, 4, 6, 17, 27, 28], 'yes'),
};

test('a high risk is no risk to take with data about people, and an unclear deal-breaker is asked', () => {
  const { verdict, actions } = one(unclear, 'personal', 'partly');
  expect(verdict).toBe(
    'High risk, and a deal-breaker isn’t a clear Yes yet: do not sign with data like yours.',
  );
  expect(actions[0]?.text).toBe(
    'Email the vendor the open question. Without a clear Yes, don’t sign.',
  );
  expect(one({ ...unclear, 29: 'unknown' }, 'personal', 'partly').actions[0]?.text).toBe(
    'Email the vendor the open questions, deal-breakers first. Without a clear Yes, don’t sign.',
  );
  const high = all([1, 2, 4, 5, 7, 8, 9, 12, 14, 21], 'no');
  const verdicts = Object.fromEntries(
    tiers.slice(1).map((tier) => [tier, one(high, tier).verdict]),
  );
  expect(verdicts).toEqual({
    business: 'High risk: sign only if there is no other vendor and the data is harmless.',
    personal: 'High risk: do not sign with data like yours.',
    health: 'High risk: do not sign with data like yours.',
    sensitive: 'High risk: do not sign with data like yours.',
    unknown: 'High risk: do not sign while you don’t know which data it would see.',
  });
  for (const tier of ['personal', 'unknown'] as const)
    expect(stepsOf(high, tier).join(' ')).not.toMatch(/in writing|Try it|contract/);
});

test('nothing is asked of a vendor to walk away from, nor listed to find out', () => {
  const bad = all([1, 2, 4, 5, 7, 8, 9, 12, 13, 14, 15, 16, 18, 21], 'no');
  const known = one(bad);
  expect(known.verdict).toBe('Walk away: too much is missing to negotiate.');
  const open = { ...bad, 21: 'yes' as const, 29: 'unknown' as const };
  expect(one(open).verdict).toBe('Walk away: too much is missing or unknown to negotiate.');
  expect(one(open).findOutFirst).toEqual([]);
  const [result] = compareVendors(input([vendor(open)])).vendors;
  expect(result && vendorEmail(result, 'personal')).toBeUndefined();
});

test('gaps that one step names together are not named again', () => {
  const steps = stepsOf({
    ...all([3, 20, 25], 'no'),
    ...all([4, 5, 9], 'partly'),
    ...all([7, 8, 13, 16, 24], 'unknown'),
  });
  expect(steps[0]).toBe(
    'Email the vendor the open questions. Add a line for each red flag and each point that’s only partly met.',
  );
  expect(steps.join(' ')).not.toContain('Get this in writing');
  expect(stepsOf(all([1, 3, 20, 25], 'no'))[0]).toBe(
    'Ask the vendor to settle each red flag but the measured task, in writing and as part of the contract.',
  );
  expect(stepsOf({ ...all([3, 20, 25], 'no'), 17: 'partly' })[0]).toMatch(
    /Add a line for each other red flag\.$/,
  );
  expect(stepsOf(all([3, 20], 'no')).slice(0, 2)).toEqual([
    expect.stringMatching(/^Get this in writing/),
    expect.stringMatching(/^Get this in writing/),
  ]);
});

test('the contract comes last, after the measured task and the trial', () => {
  const steps = stepsOf({ 1: 'no', 4: 'partly', 20: 'unknown' });
  expect(steps.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
    'Email the vendor',
    'Get this in',
    'For two weeks,',
    'Try it for',
    'Attach the answers',
  ]);
});

test('a line of the email is only promised after a step that sends one', () => {
  fc.assert(
    fc.property(anyVendor, fc.constantFrom(...tiers), (any, tier) => {
      const { actions } = summaryOf(input([any], tier));
      const line = actions.findIndex(({ effort }) => effort === 'one more line in the email');
      const email = actions.findIndex(({ text }) => text.startsWith('Email the vendor'));
      if (line !== -1) expect(email !== -1 && email < line).toBe(true);
      const promised = Object.values(promiseWords).filter((promise) =>
        actions.some(({ text }) => text.includes(promise)),
      );
      expect(promised.length).toBeLessThanOrEqual(2);
    }),
  );
});

test('the email of a result lists what its steps speak of', () => {
  fc.assert(
    fc.property(anyVendor, fc.constantFrom(...tiers), (any, tier) => {
      const { actions, lines, findOutFirst } = summaryOf(input([any], tier));
      const steps = actions.map(({ text }) => text).join(' ');
      const has = (label: string) => lines.some((line) => line.label === label);
      if (/red flag/.test(steps)) expect(has('Red flags')).toBe(true);
      if (/only partly met\b(?!\. If)/.test(steps)) expect(has('Only partly met')).toBe(true);
      if (/open question/.test(steps)) expect(findOutFirst).not.toEqual([]);
    }),
  );
});

test('one question is a question, and one deal-breaker a deal-breaker', () => {
  const emailOf = (answers: Readonly<Record<number, VendorAnswer>>) => {
    const [result] = compareVendors(input([vendor(answers)])).vendors;
    const email = result && vendorEmail(result, 'personal');
    return `${email?.title}: ${email?.body}`;
  };
  expect(stepsOf({ 20: 'unknown' })[0]).toBe('Email the vendor the open question.');
  expect(emailOf({ 20: 'unknown' })).toMatch(/^Email with the open question: .*A short answer is/s);
  expect(stepsOf({ 20: 'unknown', 3: 'unknown' })[0]).toBe('Email the vendor the open questions.');
  expect(emailOf({ 20: 'unknown', 3: 'unknown' })).toMatch(/open questions: .*Short answers are/s);
  expect(stepsOf({ 6: 'no' })[0]).toContain('covers the deal-breaker that’s missing.');
  expect(stepsOf({ 6: 'no', 11: 'partly' })[0]).toContain(
    'covers every deal-breaker that’s missing or only partly met.',
  );
});

test('with health data, the vendor’s role under PHIPA is open until it is asked', () => {
  const { verdict, actions, findOutFirst } = one({}, 'health');
  expect(verdict).toBe('A good candidate: settle what’s still open, then sign.');
  expect(actions[0]?.text).toBe('Email the vendor the open question.');
  expect(findOutFirst).toHaveLength(1);
  expect(findOutFirst[0]?.how).toMatch(/^Ask the vendor: If we are a health information custodian/);
  const [result] = compareVendors(input([vendor({})], 'health')).vendors;
  expect(result && vendorEmail(result, 'health')?.body).toContain('1. If we are a health');
});

test('equally good vendors are chosen between first, and no step is about one of them', () => {
  const two = (a: Vendor, b: Vendor) => summaryOf(input([a, b]));
  const even = two(vendor({ 25: 'no' }, 'A'), vendor({ 3: 'no' }, 'B'));
  expect(even.verdict).toBe(
    'A and B are equally good: choose by price and by whom you’d rather work with, and settle what’s missing before you sign.',
  );
  expect(figureText(even.figure)).toMatch(/^A and B: [\d.]+ out of 100 points$/);
  expect(even.actions[0]?.text).toBe(
    'Choose between A and B by price and by whom you’d rather work with.',
  );
  expect(
    even.actions
      .map(({ text }) => text)
      .slice(1)
      .join(' '),
  ).not.toMatch(/\b[AB]\b/);
  const complete = two(vendor({}, 'A'), vendor({}, 'B'));
  expect(complete.verdict).toMatch(/^A and B are equally good, and nothing is open/);
  const third = summaryOf(input([vendor({}, 'A'), vendor({ 6: 'no' }, 'C'), vendor({}, 'B')]));
  expect(third.verdict).toMatch(/^A and B are equally good/);
});
