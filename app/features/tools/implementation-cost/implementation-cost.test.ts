import { beforeEach, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { golden, noPieces, noSystems, offer, withDefaults } from '#test/cost-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { exactDollars } from '../model/tool-figures.ts';
import type { CostInput } from './cost-figures.ts';
import { computeCost } from './implementation-cost.formula.ts';
import { summarizeCost, weeksText } from './implementation-cost.summary.ts';

beforeEach(() => showFacts(specifiedFacts));

const inPackage = withDefaults({
  pieces: { ...noPieces, leadCapture: 1, emailSequence: 1, workflow: 1 },
  connections: { ...noSystems, native: 3 },
  data: 'clean',
});

test('the golden project costs 7,078.50, 13,662.00 or 26,400.00 to build', () => {
  const { low, likely, high } = computeCost(golden, null);
  expect([low.hours, likely.hours, high.hours].map((h) => Number(h.toFixed(4)))).toEqual([
    42.9, 79.2, 140.8,
  ]);
  expect(low.buildCents).toBeCloseTo(707_850, 4);
  expect(likely.buildCents).toBeCloseTo(1_366_200, 4);
  expect(high.buildCents).toBeCloseTo(2_640_000, 4);
});

test('the golden project has 1,776.06 of HST and takes 4.96 weeks, shown as 5', () => {
  const result = computeCost(golden, null);
  expect(result.likely.hstCents).toBeCloseTo(177_606, 4);
  expect(result.weeks).toBeCloseTo(4.96, 6);
  expect(weeksText(result.weeks)).toBe('5 weeks');
});

test('HST is printed to the cent, and is that of the printed price', () => {
  const hstOf = (input: CostInput) =>
    summarizeCost(computeCost(input, null)).lines.find(({ label }) => label.includes('HST'))?.value;
  expect(hstOf(golden)).toBe('$1,776.06');
  // Prices that end in different cents.
  for (let rateCents = 5000; rateCents < 5200; rateCents += 1) {
    const input = { ...golden, rateCents };
    const price = Math.round(computeCost(input, null).likely.buildCents / 100);
    expect(hstOf(input)).toBe(exactDollars(price * 13));
  }
});

test('the golden project runs at 287.55 a month, because cleaning and training need no upkeep', () => {
  const result = computeCost(golden, null);
  expect(result.modelUsePerMonthCents).toBeCloseTo(310, 6);
  // (30 + 2 × 4 + 14) hours × 1.1 × $150 × 1.15 × 20 % ÷ 12
  expect(result.likely.maintenancePerMonthCents).toBeCloseTo(16_445, 4);
  expect(result.likely.runningPerMonthCents).toBeCloseTo(28_755, 4);
  expect(result.likely.firstYearCents).toBeCloseTo(1_366_200 + 12 * 28_755, 4);
  expect(result.likely.threeYearCents).toBeCloseTo(1_366_200 + 36 * 28_755, 4);
});

test('one-time work never changes the upkeep, what is built does', () => {
  const upkeep = (changes: Partial<CostInput>) =>
    computeCost({ ...golden, ...changes }, null).likely.maintenancePerMonthCents;
  expect(upkeep({ data: 'messy', team: 'over20' })).toBeCloseTo(upkeep({}), 6);
  expect(upkeep({ connections: { ...noSystems, native: 3, api: 1 } })).toBeGreaterThan(upkeep({}));
});

test('three workflows on ready-made connections cost the price of the package', () => {
  const result = computeCost(inPackage, offer);
  expect(result.offer).toMatchObject({ mayFit: true, reasons: [], totalCents: 99_700 });
  expect(result.offer?.rest.likely.buildCents).toBe(0);
  expect(result.offer?.hstCents).toBeCloseTo(12_961, 6);
  const { figure, title } = summarizeCost(result);
  expect([title, figure.value]).toEqual(['The launch package may cover this', '$997']);
});

test('the package takes the largest pieces, and the rest says what it costs and why', () => {
  const result = computeCost(golden, offer);
  expect(result.likely).toEqual(computeCost(golden, null).likely);
  expect(result.offer?.covered).toEqual({ leadCapture: 1 });
  expect(result.offer?.reasons).toEqual(['api', 'data']);
  // The API and the data work are left: (14 + 16) × 1.1 × $150 × 1.15.
  expect(result.offer?.rest.likely.buildCents).toBeCloseTo(30 * 1.1 * 17_250, 4);
  const summary = summarizeCost(result);
  expect(summary.figure).toEqual({
    value: '$6,690',
    label: 'likely, before HST: package $997 plus $5,693 of extra work',
  });
  expect(summary.reasons.join(' ')).toMatch(
    /may cover “Lead capture and CRM routing”.*plan to charge \$5,000.*cleaning data isn’t included/,
  );
});

test('a web app does not get cheaper when a workflow from the package is added to it', () => {
  const app = {
    ...inPackage,
    connections: { ...inPackage.connections, native: 4 },
    pieces: { ...inPackage.pieces, workflow: 0, leadCapture: 0, emailSequence: 0, webApp: 1 },
  };
  const alone = computeCost(app, offer).offer;
  const both = computeCost({ ...app, pieces: { ...app.pieces, workflow: 1 } }, offer);
  expect(both.offer?.totalCents).toBeCloseTo((alone?.totalCents ?? 0) + offer.priceCents, 4);
  expect(both.offer?.coversSetup).toBe(false);
  const said = summarizeCost(both).reasons.join(' ');
  expect(said).toContain('needs its own connections and training');
  expect(said).not.toContain('may cover workflow automation, one process, with ready-made');
});

test('the package does not cover a web app, a fourth workflow, a large team or health data', () => {
  const reasons = (changes: Partial<CostInput>) =>
    computeCost({ ...inPackage, ...changes }, offer).offer?.reasons;
  expect(reasons({ pieces: { ...noPieces, webApp: 1 } })).toEqual(['piece']);
  expect(reasons({ pieces: { ...noPieces, workflow: 4 } })).toEqual(['count']);
  expect(reasons({ team: 'upTo20' })).toEqual(['team']);
  expect(reasons({ connections: { ...noSystems, noApi: 1 } })).toEqual(['no-api']);
  expect(computeCost({ ...inPackage, privacy: 'sensitive' }, offer).offer).toMatchObject({
    covered: {},
    reasons: ['sensitive'],
    mayFit: false,
  });
});

test('the three changes that save most come first, each against the likely three years', () => {
  const result = computeCost(golden, null);
  expect(result.cheaper.map((c) => c.lever)).toEqual([
    'fewer-subscriptions',
    'clean-data',
    'use-native',
  ]);
  const savings = result.cheaper.map(({ savingCents }) => savingCents);
  expect([...savings].sort((a, b) => b - a)).toEqual(savings);
});

test('nobody is told to collect leads without personal data', () => {
  const levers = (changes: Partial<CostInput>) =>
    computeCost({ ...golden, data: 'clean', subscriptionsCents: 0, ...changes }, null).cheaper.map(
      (option) => option.lever,
    );
  expect(levers({})).toEqual(['use-native']);
  expect(levers({ privacy: 'sensitive' })).toContain('no-sensitive-data');
  expect(levers({ pieces: { ...noPieces, documents: 1 } })).toContain('no-personal-data');
});

test('a ready-made tool over three years is always shown for comparison', () => {
  expect(computeCost(golden, null).offTheShelf).toEqual({
    lowCents: 180_000,
    highCents: 1_800_000,
  });
  expect(summarizeCost(computeCost(golden, null)).reasons[0]).toMatch(
    /ready-made tool.*\$1,800 to \$18,000/,
  );
});

test('what is unknown widens the range and is listed', () => {
  const known = computeCost(golden, null);
  const result = computeCost(
    {
      ...golden,
      data: 'unknown',
      connections: { ...golden.connections, unknown: 1 },
      requests: null,
    },
    null,
  );
  expect(result.low.hours).toBeLessThan(known.low.hours);
  expect(result.high.hours).toBeGreaterThan(known.high.hours);
  expect(result.unknown).toEqual(['connections', 'data', 'requests']);
  const words = summarizeCost(result).findOutFirst;
  expect(words[2]?.how).toMatch(/We used 2,000 a month\.$/);
});
