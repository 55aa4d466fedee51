import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { golden, noPieces, noSystems, offer, withDefaults } from '#test/cost-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import { type CostInput, connectionKinds, pieceKinds } from './cost-figures.ts';
import { computeCost } from './implementation-cost.formula.ts';
import {
  costDefaultInput,
  costSchema,
  readCostForm,
  writeCostForm,
} from './implementation-cost.schema.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { fitOffer, packageThreeYears } from './package-fit.ts';

beforeEach(() => showFacts(specifiedFacts));

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

test('whoever multiplies the hours, the rate and the reserve of a line gets its price', () => {
  const input = { ...golden, rateCents: 15_000 };
  const custom = summarizeCost(computeCost(input, null)).lines.flatMap(({ label, value }) => {
    const parts = /^Custom build, (low|likely|high) \(([\d.]+) hours, plus a reserve of (\d+)%\)$/;
    const [, at, hours, reserve] = parts.exec(label) ?? [];
    const price = Number(value.replace(/[$,]/g, ''));
    return at
      ? [{ at, reserve, off: price - Number(hours) * 150 * (1 + Number(reserve) / 100) }]
      : [];
  });
  expect(custom).toMatchObject([
    { at: 'low', reserve: '10' },
    { at: 'likely', reserve: '15' },
    { at: 'high', reserve: '25' },
  ]);
  // Prices are printed in whole dollars.
  for (const { off } of custom) expect(Math.abs(off)).toBeLessThanOrEqual(0.5);
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
    rate: 'Enter $50 to $500 an hour, or clear the field if you don’t know.',
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
  expect(summary.reasons[2]).toBe(
    'Why the package doesn’t cover it: sensitive data needs extra care.',
  );
  expect(summary.reasons[3]).toMatch(/^Even without sensitive data, .*without an API/);
  expect(summary.actions[0]?.text).toMatch(/^Leave sensitive data out of the first version/);
  expect(summary.actions[1]?.text).toMatch(
    /upgrade or add-on gives the systems without an API a ready-made connection/,
  );
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

test('cleaning that saves more than the extra work says why: the package is then enough', () => {
  const cleaning = (connections: Partial<CostInput['connections']>) => {
    const input = withCounts({ emailSequence: 1 }, { data: 'messy', team: 'upTo5' });
    const at = { ...input, connections: { ...input.connections, ...connections } };
    const { actions } = summarizeCost(computeCost(at, offer));
    return actions.find(({ text }) => text.startsWith('Clean your data'))?.text;
  };
  expect(cleaning({})).toContain(
    'The launch package may then be all you pay for in the first year.',
  );
  expect(cleaning({ api: 1 })).toMatch(/starts\. Saves about/);
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
