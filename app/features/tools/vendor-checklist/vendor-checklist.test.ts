import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeShareLink, encodeShareLink } from '../model/share-link.ts';
import { questionsOf } from '../questionnaire/questionnaire.ts';
import { type RiskTier, vendorSections } from './vendor-checklist.content.ts';
import {
  compareVendors,
  sectionsFor,
  type VendorAnswer,
  type VendorInput,
} from './vendor-checklist.formula.ts';
import { vendorRules } from './vendor-checklist.rules.ts';
import { vendorEmail, vendorTool } from './vendor-checklist.tool.ts';

const points = questionsOf(vendorSections);
const answer = fc.constantFrom<VendorAnswer>('yes', 'yes', 'yes', 'partly', 'no', 'unknown', 'na');
const known = fc.constantFrom<VendorAnswer>('yes', 'yes', 'yes', 'partly', 'no');
const tiers: readonly RiskTier[] = ['business', 'personal', 'health', 'sensitive', 'unknown'];
const tier = fc.constantFrom(...tiers);
const thirty = (one: fc.Arbitrary<VendorAnswer>) => fc.array(one, { minLength: 30, maxLength: 30 });
const pairs = { numRuns: 2000 };

type Others = Readonly<Record<string, VendorAnswer>>;

/** Vendors whose answers are all Yes but those named. */
function inputOf(vendors: readonly Others[], risk: RiskTier = 'personal', name = ''): VendorInput {
  return {
    tier: risk,
    vendors: vendors.map((others) => ({
      name,
      answers: Object.fromEntries(points.map(({ id }) => [id, others[id] ?? 'yes'])),
    })),
    reviewer: '',
    reviewedOn: '',
  };
}

const resultOf = (others: Others, risk?: RiskTier) => compareVendors(inputOf([others], risk))[0];
const summaryOf = (others: Others, risk?: RiskTier) =>
  vendorTool.summarize(inputOf([others], risk), '');
const listed = (given: readonly VendorAnswer[]): Others =>
  Object.fromEntries(points.map(({ id }, at) => [id, given[at] ?? 'yes']));

/** From what rules a vendor out to what may be signed. */
const order = [
  ['do-not-sign', 'look-elsewhere', 'walk-away'],
  ['high-risk', 'too-risky'],
  ['ask-first'],
  ['negotiate'],
  ['good'],
];

function atMost(worse: ReturnType<typeof resultOf>, better: ReturnType<typeof resultOf>): void {
  const rank = (verdict = '') => order.findIndex((group) => group.includes(verdict));
  if ((worse?.score ?? 0) > (better?.score ?? 0)) throw new Error('a worse answer scored more');
  if (rank(worse?.verdict) > rank(better?.verdict)) throw new Error('a better verdict');
}

const golden: Others = { 7: 'partly', 9: 'no', 16: 'partly', 20: 'unknown', 25: 'na' };

test('the golden vector is a good candidate with 91 points; with point 6 as No, 1 deal-breaker', () => {
  expect(points.reduce((sum, { weight = 1 }) => sum + weight, 0)).toBe(55);
  expect(resultOf(golden)).toMatchObject({ score: 91, verdict: 'good' });
  expect(resultOf(golden)?.unknown).toHaveLength(1);
  expect(resultOf({ ...golden, 6: 'no' })).toMatchObject({ score: 85, verdict: 'do-not-sign' });
  const { figure, title } = summaryOf({ ...golden, 6: 'no' });
  expect([title, figure.value]).toEqual(['Do not sign yet', '1 deal-breaker']);
});

test('public data asks twelve points; sensitive data makes seven of them deal-breakers', () => {
  expect(questionsOf(sectionsFor('public'))).toHaveLength(12);
  const unclear = (risk: RiskTier) => resultOf({ 13: 'partly', 15: 'na', 18: 'no' }, risk);
  expect(unclear('personal')).toMatchObject({ failed: [], unclear: [] });
  expect(unclear('health')?.failed.map(({ id }) => id)).toEqual(['18']);
  expect(unclear('health')?.unclear.map(({ id }) => id)).toEqual(['13']);
});

test('a deal-breaker without a clear Yes is asked about first; too few answers give no verdict', () => {
  for (const given of ['partly', 'unknown', 'na'] as const) {
    expect(summaryOf({ 28: given })).toMatchObject({
      title: 'Ask first',
      figure: { value: '1 deal-breaker' },
    });
  }
  const nothing = Object.fromEntries(points.map(({ id }) => [id, 'unknown' as const]));
  expect(summaryOf(nothing)).toMatchObject({
    title: 'Not enough answers',
    figure: { value: '0 of 30' },
  });
  expect(summaryOf(nothing).findOutFirst).toHaveLength(30);
});

test.each(points)('a worse answer to point $id never gives a better verdict', ({ id }) => {
  const values: readonly VendorAnswer[] = ['no', 'partly', 'yes'];
  fc.assert(
    fc.property(thirty(known), tier, fc.nat(2), fc.nat(2), (given, risk, one, other) => {
      const of = (at: number) => resultOf({ ...listed(given), [id]: values[at] ?? 'yes' }, risk);
      atMost(of(Math.min(one, other)), of(Math.max(one, other)));
    }),
    pairs,
  );
});

test('more sensitive data never gives a better verdict', () => {
  fc.assert(
    fc.property(thirty(known), tier, (given, risk) => {
      atMost(resultOf(listed(given), risk), resultOf(listed(given), 'business'));
    }),
    pairs,
  );
});

test('there are at most thirty rules, and every one can be among the three that are shown', () => {
  const shown = new Set<string>();
  const add = (others: Others, risk: RiskTier) => {
    const { actions } = summaryOf(others, risk);
    expect(actions).toHaveLength(3);
    for (const { text } of actions) shown.add(text);
  };
  const mixed = (one: VendorAnswer, other: VendorAnswer) =>
    listed(points.map((_, at) => (at % 5 < 3 ? one : other)));
  for (const risk of ['public', ...tiers] as const) {
    for (const { id } of points) {
      for (const given of ['no', 'partly', 'unknown', 'na'] as const) add({ [id]: given }, risk);
    }
    for (const one of ['na', 'unknown', 'partly'] as const) add(mixed(one, 'yes'), risk);
    add(
      { ...mixed('no', 'yes'), 6: 'yes', 11: 'yes', 13: 'yes', 17: 'yes', 18: 'yes', 28: 'yes' },
      risk,
    );
  }
  const rules = Object.values(vendorRules).flat();
  expect(rules.length).toBeLessThanOrEqual(30);
  expect(rules.filter(({ title }) => !shown.has(title))).toEqual([]);
});

test('a vendor of high risk, with the best of answers, is advised against where the data could harm a person', () => {
  const verdictWith = (rest: VendorAnswer, risk?: RiskTier) =>
    resultOf(
      listed(points.map(({ weight }, at) => (weight === 3 ? 'yes' : at % 2 ? rest : 'no'))),
      risk,
    )?.verdict;
  expect(verdictWith('yes')).toBe('too-risky');
  expect(verdictWith('yes', 'business')).toBe('high-risk');
  expect(verdictWith('unknown')).toBe('too-risky');
  expect(verdictWith('unknown', 'business')).toBe('not-enough-answers');
  expect(verdictWith('na')).toBe('not-enough-answers');
});

test('breach notices and people’s requests are two steps; below 50 points, nothing is negotiated', () => {
  const titles = (others: Others) => summaryOf(others).actions.map(({ text }) => text);
  expect(titles({ 12: 'no' })[0]).toContain('requests');
  expect(titles({ 13: 'no' })[0]).toContain('breach notices');
  const poor = listed(Array<VendorAnswer>(30).fill('no'));
  expect(resultOf(poor)?.verdict).toBe('look-elsewhere');
  expect(summaryOf(poor)).toMatchObject({
    title: 'Do not sign yet',
    figure: { value: '4 deal-breakers' },
  });
  expect(titles(poor)[0]).toBe(vendorRules.against[0]?.title);
  expect(titles({ 6: 'no' })[0]).toBe(vendorRules.ruledOut[0]?.title);
});

test('several vendors: the best is first and named', () => {
  const ranked = compareVendors(inputOf([{ 6: 'no' }, golden, {}]));
  expect(ranked.map(({ number }) => number)).toEqual([3, 2, 1]);
  const { verdict, lines } = vendorTool.summarize(inputOf([{ 6: 'no' }, golden]), '');
  expect(verdict).toMatch(/^First on the list: Vendor 2\./);
  expect(lines.slice(0, 2)).toEqual([
    { label: 'Vendor 2', value: '91: Good candidate' },
    { label: 'Vendor 1', value: '95: Do not sign yet' },
  ]);
});

test('the email asks what is open, deal-breakers marked; nothing is asked of a vendor that is advised against', () => {
  const emailOf = (others: Others, risk: RiskTier = 'personal') => {
    const input = inputOf([others], risk, 'Sample');
    const [vendor] = compareVendors(input);
    return vendor && vendorEmail(vendor, input.reviewer);
  };
  const open = emailOf({ 28: 'unknown', 20: 'unknown' });
  expect(open?.subject).toBe('Before we sign: Sample');
  expect(open?.body).toMatch(/1\. Can we export.*\(we can’t sign without this\)\n2\. When was/);
  expect(emailOf({ 6: 'no' })?.body).toMatch(/1\. The contract says.*train shared models/);
  expect(emailOf({})).toBeUndefined();
  expect(emailOf({}, 'health')?.body).toContain('health information custodian');
  const bad = listed(points.map(({ weight }) => (weight === 3 ? 'yes' : 'no')));
  expect(resultOf(bad)?.verdict).toBe('walk-away');
  expect(emailOf(bad)).toBeUndefined();
  expect(resultOf({ ...bad, 6: 'no' })?.verdict).toBe('look-elsewhere');
  expect(emailOf({ ...bad, 6: 'no' })).toBeUndefined();
  expect(summaryOf({ ...bad, 6: 'no', 20: 'unknown' }).findOutFirst).toEqual([]);
});

test('forms and links read back as they were written; older links with empty columns open', () => {
  fc.assert(
    fc.property(fc.array(thirty(answer), { minLength: 1, maxLength: 3 }), tier, (all, risk) => {
      const input = inputOf(all.map(listed), risk, 'Sample');
      const form = new Map(Object.entries(vendorTool.write(input)));
      expect(vendorTool.read(form)).toEqual({ kind: 'ok', input });
      expect(decodeShareLink(encodeShareLink(input) ?? '', vendorTool.schema)).toEqual(input);
    }),
  );
  const older = { ...inputOf([golden]), leftOut: [2] };
  expect(decodeShareLink(encodeShareLink(older) ?? '', vendorTool.schema)).toEqual(
    inputOf([golden]),
  );
});

test('as many columns count as are compared; a name has one line and 80 characters', () => {
  const read = (fields: Record<string, string>) => vendorTool.read(new Map(Object.entries(fields)));
  const two = read({ ...vendorTool.start, vendorCount: '2', 'v3-6': 'no' });
  expect(two.kind === 'ok' && two.input.vendors).toHaveLength(2);
  const long = read({ ...vendorTool.start, 'v1-name': 'x'.repeat(81) });
  expect(long.kind === 'invalid' && Object.keys(long.errors)).toEqual(['v1-name']);
  const lines = read({ ...vendorTool.start, 'v1-name': 'One\nTwo' });
  expect(lines.kind === 'ok' && lines.input.vendors[0]?.name).toBe('One Two');
});
