import { expect, test, waitForBoot } from './running-site.ts';
import { publicPaths } from './site-walk.ts';

/** Kilobytes (1,000 bytes) over the wire on a first visit, everything a page asks for by itself. */
const BUDGET = {
  homeDocument: 20,
  medianDocument: 14,
  script: 130,
  fonts: 40,
  images: 150,
  homeTotal: 200,
  medianTotal: 150,
} as const;

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
  site,
}) => {
  const weights: Weight[] = [];
  const strangers: string[] = [];
  for (const path of publicPaths) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 412, height: 900 },
    });
    const page = await context.newPage();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== site.url)
        strangers.push(`${path}: ${request.url()}`);
    });
    await page.goto(path);
    await waitForBoot(page);
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].map((entry) => {
        const { name, initiatorType, encodedBodySize } = entry as PerformanceResourceTiming;
        return { name, initiatorType, bytes: encodedBodySize };
      }),
    );
    const sum = (pick: (entry: (typeof entries)[number]) => boolean) =>
      Math.round(entries.filter(pick).reduce((total, entry) => total + entry.bytes, 0) / 100) / 10;
    weights.push({
      path,
      document: sum((entry) => entry.initiatorType === 'navigation'),
      script: sum((entry) => /\.js$/.test(entry.name)),
      fonts: sum((entry) => /\.woff2$/.test(entry.name)),
      images: sum((entry) => /\.(png|svg|avif|webp|jpg)$/.test(entry.name)),
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
      test: 'F1',
      pages: weights.length,
      home,
      medianDocument: median(weights.map((weight) => weight.document)),
      medianTotal: median(weights.map((weight) => weight.total)),
      mostScript: worst('script'),
    }),
  );
  const over = (kind: 'script' | 'fonts' | 'images') =>
    weights
      .filter((weight) => weight[kind] > BUDGET[kind])
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

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
