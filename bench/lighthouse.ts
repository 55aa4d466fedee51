import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { freePort, startApp } from '../e2e/running-app.ts';

/**
 * Lighthouse on the built site: mobile, simulated throttling, one page at a time, the median of RUNS
 * (3). Arguments are pages of this site (`/pricing`). A slow result is no failure, because it may be
 * the machine's, whose speed Lighthouse's benchmark index tells. Writes bench/results/lighthouse.json.
 *
 * npm fetches Lighthouse when this runs, so that nobody else has to install it.
 */
const RUNS = Number(process.env.RUNS ?? 3);
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
const FIGURES = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** The part of Lighthouse's report that is read here. */
type Run = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
};

const named = process.argv.slice(2);
const pages = named.length > 0 ? named : SELECTION;

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
const runs = new Map<string, Run[]>();
for (let round = 0; round < RUNS; round++) {
  for (const page of pages) {
    const run = await runLighthouse(app.url + page);
    if (run.runtimeError) console.error(page, run.runtimeError.message);
    else runs.set(page, [...(runs.get(page) ?? []), run]);
  }
}
await browser.close();
await app.close();

const rows = [...runs].map(([page, own]) => ({
  page,
  ...Object.fromEntries(
    CATEGORIES.map((id) => [id, median(own.map((run) => 100 * (run.categories[id]?.score ?? 0)))]),
  ),
  ...Object.fromEntries(
    Object.entries(FIGURES).map(([name, audit]) => [
      name,
      median(own.map((run) => run.audits[audit]?.numericValue ?? Number.NaN)),
    ]),
  ),
  benchmarkIndex: median(own.map((run) => run.environment.benchmarkIndex)),
}));
console.table(rows);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/lighthouse.json', JSON.stringify(rows, null, 2));

async function runLighthouse(address: string): Promise<Run> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const command = ['--yes', 'lighthouse@13.5.0', address, ...options];
  const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 1e8 });
  return JSON.parse(stdout) as Run;
}

/** The median, to the whole from 10 on and to two decimals below; NaN for no values. */
function median(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return value >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}
