import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { offerFigures, savingsOf, standardWorkflowPrice, totalValueOf } from '#app/facts/offer.ts';
import { type PricedWork, priceOf, prices, workHours } from '#app/facts/prices.ts';
import {
  computeRoi,
  type RoiScenario,
} from '#app/features/tools/roi-calculator/roi-calculator.formula.ts';
import { roiDefaultInput } from '#app/features/tools/roi-calculator/roi-calculator.tool.ts';
import { formatDollars } from '#app/platform/format/money.ts';

const files = ['blog', 'case-studies'].flatMap((folder) =>
  readdirSync(`content/${folder}`).map((name) => `content/${folder}/${name}`),
);

/** All prices of our own, as pages show them. */
const ourPrices = new Set(
  [
    ...Object.values(offerFigures).filter((figure) => typeof figure === 'number'),
    ...(Object.keys(workHours) as PricedWork[]).flatMap((work) => priceOf(work)),
    prices.hourlyRate,
    standardWorkflowPrice(),
    totalValueOf(),
    savingsOf(),
    prices.monthlySubscriptions,
  ].map((figure) => formatDollars(figure)),
);

const EXAMPLE = /figures are an example|sample story/i;

/** Amounts that aren't our prices and come before the text says that they are examples. */
function unexplainedAmounts(text: string): string[] {
  const example = text.search(EXAMPLE);
  return [...text.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)]
    .filter(({ 0: amount, index }) => !ourPrices.has(amount) && (example < 0 || index < example))
    .map(([amount]) => amount);
}

test.each(files)('each amount in %s is a price of ours or is called an example before', (file) => {
  expect(unexplainedAmounts(readFileSync(file, 'utf8'))).toEqual([]);
});

test('an amount of unknown origin is found', () => {
  expect(unexplainedAmounts('We build it for $4,321.')).toEqual(['$4,321']);
  expect(unexplainedAmounts('The figures are an example. It costs $4,321.')).toEqual([]);
  expect(unexplainedAmounts(`We ask ${formatDollars(prices.hourlyRate)} an hour.`)).toEqual([]);
});

describe('the article that works through an example', () => {
  const article = readFileSync('content/blog/roi-ai-small-business.mdx', 'utf8');
  const { scenarios, upfrontCents, loadedWageCents } = computeRoi(roiDefaultInput);
  const { cautious, expected, optimistic } = scenarios;
  const dollars = (cents: number) =>
    cents < 0
      ? `a loss of ${formatDollars(Math.round(-cents / 100))}`
      : formatDollars(Math.round(cents / 100));
  const row = (title: string, cell: (scenario: RoiScenario) => string) =>
    `<tr><th scope="row">${title}</th>${[cautious, expected, optimistic].map((one) => `<td>${cell(one)}</td>`).join('')}</tr>`;

  test('begins with the same numbers as the calculator', () => {
    const { hoursPerWeek, wageCents, priceCents, setupHours, runningCents } = roiDefaultInput;
    expect(article).toContain(`- ${hoursPerWeek} hours a week`);
    expect(article).toContain(`earn ${dollars(Number(wageCents))} an hour`);
    expect(article).toContain(`**$${(loadedWageCents / 100).toFixed(2)}**`);
    expect(article).toContain(`One-time cost to build it: ${dollars(Number(priceCents))}`);
    expect(article).toContain(
      `setup and testing: ${dollars(Number(setupHours) * loadedWageCents)}`,
    );
    expect(article).toContain(`occasional fix: ${dollars(Number(runningCents))} a month`);
    expect(article).toContain(`come to ${dollars(upfrontCents)} before`);
  });

  test('comes to the same three outcomes as the calculator', () => {
    expect(article).toContain(
      row('Share of the work automated', (one) => `${Math.round(one.share * 100)} percent`),
    );
    expect(article).toContain(row('Labour savings per month', (one) => dollars(one.labourCents)));
    expect(article).toContain(
      row('Payback period', (one) => `${one.paybackMonths?.toFixed(1)} months`),
    );
    expect(article).toContain(row('Gain after one year', (one) => dollars(one.cum12Cents)));
    expect(article).toContain(row('Gain after three years', (one) => dollars(one.cum36Cents)));
  });

  test('names the share at which the first year breaks even', () => {
    const [, share] = /break even in the first year at about (\d+) percent/.exec(article) ?? [];
    const yearEnd = (automatablePercent: number) =>
      computeRoi({ ...roiDefaultInput, automatablePercent }).scenarios.expected.cum12Cents;
    expect(yearEnd(Number(share) - 1)).toBeLessThan(0);
    expect(yearEnd(Number(share) + 1)).toBeGreaterThan(0);
  });
});
