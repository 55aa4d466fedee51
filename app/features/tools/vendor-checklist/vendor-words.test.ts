import { expect, test } from 'vitest';
import { input, vendor } from '#test/vendor-samples.ts';
import { figureText } from '../model/tool-summary.ts';
import { checklistItems } from './checklist-items.ts';
import { stackRowOf } from './stack-row.ts';
import { itemWords, promiseWords, vendorWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import { vendorEmail } from './vendor-email.ts';
import type { VendorInput } from './vendor-model.ts';

const summaryOf = (given: VendorInput) => summarizeVendors(given, compareVendors(given));
const rowOf = (given: VendorInput) => stackRowOf(given, compareVendors(given));
const stepsOf = (given: VendorInput) => summaryOf(given).actions.map(({ text }) => text);

test('two or three vendors that can’t be signed with are named once, with the reason if it differs', () => {
  const out = (name: string) => vendor({ 6: 'no' }, name);
  expect(summaryOf(input([out(''), out('')])).verdict).toBe(
    'You can’t sign with either of them now (Vendor 1, Vendor 2).',
  );
  expect(summaryOf(input([out('A'), out('B'), out('C')])).verdict).toBe(
    'You can’t sign with any of the three now (A, B, C).',
  );
  const ask = (name: string) => vendor({ 17: 'unknown' }, name);
  expect(summaryOf(input([ask('A'), ask('B')])).verdict).toBe(
    'You can’t sign with either of them now (A, B): ask first.',
  );
});

test('vendors of which every point is not applicable are said to have no score', () => {
  const none = vendor({}, '', 'na');
  expect(figureText(summaryOf(input([none, none])).figure)).toBe(
    'No score because every point is marked as not applicable',
  );
  expect(summaryOf(input([none, none])).verdict).toBe(
    'Neither vendor could be scored: every point is marked as not applicable.',
  );
  expect(summaryOf(input([none, none, none])).verdict).toMatch(
    /^None of the three could be scored/,
  );
});

test('with several vendors the figure, the reasons and the steps name the one they are about', () => {
  const weak = vendor({ 17: 'partly', 20: 'unknown', 9: 'no' }, 'QuoteSure');
  const { figure, reasons, actions } = summaryOf(input([vendor({ 6: 'no' }, 'Other'), weak]));
  expect(figureText(figure)).toMatch(/^QuoteSure: [\d.]+ out of 100 points$/);
  expect(reasons[0]).toMatch(/^QuoteSure: deal-breaker\. Only partly: encryption/);
  expect(reasons[1]).toMatch(/^QuoteSure: 1\.8% of the weight is unknown/);
  expect(actions[0]?.text).toMatch(/^Email QuoteSure the open questions/);
  expect(actions[1]?.text).toMatch(
    /^Get this in writing from QuoteSure: that it lists its sub-processors/,
  );
  const alone = summaryOf(input([weak]));
  expect(figureText(alone.figure)).toMatch(/^[\d.]+ out of 100 points$/);
  const unanswered = vendor({}, 'A', 'unknown');
  expect(figureText(summaryOf(input([unanswered, unanswered])).figure)).toMatch(
    /^A: 0 of 30 points answered Yes, Partly or No$/,
  );
  expect(alone.reasons[0]).toMatch(/^Deal-breaker\. Only partly/);
  expect(alone.actions[0]?.text).toMatch(/^Email the vendor the open questions/);
});

test('the note about health data is about no vendor, and claims nothing of the business', () => {
  const { reasons } = summaryOf(input([vendor({}, 'A'), vendor({}, 'B')], 'health'));
  expect(reasons).toEqual([vendorWords.healthNote]);
  expect(`${vendorWords.healthNote} ${vendorWords.healthAsk}`).not.toMatch(/You stay the|We are a/);
});

test('the unknown share is the weight of the unknown points, not a difference of rounded scores', () => {
  const { reasons, figure } = summaryOf(input([vendor({ 1: 'yes' }, '', 'unknown')]));
  expect(reasons.at(-1)).toBe(
    '96.4% of the weight is unknown, so the score is somewhere between 3.6 and 100.',
  );
  expect(figure.value).toBe('1 of 30');
  const known = Object.fromEntries([1, 3, 5, 10, 26, 29].map((id) => [id, 'no' as const]));
  expect(summaryOf(input([vendor({ ...known, 2: 'yes' }, '', 'unknown')])).reasons.at(-1)).toMatch(
    /^80% of the weight is unknown, so the score is somewhere between 3\.6 and 83\.6\.$/,
  );
});

test('nothing is asked for in writing twice, and a task is measured rather than asked for', () => {
  for (const promise of Object.values(promiseWords)) expect(promise).not.toContain('in writing');
  const steps = stepsOf(input([vendor({ 1: 'no', 4: 'no' })])).join(' ');
  expect(steps).toContain(
    'in writing from the vendor: that the price for your volume is the full price',
  );
  expect(steps).toContain('measure the hours and errors of the task');
  expect(steps.split('in writing')).toHaveLength(2);
});

test('what to get in writing is a promise to the visitor, and a line of the email if there is one', () => {
  const asked = checklistItems.filter(({ id, dealBreaker }) => id !== 1 && !dealBreaker);
  expect(Object.keys(promiseWords).map(Number)).toEqual(asked.map(({ id }) => id));
  for (const { id } of asked) {
    const steps = (given: Parameters<typeof vendor>[0]) =>
      summaryOf(input([vendor({ ...given, [id]: 'no' })])).actions.find(({ text }) =>
        text.startsWith('Get this in writing from the vendor: that '),
      );
    expect(steps({})?.text).toMatch(/\w\.$/);
    expect(steps({})?.text).not.toMatch(/\b(we|our|us)\b/);
    expect(steps({})?.effort).toBe('one email');
    expect(steps({ 17: 'unknown' })?.effort).toBe('one more line in the email');
  }
});

test('each question of the email can be asked alone', () => {
  for (const { ask } of Object.values(itemWords)) {
    expect(ask).not.toMatch(/^[\w ]*\b(is|are|does|do|can|will) (it|they)\b/i);
  }
});

test('a missing deal-breaker is asked of the vendor that it is about', () => {
  const [first] = stepsOf(input([vendor({ 6: 'no', 1: 'no' }, 'A'), vendor({ 6: 'no' }, 'B')]));
  expect(first).toMatch(
    /^Email B and ask for a contract that covers the deal-breaker that’s missing/,
  );
});

test('a trial comes before the contract, without personal data, as the point about it says', () => {
  const steps = stepsOf(input([vendor({})]));
  expect(steps[0]).toMatch(/^Try it for two weeks.*Don’t enter personal data before/);
  expect(steps[1]).toMatch(/^Attach the answers from the vendor to the contract/);
  expect(summaryOf(input([vendor({})])).verdict).toMatch(/Try it, then .* sign/);
  expect(itemWords[2]?.help).toContain('Leave personal data out until the contract is signed');
});

test('only a product with something to carry over is offered to the tech stack, by its name', () => {
  expect(rowOf(input([vendor({}, 'A', 'na')]))).toBeNull();
  expect(rowOf(input([vendor({ 18: 'na', 27: 'unknown' })]))).toBeNull();
  expect(rowOf(input([vendor({})]))?.words).toEqual({
    label: 'Add this product to your tech stack',
    note: 'The product becomes a row in the tech stack analyzer, with your answers about its connections, its login and its data.',
  });
  const two = rowOf(input([vendor({ 18: 'na' }, 'A'), vendor({ 6: 'no' }, 'B')], 'unknown'));
  expect(two?.words.label).toBe('Add A to your tech stack');
  expect(two?.words.note).toMatch(/your answers about its connections\.$/);
});

test('nobody is told to negotiate with, to try or to keep a contract of a vendor to walk away from', () => {
  const dealBreakers = { 6: 'yes', 11: 'yes', 17: 'yes', 28: 'yes' } as const;
  const given = input([vendor(dealBreakers, '', 'no')]);
  expect(summaryOf(given).title).toBe('Walk away');
  expect(stepsOf(given)).toHaveLength(3);
  expect(stepsOf(given).join(' ')).not.toMatch(/in writing|Try it|contract/);
});

test('real business data goes into a trial only once the deal-breakers are clear', () => {
  const steps = (answer: 'yes' | 'unknown') =>
    stepsOf(input([vendor({ 6: answer })], 'business')).join(' ');
  expect(steps('yes')).toMatch(/twenty real cases of your own/);
  expect(steps('unknown')).toMatch(/made up, or your own without personal or confidential data/);
});

test('a section about which nothing is known is not shown as the worst grade', () => {
  const { bars } = summaryOf(input([vendor({ 21: 'yes' }, '', 'unknown')]));
  const textOf = Object.fromEntries(bars.map(({ label, text }) => [label, text]));
  expect(textOf['C. Privacy']).toBe('not known');
  expect(textOf['E. Quality']).toBe('40%');
});

test('the email about a single missing deal-breaker speaks of one point', () => {
  const body = (given: VendorInput) =>
    compareVendors(given).vendors.map((one) => vendorEmail(one, given.tier)?.body ?? '')[0];
  expect(body(input([vendor({ 6: 'no' }, 'A')]))).toContain('This point has to be in the contract');
  expect(body(input([vendor({ 6: 'no', 11: 'no' }, 'A')]))).toContain('These points have to be');
});

test('the lists for the email say of each point what is wrong with it, as the page does', () => {
  const weak = vendor({ 6: 'no', 28: 'partly', 19: 'no', 3: 'partly' });
  const lineOf = (given: VendorInput, label: string) =>
    summaryOf(given).lines.find((line) => line.label === label)?.value;
  const red =
    'Missing: a contract that keeps our data out of shared models; only partly: export of everything in an open format; missing: a log of who did what';
  expect(lineOf(input([weak]), 'Red flags')).toBe(red);
  expect(lineOf(input([vendor({}, 'A'), { ...weak, name: 'B' }]), 'B, red flags')).toBe(red);
  expect(lineOf(input([weak]), 'Only partly met')).toBe('Two references of our size');
});
