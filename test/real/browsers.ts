import { contactForm } from '#app/features/inquiries/message-form.content.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { type SiteProcess, startSite } from '#test/site-process.ts';
import type { RealBrowser, Screen } from './browser.ts';
import { FIREFOX, openFirefox } from './firefox.ts';
import { storedMessages } from './messages.ts';
import { type Check, type Part, waitFor } from './report.ts';
import { openWebKit, SCREEN, WEBKIT_DRIVER } from './webkit.ts';

export const firefoxPart: Part = {
  name: 'Firefox ESR',
  programs: [FIREFOX],
  run: (check) => lookAround(openFirefox, check),
};

export const webkitPart: Part = {
  name: 'WebKit',
  programs: [WEBKIT_DRIVER, SCREEN],
  run: (check) => lookAround(openWebKit, check),
};

type Open = (screen: Screen) => Promise<RealBrowser>;

const DESK: Screen = { width: 1280, height: 900 };
const PHONE: Screen = { width: 390, height: 844 };

/** One visitor tries more than the limits allow one network. */
const LIMITS = {
  SUBMISSIONS_PER_TEN_MINUTES: '1000',
  UNCONFIRMED_CALLS_PER_NETWORK: '1000',
};

/** The pages and journeys at the width of a desk, then at that of a phone, each on a site of its own. */
async function lookAround(open: Open, check: Check): Promise<void> {
  for (const screen of [DESK, PHONE]) {
    const smtp = await startFakeSmtpServer();
    const site = await startSite({ ...LIMITS, SMTP_URL: `smtp://${smtp.host}:${smtp.port}` });
    const browser = await open(screen);
    const at: Check = (what, ...seen) => check(`${screen.width} px: ${what}`, ...seen);
    process.stdout.write(`  version ${browser.version}\n`);
    try {
      await visit(browser, site, screen, at);
    } finally {
      await browser.close();
      await site.stop();
      await smtp.stop();
    }
  }
}

async function visit(
  browser: RealBrowser,
  site: SiteProcess,
  screen: Screen,
  check: Check,
): Promise<void> {
  await everyPage(browser, site, screen, check);
  await bookingPage(browser, site, check);
  await sendMessage(browser, site, check);
  // Before the site is stopped, which the console records.
  const problems = browser.problems();
  if (problems) check('no error in the console', problems.length === 0, problems.slice(0, 5));
}

/** Wakes every island that a visitor can see, as a focus inside does, and waits for them. */
async function hydrate(browser: RealBrowser): Promise<void> {
  await waitFor('islands', () =>
    browser.evaluate<boolean>(`(() => {
      const islands = [...document.querySelectorAll('[data-island]')].filter((island) =>
        island.firstElementChild?.checkVisibility(),
      );
      for (const island of islands) island.dispatchEvent(new Event('focusin', { bubbles: true }));
      const hasStarted = document.querySelector('.main-nav:not([data-live])') === null;
      return hasStarted && islands.every((island) => island.dataset.awake !== undefined);
    })()`),
  );
}

type PageState = { overflow: number; plainLinks: string[]; headings: number };

/** Each page; its script is started at the width of a desk only, which is the same at any width. */
async function everyPage(
  browser: RealBrowser,
  site: SiteProcess,
  screen: Screen,
  check: Check,
): Promise<void> {
  const wrong: string[] = [];
  for (const page of [...publishedPaths, '/book', '/search', '/special-offer']) {
    await browser.open(site.url + page);
    const isHydrated =
      screen === PHONE ||
      (await hydrate(browser).then(
        () => true,
        () => false,
      ));
    const state = await browser.evaluate<PageState>(`(() => {
      const root = document.documentElement;
      const links = [...document.querySelectorAll('main :is(p, .service-chooser) a[href]:not([class])')];
      return {
        overflow: root.scrollWidth - root.clientWidth,
        headings: document.querySelectorAll('h1').length,
        plainLinks: links
          .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
          .map((link) => link.textContent),
      };
    })()`);
    if (!isHydrated) wrong.push(`${page}: its script did not start`);
    if (state.overflow > 0) wrong.push(`${page}: ${state.overflow} px too wide`);
    if (state.headings !== 1) wrong.push(`${page}: ${state.headings} h1`);
    for (const link of state.plainLinks) wrong.push(`${page}: no line under "${link}"`);
  }
  check(
    `${publishedPaths.length + 3} pages: ${screen === PHONE ? '' : 'script starts, '}links underlined, fits, one h1`,
    wrong.length === 0,
    wrong.slice(0, 8),
  );
}

async function bookingPage(browser: RealBrowser, site: SiteProcess, check: Check): Promise<void> {
  await browser.open(`${site.url}/book`);
  const gaps = await browser.evaluate<{ words: string; gap: number }[]>(`
    [...document.querySelectorAll('fieldset > legend')].flatMap((legend) => {
      const fieldset = legend.parentElement;
      const rules = [fieldset, legend].map((one) => {
        const width = parseFloat(getComputedStyle(one).borderTopWidth);
        return width > 0 ? one.getBoundingClientRect().top + width : -Infinity;
      });
      const words = document.createRange();
      words.selectNodeContents(legend);
      const { top, height } = words.getBoundingClientRect();
      if (Math.max(...rules) === -Infinity || height < 2) return [];
      return [{ words: legend.textContent.slice(0, 40), gap: Math.round(top - Math.max(...rules)) }];
    })`);
  const sitting = gaps.filter(({ gap }) => gap < 8);
  check(
    `/book: ${gaps.length} legends stand below their rule`,
    gaps.length > 0 && sitting.length === 0,
    sitting,
  );
}

async function sendMessage(browser: RealBrowser, site: SiteProcess, check: Check): Promise<void> {
  await browser.open(`${site.url}/contact`);
  await hydrate(browser);
  // The text disappears after a few seconds, so the page itself records that it was shown.
  await browser.evaluate(`(() => {
    const words = ${JSON.stringify(contactForm.toasts.sent.title)};
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) document.body.dataset.said = 'yes';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    const form = document.querySelector('main form');
    const fill = (name, value) => {
      const field = form.elements.namedItem(name);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fill('name', 'Sample Visitor');
    fill('email', 'visitor@example.com');
    fill('message', 'Please call me about invoices.');
    form.requestSubmit();
  })()`);
  const count = () => storedMessages(site);
  await waitFor('the message', () => count() > 0, 30_000).catch(() => undefined);
  check('a contact message is stored once', count() === 1, count());
  const saysSo = () => browser.evaluate<boolean>(`document.body.dataset.said === 'yes'`);
  const isSaid = await waitFor('the answer', saysSo, 30_000).then(
    () => true,
    () => false,
  );
  check('the page says so', isSaid);
}
