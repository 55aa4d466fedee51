import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUDGET, median, type PageWeight } from './page-weight.ts';
import { PAGE_WEIGHTS, publicPaths } from './public-pages.ts';

/** Runs after every-page.e2e.ts, which records the weights (playwright.config.ts). */
test('the median page and the home page stay within their budgets', () => {
  const folder = path.join(test.info().project.outputDir, PAGE_WEIGHTS);
  const weights: PageWeight[] = readdirSync(folder).map((file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(weights.map((weight) => weight.path).sort()).toEqual([...publicPaths].sort());
  for (const weight of weights) console.log(JSON.stringify(weight));
  const home = weights.find((weight) => weight.path === '/');
  const medianDocument = median(weights.map((weight) => weight.document));
  console.log(JSON.stringify({ test: 'page weight', pages: weights.length, home, medianDocument }));
  expect(home?.document).toBeLessThanOrEqual(BUDGET.homeDocument);
  expect(home?.total).toBeLessThanOrEqual(BUDGET.homeTotal);
  expect(medianDocument).toBeLessThanOrEqual(BUDGET.medianDocument);
});
