import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import lighthouse from 'lighthouse';
import { freePort, startApp } from '../e2e/running-app.ts';

/**
 * Lighthouse on the built site, mobile, simulated throttling, one page at a time, the median of
 * RUNS (3). Prints a table and writes bench/results/lighthouse.json. Pages: arguments, or a
 * selection.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const PAGES = process.argv.slice(2);
const SELECTION = [
  '/',
  '/contact',
  '/services/ai-automation-solutions/workflow-automation',
  '/courses',
  '/resources',
  '/resources/tools/roi-calculator',
  '/special-offer',
  '/sales-deck',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const app = await startApp({ LOG_LEVEL: 'silent' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: [
    ...sparticuz.args.filter((arg) => !/^--(single-process|headless|no-zygote)/.test(arg)),
    '--no-sandbox',
    `--remote-debugging-port=${port}`,
  ],
});
const rows: Record<string, string | number>[] = [];
for (const path of PAGES.length > 0 ? PAGES : SELECTION) {
  const runs: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'][] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(app.url + path, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
    });
    if (result) runs.push(result.lhr);
  }
  const middle = (read: (lhr: (typeof runs)[number]) => number) =>
    runs.map(read).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const audit = (id: string) =>
    Math.round(middle((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000;
  rows.push({
    page: path,
    ...Object.fromEntries(
      CATEGORIES.map((id) => [
        id,
        Math.round(middle((lhr) => (lhr.categories[id]?.score ?? 0) * 100)),
      ]),
    ),
    fcpMs: Math.round(audit('first-contentful-paint')),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    tbtMs: Math.round(audit('total-blocking-time')),
    cls: audit('cumulative-layout-shift'),
    benchmarkIndex: Math.round(middle((lhr) => lhr.environment.benchmarkIndex)),
  });
}
await browser.close();
await app.close();
console.table(rows);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/lighthouse.json', JSON.stringify(rows, null, 2));
