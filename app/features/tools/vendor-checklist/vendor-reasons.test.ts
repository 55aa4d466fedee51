import { expect, test } from 'vitest';
import { input, vendor } from '#test/vendor-samples.ts';
import { leadsOf } from '../result/result-details.tsx';
import { resultLeads } from '../result/result-leads.content.ts';
import { vendorWords } from './vendor-checklist.content.ts';
import { compareVendors } from './vendor-checklist.formula.ts';
import { readVendorForm, writeVendorForm } from './vendor-checklist.schema.ts';
import { summarizeVendors } from './vendor-checklist.summary.ts';
import type { VendorInput } from './vendor-model.ts';

const summaryOf = (given: VendorInput) => summarizeVendors(given, compareVendors(given));

test('points that are only partly met are no clean result', () => {
  const { verdict, lines } = summaryOf(input([vendor({ 4: 'partly', 9: 'partly', 22: 'partly' })]));
  expect(verdict).toBe('A good candidate: settle what’s only partly met, then sign.');
  expect(lines.at(-1)?.label).toBe('Only partly met');
  expect(lines.at(-1)?.value).toMatch(/^The full price, .*; a list of sub-processors/);
  expect(summaryOf(input([vendor({ 4: 'partly', 9: 'no', 20: 'unknown' })])).verdict).toBe(
    'A good candidate: settle what’s still open, missing or only partly met, then sign.',
  );
});

test('a deal-breaker that nobody knows is named beside one that is partly met', () => {
  const { reasons } = summaryOf(input([vendor({ 11: 'unknown', 17: 'partly' })]));
  expect(reasons.slice(0, 2)).toEqual([
    'Deal-breaker. Only partly: encryption in transit and at rest.',
    'Deal-breaker. Not known yet: written data-processing terms.',
  ]);
});

test('what is unknown is never stated as a fact', () => {
  const { findOutFirst } = summaryOf(input([vendor({ 13: 'unknown' })]));
  expect(findOutFirst).toEqual([
    {
      question: 'Notice of a breach within 72 hours',
      how: expect.stringMatching(/^Ask the vendor: Within how many hours/),
    },
  ]);
});

const form = (fields: Record<string, string>) => {
  const read = readVendorForm(new URLSearchParams({ tier: 'personal', ...fields }));
  if (read.kind !== 'ok') throw new Error('the form must be valid');
  return read.input;
};

test('a vendor without an answer is left out aloud, and the others keep their numbers', () => {
  const last = form({ vendorCount: '3', 'v1-1': 'yes', 'v2-1': 'yes' });
  expect(summaryOf(last).reasons.at(-1)).toBe('Vendor 3 has no answers yet, so it’s left out.');
  const middle = form({ vendorCount: '3', 'v1-1': 'yes', 'v3-6': 'no' });
  expect(summaryOf(middle).verdict).toContain('Vendor 1 (not enough answers) and Vendor 3 (');
  expect(summaryOf(middle).reasons.at(-1)).toMatch(/^Vendor 2 has no answers/);
  expect(writeVendorForm(middle)).toMatchObject({ vendorCount: '3', 'v3-6': 'no' });
  expect(form(writeVendorForm(middle))).toEqual(middle);
  const both = form({ vendorCount: '3', 'v1-1': 'yes' });
  expect(summaryOf(both).reasons.at(-1)).toMatch(/^Vendors 2 and 3 have no answers yet/);
  // A post of an older page doesn't say how many were meant.
  expect(form({ 'v1-1': 'yes' }).leftOut).toBeUndefined();
});

test('an error names the column that it is in, whatever was left out before it', () => {
  const read = readVendorForm(
    new URLSearchParams({ vendorCount: '3', 'v1-1': 'yes', 'v3-name': 'x'.repeat(81) }),
  );
  expect(read.kind === 'invalid' && Object.keys(read.errors)).toEqual(['v3-name']);
});

test('a product that is ruled out isn’t placed among the tools', () => {
  const [next] = leadsOf(
    summaryOf(input([vendor({ 6: 'no' })])),
    resultLeads['vendor-evaluation-checklist'],
  );
  expect(next?.text).toBe('To see what your tools already do:');
  const [usual] = leadsOf(
    summaryOf(input([vendor({})])),
    resultLeads['vendor-evaluation-checklist'],
  );
  expect(usual?.text).toBe('Next, to see where the product would fit:');
});

test('the method says what counts as an answer', () => {
  expect(vendorWords.method.join(' ')).toContain('Not applicable doesn’t count as an answer');
});
