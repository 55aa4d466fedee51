import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CostInput, connectionKinds, pieceKinds } from './cost-figures.ts';
import { computeCost } from './implementation-cost.formula.ts';
import {
  costDefaultInput,
  costSchema,
  readCostForm,
  writeCostForm,
} from './implementation-cost.schema.ts';
import { summarizeCost, weeksText } from './implementation-cost.summary.ts';
import { type FixedOffer, fitOffer, packageThreeYears } from './package-fit.ts';

const offer: FixedOffer = {
  priceCents: 99_700,
  workflows: 3,
  teamMembers: 5,
  plannedPriceCents: 500_000,
  includedMonths: 12,
};

const withDefaults = (changes: Partial<CostInput> = {}): CostInput => ({
  ...costDefaultInput,
  ...changes,
});

const noPieces = Object.fromEntries(pieceKinds.map((kind) => [kind, 0])) as CostInput['pieces'];
const noSystems = Object.fromEntries(
  connectionKinds.map((kind) => [kind, 0]),
) as CostInput['connections'];

const golden = withDefaults({
  pieces: { ...noPieces, leadCapture: 1 },
  connections: { ...noSystems, native: 2, api: 1 },
  data: 'some',
  team: 'upTo5',
  privacy: 'personal',
});

const number = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null });
const anyInput = fc
  .record({
    pieces: fc.record(
      Object.fromEntries(pieceKinds.map((k) => [k, fc.nat(5)])) as Record<
        (typeof pieceKinds)[number],
        fc.Arbitrary<number>
      >,
    ),
    connections: fc.record(
      Object.fromEntries(connectionKinds.map((k) => [k, fc.nat(20)])) as Record<
        (typeof connectionKinds)[number],
        fc.Arbitrary<number>
      >,
    ),
    data: fc.constantFrom('clean' as const, 'some' as const, 'messy' as const, 'unknown' as const),
    team: fc.constantFrom(
      'upTo5' as const,
      'upTo20' as const,
      'over20' as const,
      'unknown' as const,
    ),
    privacy: fc.constantFrom(
      'none' as const,
      'personal' as const,
      'sensitive' as const,
      'unknown' as const,
    ),
    rateCents: fc.option(fc.integer({ min: 5000, max: 50_000 }), { nil: null }),
    subscriptionsCents: number(10_000_000),
    requests: number(10_000_000),
    tokensIn: number(1_000_000),
    tokensOut: number(1_000_000),
    priceInCents: number(100_000),
    priceOutCents: number(100_000),
  })
  .filter((input) => v.safeParse(costSchema, input).success);

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

const inPackage = withDefaults({
  pieces: { ...noPieces, leadCapture: 1, emailSequence: 1, workflow: 1 },
  connections: { ...noSystems, native: 3 },
  data: 'clean',
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
    /may cover “Lead capture and CRM routing”.*plan to charge \$5,000.*cleaning data is not part of it/,
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

test('low is never above likely, likely never above high, and nothing is NaN', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { low, likely, high, cheaper, weeks } = computeCost(input, offer);
      for (const key of [
        'hours',
        'buildCents',
        'runningPerMonthCents',
        'threeYearCents',
      ] as const) {
        expect(Number.isFinite(high[key])).toBe(true);
        expect(low[key]).toBeGreaterThanOrEqual(0);
        expect(low[key]).toBeLessThanOrEqual(likely[key]);
        expect(likely[key]).toBeLessThanOrEqual(high[key]);
      }
      expect(weeks).toBeGreaterThan(1);
      expect(cheaper.length).toBeLessThanOrEqual(3);
      for (const { savingCents } of cheaper)
        expect(savingCents).toBeLessThanOrEqual(likely.threeYearCents);
    }),
  );
});

test('more to build, to connect or to pay an hour never makes it cheaper', () => {
  fc.assert(
    fc.property(
      anyInput,
      fc.constantFrom(...pieceKinds),
      fc.constantFrom(...connectionKinds),
      (input, piece, kind) => {
        const base = computeCost(input, null).likely.threeYearCents;
        const more: CostInput[] = [
          { ...input, pieces: { ...input.pieces, [piece]: input.pieces[piece] + 1 } },
          { ...input, connections: { ...input.connections, [kind]: input.connections[kind] + 1 } },
          { ...input, rateCents: (input.rateCents ?? 15_000) + 1000 },
          { ...input, privacy: 'sensitive' },
          { ...input, data: 'messy' },
        ];
        for (const changed of more) {
          expect(computeCost(changed, null).likely.threeYearCents).toBeGreaterThanOrEqual(
            base - 1e-6,
          );
        }
      },
    ),
  );
});

test('a form survives being written and read again', () => {
  expect(readCostForm(new URLSearchParams(writeCostForm(golden)))).toEqual({
    kind: 'ok',
    input: golden,
  });
});

test('nothing to build, half a system and an unknown choice are refused beside their fields', () => {
  const form = new URLSearchParams(writeCostForm(golden));
  form.set('piece-leadCapture', '0');
  form.set('systems-api', '1.5');
  form.set('data', 'perfect');
  form.set('rate', '10');
  const result = readCostForm(form);
  expect(result.kind === 'invalid' && result.errors).toEqual({
    'piece-workflow': 'Enter at least one piece to build.',
    'systems-api': 'Enter a whole number from 0 to 20.',
    data: 'Choose an answer, or “I don’t know”.',
    rate: 'Enter $50 to $500 an hour, or leave it empty if you don’t know.',
  });
});

test('a bakery that wants one email sequence is told that the launch package may cover it, not to pay for custom work', () => {
  const input = withDefaults({
    pieces: { ...noPieces, emailSequence: 1 },
    connections: { ...noSystems, native: 1 },
    data: 'clean',
  });
  expect(summarizeCost(computeCost(input, offer)).title).toBe('The launch package may cover this');
  expect(summarizeCost(computeCost(input, null)).title).toBe('A small, well-scoped project');
});

test('a dental clinic with an assistant on health data and an old practice program pays a real project', () => {
  const input = withDefaults({
    pieces: { ...noPieces, assistant: 1 },
    connections: { ...noSystems, noApi: 1, native: 1 },
    data: 'some',
    team: 'upTo20',
    privacy: 'sensitive',
  });
  const summary = summarizeCost(computeCost(input, offer));
  expect(summary.title).toBe('A typical-size project');
  expect(summary.figure.value).toBe('$25,789');
  expect(summary.reasons[1]).toMatch(/\$997 \+ HST: covers none of this/);
  expect(summary.reasons[2]).toMatch(/without an API/);
  expect(summary.actions[0]?.text).toMatch(/Replace the systems that have no API/);
});

test('a machine shop that wants an app, a dashboard and documents at once is told to split it', () => {
  const input = withDefaults({
    pieces: { ...noPieces, webApp: 1, dashboard: 1, documents: 1 },
    connections: { ...noSystems, api: 2, noApi: 2 },
    data: 'messy',
    team: 'upTo20',
  });
  const result = computeCost(input, offer);
  const summary = summarizeCost(result);
  expect(summary.title).toBe('Split it');
  expect(summary.actions[0]?.text).toMatch(/Start with the smallest piece alone/);
});

test('every estimate stands with its range and names three next steps', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const { actions, figure } = summarizeCost(computeCost(input, offer));
      expect(actions).toHaveLength(3);
      expect(figure.label).toMatch(/before HST/);
    }),
  );
});

test('the first year of the package costs its price, as the offer says: nothing else runs up', () => {
  const covered = withCounts({ emailSequence: 1 }, { data: 'clean', team: 'upTo5' });
  const result = computeCost(covered, offer);
  expect(result.verdict).toBe('offer-may-fit');
  const lines = Object.fromEntries(
    summarizeCost(result).lines.map(({ label, value }) => [label, value]),
  );
  expect(lines['First year, with the package']).toBe('$997');
  const running = result.offer?.runningPerMonthCents ?? 0;
  expect(packageThreeYears(covered, offer)).toBeCloseTo(99_700 + 24 * running, 4);
  // Beside extra work, only the upkeep of the package itself is in its price.
  const partly = fitOffer(withCounts({ emailSequence: 1 }, { data: 'messy' }), offer);
  expect(partly.includedCents).toBeCloseTo(99_700 * 0.2, 4);
});

function withCounts(pieces: Partial<CostInput['pieces']>, more: Partial<CostInput>): CostInput {
  const none = Object.fromEntries(pieceKinds.map((kind) => [kind, 0])) as CostInput['pieces'];
  return {
    ...costDefaultInput,
    privacy: 'personal',
    connections: { native: 1, api: 0, noApi: 0, unknown: 0 },
    ...more,
    pieces: { ...none, ...pieces },
  };
}
