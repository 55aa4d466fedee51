import type { Request } from '@playwright/test';
import { publicPaths } from './public-pages.ts';
import { expect, test, waitForHydration } from './running-app.ts';

/** Kilobytes (1,000 bytes) over the wire on a first visit, everything a page asks for by itself. */
const BUDGET = {
  homeDocument: 20,
  medianDocument: 14,
  script: 130,
  fonts: 40,
  images: 150,
  homeTotal: 200,
  medianTotal: 176,
} as const;

/**
 * Pages above the budget for scripts: they carry a form that works offline, a tool or the calendar.
 * None may grow (docs/performance.md).
 */
const HEAVIER: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 142],
  [/^\/(about|contact|sales-presentation)$/, 132],
  [/^\/special-offer$/, 135],
  [/^\/resources\/library$/, 136],
  [/^\/resources\/tools\/./, 149],
  [/^\/book/, 154],
];

type Weight = {
  path: string;
  document: number;
  script: number;
  fonts: number;
  images: number;
  total: number;
};

test.describe.configure({ timeout: 240_000 });

test('every page stays within its budget, asks no other site and sets no cookie', async ({
  browser,
  app,
}) => {
  const weights: Weight[] = [];
  const strangers: string[] = [];
  for (const path of publicPaths) {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 412, height: 900 },
    });
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(requests.filter(isFetched).map(weigh));
    strangers.push(
      ...files.filter(({ url }) => url.origin !== app.url).map(({ url }) => `${path}: ${url}`),
    );
    const sum = (pick: (file: (typeof files)[number]) => boolean) =>
      Math.round(files.filter(pick).reduce((total, file) => total + file.bytes, 0) / 100) / 10;
    weights.push({
      path,
      document: sum(({ type }) => type === 'document'),
      script: sum(({ url }) => url.pathname.endsWith('.js')),
      fonts: sum(({ type }) => type === 'font'),
      images: sum(({ type }) => type === 'image'),
      total: sum(() => true),
    });
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
  const home = weights.find((weight) => weight.path === '/');
  const worst = (kind: 'script' | 'fonts' | 'images') =>
    weights.toSorted((a, b) => b[kind] - a[kind])[0];
  console.log(
    JSON.stringify({
      test: 'page weight',
      pages: weights.length,
      home,
      medianDocument: median(weights.map((weight) => weight.document)),
      medianTotal: median(weights.map((weight) => weight.total)),
      mostScript: worst('script'),
    }),
  );
  const over = (kind: 'script' | 'fonts' | 'images') =>
    weights
      .filter((weight) => weight[kind] > limitOf(kind, weight.path))
      .map((weight) => `${weight.path}: ${weight[kind]} KB of ${kind}`);
  expect([...over('script'), ...over('fonts'), ...over('images')]).toEqual([]);
  expect(home?.document).toBeLessThanOrEqual(BUDGET.homeDocument);
  expect(home?.total).toBeLessThanOrEqual(BUDGET.homeTotal);
  expect(median(weights.map((weight) => weight.document))).toBeLessThanOrEqual(
    BUDGET.medianDocument,
  );
  expect(median(weights.map((weight) => weight.total))).toBeLessThanOrEqual(BUDGET.medianTotal);
  expect(strangers).toEqual([]);
});

function limitOf(kind: 'script' | 'fonts' | 'images', path: string): number {
  const heavier = kind === 'script' && HEAVIER.find(([pattern]) => pattern.test(path));
  return heavier ? heavier[1] : BUDGET[kind];
}

function isFetched(request: Request): boolean {
  return request.url().startsWith('http');
}

async function weigh(request: Request) {
  const { responseBodySize } = await request.sizes();
  return { url: new URL(request.url()), type: request.resourceType(), bytes: responseBodySize };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
