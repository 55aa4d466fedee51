import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { showFacts } from '#app/facts/published-facts.server.ts';
import { golden, noPieces, noSystems, offer, withDefaults } from '#test/cost-samples.ts';
import { specifiedFacts } from '#test/specified-facts.ts';
import type { CostInput } from './cost-figures.ts';
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

const saidOf = (changes: Partial<CostInput>) =>
  summarizeCost(computeCost({ ...inPackage, ...changes }, offer)).reasons.join(' ');

const chartOf = (input: CostInput) =>
  renderToStaticMarkup(<CostRanges result={computeCost(input, offer)} />);

test('the chart has the price and the three years of the headline, besides those of a custom build', () => {
  const { offer: fit } = computeCost(golden, offer);
  const chart = chartOf(golden);
  // Package and rest: 997 + (8 + 8 + 3 − 3) × 1.1 × 150 × 1.1, in the best case.
  expect(fit?.cases.low.totalCents).toBeCloseTo(99_700 + 16 * 1.1 * 16_500, 4);
  expect(fit?.cases.likely.totalCents).toBe(fit?.totalCents);
  expect(chart).toContain('>With the launch package<');
  expect(chart).toContain('>With the launch package, three years with running costs<');
  expect(chart).toContain('>$3,901 to $');
  expect(chart).toContain('>Custom build<');
  const reasons = summarizeCost(computeCost(golden, offer)).reasons;
  expect(reasons[0]).toContain('for this with the launch package.');
  expect(saidOf({ privacy: 'sensitive' })).toMatch(/compared with \$[\d,]+ for this\./);
});

test('with the package alone the chart names its price once, and without it no package row', () => {
  const alone = chartOf(inPackage);
  expect(alone.match(/\$997 \+ HST/g)).toHaveLength(1);
  expect(alone).toContain('>With the launch package, three years with running costs<');
  expect(chartOf({ ...inPackage, privacy: 'sensitive' })).not.toContain('With the launch package');
});

test('the five people whom the package trains are taken off the training of a larger team', () => {
  const restHours = (team: CostInput['team']) =>
    computeCost({ ...inPackage, team, privacy: 'none' }, offer).offer?.rest.likely.hours;
  expect([restHours('upTo5'), restHours('upTo20'), restHours('over20')]).toEqual([0, 6, 20]);
  // Beside a dashboard the training is counted in full, so that adding one never makes it cheaper.
  const beside = { ...inPackage, pieces: { ...inPackage.pieces, dashboard: 1 } };
  const dashboard = computeCost({ ...beside, privacy: 'none', team: 'over20' }, offer);
  expect(dashboard.offer?.rest.likely.hours).toBe(40 + 4 + 24);
  expect(packageThreeYears({ ...inPackage, team: 'over20' }, offer)).toBeLessThan(
    packageThreeYears({ ...beside, team: 'over20' }, offer),
  );
});

test('a fixed price is never said to rise with the time spent waiting', () => {
  const steps = summarizeCost(
    computeCost({ ...inPackage, subscriptionsCents: 0, requests: 0 }, offer),
  ).actions.map(({ text }) => text);
  expect(steps).toHaveLength(3);
  expect(steps.join(' ')).not.toContain('You pay for time');
  expect(steps.join(' ')).toContain('so that the work doesn’t have to wait for answers');
});

test('what was answered is said as it is, and only what is unknown as a possibility', () => {
  expect(saidOf({ team: 'over20' })).toContain(
    'Why the rest is extra: you have more people to train than the five the package includes.',
  );
  expect(saidOf({ team: 'unknown' })).toContain(
    'Why the rest is extra: you may have more people to train',
  );
  expect(saidOf({ data: 'messy' })).toContain('cleaning data isn’t included');
  expect(saidOf({ data: 'unknown' })).toContain('your data may need cleaning');
  expect(saidOf({ connections: { ...noSystems, unknown: 1 } })).toContain(
    'the systems you’re not sure about may need custom programming',
  );
  expect(saidOf({ pieces: { ...noPieces, webApp: 1 } })).toContain(
    'Why the package doesn’t cover it: a dashboard or a web app isn’t one of the package’s workflows',
  );
});

test('while it isn’t known whether the data is sensitive, that is why the package isn’t counted', () => {
  const unknown = saidOf({ privacy: 'unknown' });
  expect(unknown).toContain(
    'not counted as long as you don’t know whether your data is sensitive.',
  );
  expect(unknown).not.toContain('covers none of this');
  expect(unknown).not.toContain('Why the package doesn’t cover it');
  expect(saidOf({ privacy: 'unknown', data: 'messy' })).toContain(
    'Even if the data isn’t sensitive, the package may not cover everything: cleaning data isn’t included.',
  );
  expect(saidOf({ privacy: 'sensitive' })).toContain(
    'covers none of this. After the launch, we plan to charge $5,000 for the same package. Why the package doesn’t cover it: sensitive data needs extra care.',
  );
});

test('the running cost is the sum of its parts as they are printed', () => {
  const lines = (input: CostInput) =>
    Object.fromEntries(
      summarizeCost(computeCost(input, null)).lines.map(({ label, value }) => [
        label,
        Math.round(Number(value.replace(/[$,]/g, '')) * 100),
      ]),
    );
  // Model use of 8.764 and upkeep of 147.556 would otherwise give 292.31 or 292.32.
  for (let requests = 1; requests < 40; requests += 1) {
    const input = { ...golden, requests: requests * 137, subscriptionsCents: 13_600 };
    const shown = lines({ ...input, rateCents: 15_000 + requests });
    expect(shown['Running cost per month']).toBe(
      13_600 + (shown['including AI model use'] ?? 0) + (shown['including upkeep'] ?? 0),
    );
  }
});

test('only sensitive data is the reason that the package covers nothing; the rest would be extra anyway', () => {
  const said = saidOf({ privacy: 'sensitive', data: 'messy' });
  expect(said).toContain('Why the package doesn’t cover it: sensitive data needs extra care. Even');
  expect(said).toContain(
    'Even without sensitive data, the package may not cover everything: cleaning data isn’t included.',
  );
  expect(saidOf({ pieces: { ...noPieces, webApp: 1 }, data: 'messy' })).not.toContain('cleaning');
});
