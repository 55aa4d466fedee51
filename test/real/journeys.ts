import type { SiteProcess } from '#test/site-process.ts';
import type { RealBrowser } from './browser.ts';
import { type Check, waitFor } from './report.ts';

/** A form that is filled in faster than this counts as spam. */
const FILL_MS = 2500;

type Steps = {
  /** Waits until the expression is true in the page; false if it never becomes so. */
  sees(expression: string): Promise<boolean>;
  click(expression: string): Promise<void>;
  fill(fields: Readonly<Record<string, string>>): Promise<void>;
};

/** What a visitor comes for, step by step: a tool, the newsletter, and a call that is moved and cancelled. */
export async function visitorJourneys(
  browser: RealBrowser,
  site: SiteProcess,
  hydrate: () => Promise<void>,
  check: Check,
): Promise<void> {
  const steps = stepsIn(browser);
  await browser.open(`${site.url}/resources/tools/roi-calculator`);
  await hydrate();
  const table = `document.querySelector('.cash-table').innerText`;
  const before = await browser.evaluate<string>(table);
  await steps.fill({ '#q-hoursPerWeek': '37' });
  await steps.click(button('Calculate'));
  check(
    'the ROI calculator counts with what was typed',
    await steps.sees(`${table} !== ${JSON.stringify(before)}`),
  );

  await browser.open(`${site.url}/about`);
  await hydrate();
  await steps.fill({ 'footer input[type=email]': 'reader@example.com' });
  await pause();
  await steps.click(`document.querySelector('footer form [type=submit]')`);
  check(
    'the newsletter asks to confirm the address, which it repeats',
    await steps.sees(`document.querySelector('footer').innerText.includes('reader@example.com')`),
    await browser.evaluate(`document.querySelector('footer form')?.parentElement.innerText`),
  );

  await browser.open(`${site.url}/book`);
  await hydrate();
  await chooseTime(steps, 0);
  await steps.fill({ '#booking-name': 'Sample Visitor', '#booking-email': 'caller@example.com' });
  await pause();
  await steps.click(button('Book Assessment Call'));
  check('a call is booked', await steps.sees(`!!document.querySelector('dialog[open] a')`));
  await steps.click(
    `[...document.querySelectorAll('dialog[open] a')].find((a) => a.pathname.startsWith('/bookings/') && !a.pathname.endsWith('.ics'))`,
  );
  check('its own page says so', await steps.sees(heading('Your call is booked')));
  await chooseTime(steps, 2);
  await steps.click(button('Move my call'));
  check('it is moved', await steps.sees(heading('Your call has been moved')));
  await steps.click(button('Cancel my call'));
  check('it is cancelled', await steps.sees(heading('Your call is cancelled')));
}

async function chooseTime(steps: Steps, day: number): Promise<void> {
  const days = `[...document.querySelectorAll('button.cal-day:not([aria-disabled])')]`;
  await steps.sees(`${days}.length > ${day}`);
  await steps.click(`${days}[${day}]`);
  await steps.sees(`!!document.querySelector('.diary input[type=radio]')`);
  await steps.click(`document.querySelector('.diary input[type=radio]')`);
}

const button = (label: string) =>
  `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === ${JSON.stringify(label)})`;
const heading = (words: string) =>
  `document.querySelector('h1').textContent === ${JSON.stringify(words)}`;

function stepsIn(browser: RealBrowser): Steps {
  return {
    async sees(expression) {
      return waitFor(expression, () => browser.evaluate<boolean>(expression), 30_000).then(
        () => true,
        () => false,
      );
    },
    async click(expression) {
      await waitFor(expression, () => browser.evaluate<boolean>(`!!(${expression})`), 30_000);
      await browser.evaluate(`void (${expression}).click()`);
    },
    async fill(fields) {
      for (const [selector, value] of Object.entries(fields)) {
        await browser.evaluate(`(() => {
          const field = document.querySelector(${JSON.stringify(selector)});
          field.value = ${JSON.stringify(value)};
          field.dispatchEvent(new Event('input', { bubbles: true }));
        })()`);
      }
    },
  };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FILL_MS));
}
