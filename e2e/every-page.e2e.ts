import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { isFullProof } from '#test/proof-size.ts';
import { scanPage, widthTooMuch } from './accessibility-scan.ts';
import { overBudget, recordRequests } from './page-weight.ts';
import { printErrors } from './paper.ts';
import { firstOfEachKind, PAGE_WEIGHTS, publicPaths } from './public-pages.ts';
import { expect, type RunningApp, test, waitForHydration } from './running-app.ts';

/**
 * Requirements of every public page, checked in two loads: without scripts on the narrowest phone,
 * and with scripts as a visitor's browser loads it. The pages are spread over the workers.
 */
test.describe.configure({ mode: 'parallel' });

/** Printed with one section per sheet, which deck-print.e2e.ts checks. */
const SHEETS = '/sales-presentation';

const addresses = isFullProof ? publicPaths : [...firstOfEachKind];
for (const address of addresses) {
  test(`the page ${address}`, async ({ page, browser, app }, { project }) => {
    const plain = await loadWithoutScript(browser, app, address);
    await countUnloadListeners(page);
    await page.setViewportSize({ width: 412, height: 900 });
    const requests = recordRequests(page);
    const response = await page.goto(address);
    await page.waitForLoadState('networkidle');
    const untouched = await requests.weigh(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');

    await test.step('says as much without JavaScript as with it', async () => {
      expect.soft(plain.words).toBeGreaterThanOrEqual((await wordCount(page)) * 0.9);
    });
    await test.step('stays within its budget, asks no other site and sets no cookie', async () => {
      const awake = await requests.weigh(address);
      const islands = await describeIslands(page);
      const folder = path.join(project.outputDir, PAGE_WEIGHTS);
      mkdirSync(folder, { recursive: true });
      const weight = { ...untouched, scriptAwake: awake.script, ...islands };
      writeFileSync(path.join(folder, encodeURIComponent(address)), JSON.stringify(weight));
      expect.soft(overBudget(untouched, { awake, ...islands })).toEqual([]);
      expect.soft(requests.foreign(app.url)).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
    });
    await test.step('may be kept for Back: no no-store, no unload handler', () =>
      mayBeKeptForBack(page, response));
    await test.step('has no axe violation, in both widths and both themes', async () => {
      expect.soft(await scanPage(page, address)).toEqual([]);
    });
    await test.step('does not scroll sideways at 320 px, as wide as a desk at 400 %', async () => {
      expect.soft(plain.overflow, 'without scripts').toBe(0);
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await widthTooMuch(page)).toBe(0);
    });
    await test.step('does not scroll sideways on a desk with text at 200 %', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await withDoubledText(page, () => widthTooMuch(page))).toBe(0);
    });
    if (address === SHEETS) return;
    await test.step('prints on Letter and A4: all its words, no controls, nothing cut off', async () => {
      expect.soft(await printErrors(page, 'Letter')).toEqual([]);
      if (isFullProof) expect.soft(await printErrors(page, 'A4')).toEqual([]);
    });
  });
}

async function loadWithoutScript(browser: Browser, app: RunningApp, address: string) {
  const context = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(address);
  const result = { words: await wordCount(page), overflow: await widthTooMuch(page) };
  await context.close();
  return result;
}

/** The result of `look` with text at 200 %, as set by a browser's text size setting. */
async function withDoubledText<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const setSize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await setSize('200%');
  const found = await look();
  await setSize('');
  return found;
}

/** The most files that a form in sight names, and whether no island wakes by itself. */
function describeIslands(page: Page) {
  return page.evaluate(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    const forms = islands.filter((island) =>
      island.querySelector('form[method=post]')?.checkVisibility(),
    );
    return {
      formFiles: Math.max(0, ...forms.map(({ dataset }) => dataset.island?.split(' ').length ?? 0)),
      isRead: islands.every(({ dataset }) => dataset.when === undefined),
    };
  });
}

async function wordCount(page: Page): Promise<number> {
  const text = await page.locator('main').textContent();
  return (text ?? '').split(/\s+/).filter(Boolean).length;
}

type WindowWithListeners = Window & { listenedTo: string[] };

async function countUnloadListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listenedTo: string[] = [];
    Object.assign(window, { listenedTo });
    const listen = window.addEventListener;
    window.addEventListener = function (this: Window, ...all: unknown[]) {
      listenedTo.push(String(all[0]));
      return Reflect.apply(listen, this, all);
    } as typeof window.addEventListener;
  });
}

async function mayBeKeptForBack(page: Page, response: Response | null): Promise<void> {
  expect.soft(response?.headers()['cache-control'] ?? '').not.toContain('no-store');
  const listenedTo = await page.evaluate(() => [
    ...(window as unknown as WindowWithListeners).listenedTo,
    ...(['onunload', 'onbeforeunload'] as const).filter((name) => window[name]),
  ]);
  expect.soft(listenedTo.length).toBeGreaterThan(0);
  expect.soft(listenedTo.filter((name) => /unload$/.test(name))).toEqual([]);
}
