import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { golden, noPieces, noSystems, offer, withDefaults } from '#test/cost-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import type { CostInput, DataState } from './cost-figures.ts';
import { CostRanges } from './cost-ranges.tsx';
import { computeCost } from './implementation-cost.formula.ts';
import { summarizeCost } from './implementation-cost.summary.ts';
import { packageThreeYears } from './package-fit.ts';

beforeEach(() => showFacts(specifiedFacts));

const inPackage = withDefaults({
  pieces: { ...noPieces, leadCapture: 1 },
  connections: { ...noSystems, native: 1 },
  data: 'clean',
});

const stepsOf = (input: CostInput) => summarizeCost(computeCost(input, offer)).actions;

test('cleaning the data takes as long as its state says', () => {
  const effort = (data: DataState) =>
    stepsOf({ ...golden, data }).find(({ text }) => /clean (?:your data|it) /i.test(text))?.effort;
  expect(effort('some')).toBe('1–3 days of your own time');
  expect(effort('messy')).toBe('1–2 weeks of your own time');
  expect(effort('unknown')).toBe('a few hours to two weeks of your own time');
});

test('leaving sensitive data out counts what the package may then cover', () => {
  const saved = (input: CostInput) => {
    const { offer: fit, likely, cheaper } = computeCost(input, offer);
    const option = cheaper.find(({ lever }) => lever === 'no-sensitive-data');
    expect(fit?.covered).toEqual({});
    const then = packageThreeYears({ ...input, privacy: 'personal' }, offer);
    expect(option?.savingCents).toBeCloseTo(likely.threeYearCents - then, 4);
    return stepsOf(input).find(({ text }) => text.startsWith('Leave sensitive data out'))?.text;
  };
  expect(saved({ ...inPackage, privacy: 'sensitive' })).toContain(
    'The launch package may then be all you pay for in the first year. Saves about',
  );
  expect(saved({ ...golden, privacy: 'sensitive' })).toContain(
    'The launch package may then cover part of it. Saves about',
  );
  const app = { ...golden, pieces: { ...noPieces, webApp: 1 }, privacy: 'sensitive' } as const;
  expect(
    stepsOf(app)
      .map(({ text }) => text)
      .join(' '),
  ).not.toContain('package may then');
});

test('in the best case without extra work the package includes all running costs of the first year', () => {
  const open = { ...inPackage, data: 'unknown' } as const;
  const { offer: fit } = computeCost(open, offer);
  expect(fit?.mayFit).toBe(false);
  expect(fit?.rest.low.buildCents).toBe(0);
  const { low, likely } = fit?.cases ?? {};
  expect(low?.includedCents).toBeCloseTo(12 * (low?.runningPerMonthCents ?? 0), 6);
  expect(likely?.includedCents).toBeLessThan(12 * (likely?.runningPerMonthCents ?? 0));
  // 997 and two years of running costs, not three.
  const dollars = Math.round((99_700 + 24 * (low?.runningPerMonthCents ?? 0)) / 100);
  const chart = renderToStaticMarkup(<CostRanges result={computeCost(open, offer)} />);
  expect(chart).toContain(`>$${dollars.toLocaleString('en-CA')} to $`);
});

test('with the package, HST and upkeep have their own lines', () => {
  const input = { ...inPackage, privacy: 'none' } as const;
  const lines = (changes: Partial<CostInput>) =>
    Object.fromEntries(
      summarizeCost(computeCost({ ...input, ...changes }, offer)).lines.map((line) => [
        line.label,
        line.value,
      ]),
    );
  expect(lines({})).toMatchObject({
    'including upkeep, with the package': '$16.62',
    'HST on the likely price, with the package': '$129.61',
  });
  const { offer: fit } = computeCost({ ...input, connections: golden.connections }, offer);
  const upkeep = (fit?.rest.likely.maintenancePerMonthCents ?? 0) + (99_700 * 0.2) / 12;
  expect(fit?.upkeepPerMonthCents).toBeCloseTo(upkeep, 6);
  expect(new Set(summarizeCost(computeCost(golden, offer)).lines.map((l) => l.label)).size).toBe(
    summarizeCost(computeCost(golden, offer)).lines.length,
  );
});
