import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { freePort, startApp } from '../e2e/running-app.ts';

/**
 * Lighthouse on the built site: mobile, simulated throttling (THROTTLING=devtools applies it), one
 * page at a time, the median of RUNS (3). Arguments are pages of this site (`/pricing`) and
 * addresses of others (`https://www.example.com/`), which are run in turn with them, so that each
 * round meets the same load. Prints each figure beside Lighthouse's benchmark index of its runs,
 * and the ratios of this site's figures to those of the others. A slow result is no
 * failure, because it may be the machine's. Writes bench/results/lighthouse.json.
 *
 * npm fetches Lighthouse when this runs, so that nobody else has to install it.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const THROTTLING = process.env.THROTTLING === 'devtools' ? 'devtools' : 'simulate';
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
} as const;

/** The part of Lighthouse's report that is read here. */
type Run = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
};

const others = process.argv.slice(2).filter((address) => /^https?:/.test(address));
const named = process.argv.slice(2).filter((address) => !others.includes(address));
const pages = named.length > 0 ? named : others.length > 0 ? ['/'] : SELECTION;

const app = await startApp({ LOG_LEVEL: 'silent' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: [
    ...sparticuz.args.filter((arg) => !/^--(single-process|headless|no-zygote)/.test(arg)),
    '--no-sandbox',
    // For a site of this machine behind a certificate that it made itself.
    '--ignore-certificate-errors',
    `--remote-debugging-port=${port}`,
  ],
});
const targets: [name: string, address: string][] = [
  ...pages.map((page): [string, string] => [page, app.url + page]),
  ...others.map((one): [string, string] => [one, one]),
];
const runs = new Map<string, Run[]>();
const loads: number[] = [];
for (let round = 0; round < RUNS; round++) {
  for (const [name, address] of targets) {
    loads.push(os.loadavg()[0] ?? Number.NaN);
    const run = await runLighthouse(address);
    if (run.runtimeError) console.error(name, run.runtimeError.message);
    else runs.set(name, [...(runs.get(name) ?? []), run]);
  }
}
await browser.close();
await app.close();

const rows = [...runs].map(([page, own]) => ({
  page,
  ...Object.fromEntries(
    CATEGORIES.map((id) => [id, middle(own.map((run) => 100 * (run.categories[id]?.score ?? 0)))]),
  ),
  ...Object.fromEntries(Object.keys(FIGURES).map((name) => [name, middle(figures(own, name))])),
  benchmarkIndex: middle(own.map((run) => run.environment.benchmarkIndex)),
  runs: own.length,
}));
const ratios = others.flatMap((other) =>
  pages.map((page) => ({
    ratio: `${page} : ${other}`,
    ...Object.fromEntries(
      ['fcpMs', 'lcpMs', 'tbtMs'].map((name) => [name, ratio(page, other, name)]),
    ),
    benchmarkIndexes: [page, other]
      .map((one) => middle((runs.get(one) ?? []).map((run) => run.environment.benchmarkIndex)))
      .join(' : '),
  })),
);
console.table(rows);
if (ratios.length > 0) console.table(ratios);
const load = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
console.log(`${THROTTLING === 'simulate' ? 'Simulated' : 'Applied'} throttling; load ${load}.`);
mkdirSync('bench/results', { recursive: true });
writeFileSync(
  'bench/results/lighthouse.json',
  JSON.stringify({ throttling: THROTTLING, load, rows, ratios }, null, 2),
);

async function runLighthouse(address: string): Promise<Run> {
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--throttling-method=${THROTTLING}`,
  ];
  const command = ['--yes', 'lighthouse@13.5.0', address, ...options];
  const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: 1e8 });
  return JSON.parse(stdout) as Run;
}

function figures(own: readonly Run[], name: string): number[] {
  const audit = FIGURES[name as keyof typeof FIGURES];
  return own.map((run) => run.audits[audit]?.numericValue ?? Number.NaN);
}

/** The median of the ratios of each round, whose two runs met about the same load. */
function ratio(page: string, other: string, name: string): number {
  const theirs = figures(runs.get(other) ?? [], name);
  const quotients = figures(runs.get(page) ?? [], name).map(
    (own, round) => own / (theirs[round] ?? Number.NaN),
  );
  return middle(quotients.filter(Number.isFinite));
}

/** The median, to the whole from 10 on and to two decimals below; NaN for no values. */
function middle(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return value >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}
