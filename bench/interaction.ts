import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { startApp } from '../e2e/running-app.ts';

/**
 * Response time of the first tap on a page, in milliseconds from the tap to the next paint (INP of
 * that tap, from the browser's Event Timing), on a phone of 390 px with the processor slowed down
 * fourfold (CPU_RATE); median of RUNS (5). Event times are multiples of 8.
 * Prints a table and writes bench/results/interaction.json.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const CPU_RATE = Number(process.env.CPU_RATE ?? 4);
/** Long enough for the effects of a tap: the scripts have loaded and hydration is done. */
const SETTLE_MS = 4000;
const AIM_MS = 200;

/** Possible targets of the first tap: page, name, selector. */
const TAPS = [
  ['/', 'menu', 'header summary:visible, header button:visible'],
  ['/', 'first button of the hero', 'main a.button'],
  ['/pricing', 'question', 'main details:not([open]) summary'],
  ['/contact', 'tab', '.contact-tabs a, .contact-tabs button, [role=tab]'],
  ['/contact', 'field', '#contact-name'],
  ['/book', 'day of the calendar', 'main button.cal-day:not([aria-disabled=true])'],
  ['/resources/tools/ai-readiness-assessment', 'answer', 'main form label:has(input[type=radio])'],
  ['/resources/tools/roi-calculator', 'field', '#q-hoursPerWeek'],
  ['/special-offer', 'field of the form', 'main form input[name=email]'],
] as const;

const app = await startApp({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch({
  executablePath: await sparticuz.executablePath(),
  args: [
    ...sparticuz.args.filter((arg) => !/^--(single-process|headless|no-zygote)/.test(arg)),
    '--no-sandbox',
  ],
});
const rows: Record<string, string | number>[] = [];
for (const [path, name, selector] of TAPS) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timeFirstTap(path, selector));
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(RUNS / 2)] ?? Number.NaN;
  const longest = sorted.at(-1) ?? Number.NaN;
  rows.push({ page: path, tap: name, medianMs: median, longestMs: longest, aimMs: AIM_MS });
}
await browser.close();
await app.close();
console.table(rows);
console.log(`Processor ${CPU_RATE} times as slow; load ${os.loadavg()[0]?.toFixed(1)}.`);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/interaction.json', JSON.stringify(rows, null, 2));

async function timeFirstTap(path: string, selector: string): Promise<number> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await slowDown(context, page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId)
          longest.ms = Math.max(longest.ms, entry.duration);
      }
      // The shortest duration that browsers report is 16 ms.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  // Links must not navigate, because that would end the measurement.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    }),
  );
  // Not `tap()` of the element: Playwright would measure the page anew within the tap.
  const { x, y } = await middleOf(page, selector);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(SETTLE_MS);
  const { ms } = await page.evaluate(
    () => (window as unknown as { longest: { ms: number } }).longest,
  );
  await context.close();
  return Math.round(ms);
}

async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = page.locator(selector).first();
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.waitForTimeout(500);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}
