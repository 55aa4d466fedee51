import { type BrowserType, firefox, type Page, webkit } from '@playwright/test';
import { contactForm } from '#app/features/inquiries/message-form.content.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startSite } from '#test/site-process.ts';
import { type Check, type Part, waitFor } from './report.ts';

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** The engines that the browser tests don't have, of `npx playwright install --with-deps firefox webkit`. */
export const browserParts: Part[] = [firefox, webkit].map((engine) => ({
  name: engine.name(),
  programs: [engine.executablePath()],
  run: (check) => lookAround(engine, check),
}));

/** Every page and a message, at the width of a desk and of a phone. */
export async function lookAround(
  engine: BrowserType,
  check: Check,
  options: Parameters<BrowserType['launch']>[0] = {},
): Promise<void> {
  const site = await startSite(NO_LIMITS);
  const browser = await engine.launch(options);
  try {
    for (const viewport of SCREENS) {
      const page = await browser.newPage({ viewport });
      const problems: string[] = [];
      page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
      page.on('pageerror', ({ message }) => problems.push(message));
      const wrong: string[] = [];
      for (const path of [...publishedPaths, '/book', '/search', '/special-offer']) {
        await page.goto(site.url + path);
        await wakeIslands(page).catch(() => wrong.push(`${path}: its script did not start`));
        wrong.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
      }
      const at = `${viewport.width} px`;
      check(`${at}: scripts start, links underlined, all fits, one h1`, wrong.length === 0, wrong);
      await page.goto(`${site.url}/contact`);
      await wakeIslands(page);
      const form = page.locator('main form').first();
      await form.locator('[name=name]').fill('Sample Visitor');
      await form.locator('[name=email]').fill('visitor@example.com');
      await form.locator('[name=message]').fill(`Please call me about invoices, ${at}.`);
      await form.locator('[type=submit]').click();
      const isSaid = await page
        .getByText(contactForm.toasts.sent.title)
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      check(`${at}: a contact message is sent, and the page says so`, isSaid);
      check(`${at}: no error in the console`, problems.length === 0, problems.slice(0, 5));
      await page.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Wakes every island that a visitor can see, as a focus inside does, and waits for them. */
async function wakeIslands(page: Page): Promise<void> {
  await waitFor('islands', () =>
    page.evaluate(() => {
      const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((one) =>
        one.firstElementChild?.checkVisibility(),
      );
      for (const one of islands) one.dispatchEvent(new Event('focusin', { bubbles: true }));
      const hasStarted = document.querySelector('.main-nav:not([data-live])') === null;
      return hasStarted && islands.every((one) => one.dataset.awake !== undefined);
    }),
  );
}

function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const overflow = root.scrollWidth - root.clientWidth;
    const headings = document.querySelectorAll('h1').length;
    const links = 'main :is(p, .service-chooser) a[href]:not([class])';
    return [
      ...(overflow > 0 ? [`${overflow} px too wide`] : []),
      ...(headings === 1 ? [] : [`${headings} h1`]),
      ...[...document.querySelectorAll(links)]
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => `no line under "${link.textContent}"`),
    ];
  });
}
