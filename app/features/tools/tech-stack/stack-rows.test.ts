import { expect, test } from 'vitest';
import { golden, stack, today, tool } from '#test/tech-stack-samples.ts';
import { decodeShareLink, encodeShareLink } from '../model/share-link.ts';
import { stackRowOf } from '../vendor-checklist/stack-row.ts';
import { compareVendors } from '../vendor-checklist/vendor-checklist.formula.ts';
import { labelOf } from './stack-error-labels.ts';
import type { StackInput } from './stack-model.ts';
import { stackAnswers } from './tech-stack.answers.ts';
import { stackJobs, stackWords } from './tech-stack.content.ts';
import { computeStack } from './tech-stack.formula.ts';
import { readStackForm, stackSchema, writeStackForm } from './tech-stack.schema.ts';
import { summarizeStack } from './tech-stack.summary.ts';

/** As the form posts it: each of its rows has a job. */
const read = (changes: Record<string, string>) => {
  const jobs = stackJobs.map(({ category }, at) => [`t${at + 1}-category`, category]);
  const posted = { ...Object.fromEntries(jobs), 't1-name': 'Jobber', ...changes };
  return readStackForm(new URLSearchParams(posted));
};
const errorsOf = (changes: Record<string, string>) => {
  const result = read(changes);
  return result.kind === 'invalid' ? result.errors : {};
};

test('a row that was filled in without a name is asked for it, not dropped', () => {
  const error = { 't4-name': 'Enter the tool’s name, or clear the row.' };
  for (const [field, value] of [
    ['monthlyCost', '20'],
    ['paidSeats', '2'],
    ['renewalMonth', '3'],
    ['use', 'daily'],
    ['connects', 'none'],
    ['owner', 'no'],
    ['safeLogin', 'yes'],
    ['personalData', 'yes'],
    ['core', 'yes'],
    ['category', 'storage'],
  ])
    expect(errorsOf({ [`t4-${field}`]: value ?? '' }), field).toEqual(error);
  const untouched = { 't4-use': 'unknown', 't4-category': 'scheduling', 't4-core': 'no' };
  expect(read(untouched)).toMatchObject({ kind: 'ok', input: { tools: [{ name: 'Jobber' }] } });
});

test('a tool that is copied from is asked for its name where it is missing', () => {
  const pair = { 'p1-from': '1', 'p1-to': '2', 'p1-hours': '3' };
  expect(errorsOf(pair)).toEqual({
    't2-name': 'Enter the tool’s name, since you chose it under “What do you copy by hand?”.',
  });
  expect(errorsOf({ ...pair, 'p1-to': '1' })).toEqual({
    'p1-to': 'Choose two different tools from your list.',
  });
});

test('copying between two tools without hours is unknown, everywhere', () => {
  const result = read({ 't2-name': 'Books', 'p1-from': '1', 'p1-to': '2', 'p1-hours': '' });
  const pairs = [{ from: 0, to: 1, hoursPerWeek: null }];
  expect(result).toMatchObject({ kind: 'ok', input: { reEntry: pairs } });
  const summaryOf = (input: StackInput) => summarizeStack(input, computeStack(input, today));
  const tools = [tool('A', { category: 'crm' }), tool('B', { category: 'accounting' })];
  const untimed = stack(tools, pairs);
  const copying = (input: StackInput) =>
    summaryOf(input).lines.find(({ label }) => label.startsWith('Copying by hand'));
  expect(copying(untimed)).toEqual({ label: 'Copying by hand, per month', value: 'not known' });
  const { verdict, findOutFirst, actions } = summaryOf(untimed);
  expect(verdict).toMatch(/find out how long the copying by hand takes/);
  expect(findOutFirst[0]?.question).toBe('Hours of copying a week: A → B');
  expect(actions[0]?.text).toMatch(/^For one week, note how long/);
  expect(stackAnswers(untimed)[2]?.value).toBe('I don’t know');
  const some = stack(tools, [...pairs, { from: 1, to: 0, hoursPerWeek: 2 }]);
  expect(copying(some)?.label).toBe('Copying by hand, per month, where known (2 hours a week)');
  expect(readStackForm(new URLSearchParams(writeStackForm(some)))).toMatchObject({ input: some });
  expect(copying(golden)?.label).toBe('Copying by hand, per month (4 hours a week)');
});

test('what is known about a product is filled in where its row is as the form starts', () => {
  const typed = { 't1-name': 'hubspot ', 't1-category': 'crm', 't1-connects': '' };
  const toolsOf = (changes: Record<string, string>) => {
    const result = read({ ...typed, ...changes });
    return result.kind === 'ok' ? result.input.tools : [];
  };
  expect(toolsOf({})).toMatchObject([{ category: 'crm', connects: 'native' }]);
  // The job of a row that wasn't changed follows its product, one that was chosen stays.
  const elsewhere = { 't4-name': 'QuickBooks Desktop', 't4-category': 'scheduling' };
  expect(toolsOf(elsewhere)[1]).toMatchObject({ category: 'accounting', connects: 'export' });
  expect(toolsOf({ 't1-category': 'email-marketing' })).toMatchObject([
    { category: 'email-marketing', connects: 'native' },
  ]);
  // Answers stay as they are, and "I don't know" is one.
  for (const connects of ['none', 'unknown'])
    expect(toolsOf({ ...elsewhere, 't4-connects': connects })[1]).toMatchObject({
      category: 'scheduling',
      connects,
    });
  expect(toolsOf({ 't1-name': 'Own program' })).toMatchObject([{ connects: 'unknown' }]);
});

test('a product carried over from the vendor checklist goes into no row that is filled in', () => {
  const vendors = [{ name: 'Loon Desk', answers: { 18: 'yes', 27: 'yes' } as const }];
  const input = { tier: 'business', vendors, reviewer: '', reviewedOn: '' } as const;
  const fields = stackRowOf(input, compareVendors(input))?.fields({
    't1-name': 'Jobber',
    't2-use': 'daily',
  });
  expect(fields?.['t3-name']).toBe('Loon Desk');
});

test('more seats used than paid for is an error of the form, but an old link with them opens', () => {
  const seats = { 't1-monthlyCost': '90', 't1-paidSeats': '3', 't1-usedSeats': '5' };
  const error = 'Enter no more than the 3 seats you pay for, or correct that number.';
  expect(errorsOf(seats)).toEqual({ 't1-usedSeats': error });
  expect(errorsOf({ ...seats, 't1-usedSeats': '3' })).toEqual({});
  // Nothing is paid for a free tool, and a number out of range has an error of its own.
  expect(errorsOf({ ...seats, 't1-monthlyCost': '0' })).toEqual({});
  expect(errorsOf({ ...seats, 't1-paidSeats': '0' })).toEqual({
    't1-paidSeats': stackWords.seatBounds,
  });
  expect(errorsOf({ ...seats, 't1-usedSeats': 'x' })).toEqual({
    't1-usedSeats': stackWords.usedBounds,
  });
  expect(labelOf('t1-usedSeats', error, { 't1-name': 'Jobber' })).toBe(
    'Jobber, seats that are used',
  );
  const shared = stack([tool('Jobber', { monthlyCostCents: 9000, paidSeats: 3, usedSeats: 5 })]);
  expect(decodeShareLink(encodeShareLink(shared) ?? '', stackSchema)).toEqual(shared);
});
