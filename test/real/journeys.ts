import type { SiteProcess } from '#test/site-process.ts';
import type { RealBrowser } from './browser.ts';
import type { Check } from './report.ts';
import { button, heading, pause, type Steps } from './steps.ts';

/** What a visitor comes for, step by step: a tool, the newsletter, and a call that is moved and cancelled. */
export async function visitorJourneys(
  browser: RealBrowser,
  steps: Steps,
  site: SiteProcess,
  hydrate: () => Promise<void>,
  check: Check,
): Promise<void> {
  await browser.open(`${site.url}/resources/tools/roi-calculator`);
  await hydrate();
  const table = `document.querySelector('.cash-table').innerText`;
  const before = await browser.evaluate<string>(table);
  await steps.fill({ '#q-hoursPerWeek': '37' });
  await steps.press(button('Calculate'));
  check(
    'the ROI calculator counts with what was typed',
    await steps.sees(`${table} !== ${JSON.stringify(before)}`),
  );

  await browser.open(`${site.url}/about`);
  await hydrate();
  await steps.fill({ 'footer input[type=email]': 'reader@example.com' });
  await pause();
  await steps.press(`document.querySelector('footer form [type=submit]')`);
  check(
    'the newsletter asks to confirm the address, which it repeats',
    await steps.sees(`document.querySelector('footer').innerText.includes('reader@example.com')`),
    await browser.evaluate(`document.querySelector('footer form')?.parentElement.innerText`),
  );

  await browser.open(`${site.url}/book`);
  await hydrate();
  await steps.chooseTime(0);
  await steps.fill({ '#booking-name': 'Sample Visitor', '#booking-email': 'caller@example.com' });
  await pause();
  await steps.press(button('Book Assessment Call'));
  check('a call is booked', await steps.sees(`!!document.querySelector('dialog[open] a')`));
  await steps.press(
    `[...document.querySelectorAll('dialog[open] a')].find((a) => a.pathname.startsWith('/bookings/') && !a.pathname.endsWith('.ics'))`,
  );
  check('its own page says so', await steps.sees(heading('Your call is booked')));
  await steps.chooseTime(2);
  await steps.press(button('Move my call'));
  check('it is moved', await steps.sees(heading('Your call has been moved')));
  await steps.press(button('Cancel my call'));
  check('it is cancelled', await steps.sees(heading('Your call is cancelled')));
}
