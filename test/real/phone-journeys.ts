import type { SiteProcess } from '#test/site-process.ts';
import type { RealBrowser } from './browser.ts';
import type { Check } from './report.ts';
import { button, heading, pause, type Steps } from './steps.ts';

/** A call from the home page takes at most this many touches; one in a field counts, typing doesn't. */
const TOUCHES = 6;

/** From the home page, with a thumb alone: what it costs, and a call. */
export async function phoneJourneys(
  browser: RealBrowser,
  steps: Steps,
  site: SiteProcess,
  check: Check,
): Promise<void> {
  await browser.open(site.url);
  await steps.press(`document.querySelector('.mobile-menu > summary')`);
  const menu = `document.querySelector('.mobile-menu')`;
  check('the menu opens by the first touch', await steps.sees(`${menu}.open`));
  await steps.press(`${menu}.querySelector('a[href="/pricing"]')`);
  check('what it costs is two touches away', await steps.sees(heading('What our work costs')));
  await browser.open(`${site.url}/industries`);
  await steps.press(`document.querySelector('main a[href="/industries/clinics"]')`);
  check(
    'the page for dental clinics leads to the prices',
    await steps.sees(
      `location.pathname === '/industries/clinics' && !!document.querySelector('main a[href^="/pricing"]')`,
    ),
  );

  await browser.open(site.url);
  let touches = 0;
  const touch = async (expression: string) => {
    touches += 1;
    await steps.press(expression);
  };
  await touch(
    `[...document.querySelectorAll('a[href="/contact#booking"]')].find((one) => one.checkVisibility())`,
  );
  await steps.sees(`location.pathname === '/contact' && document.readyState === 'complete'`);
  const day = `document.querySelector('button.cal-day:not([aria-disabled])')`;
  check('the calendar is there', await steps.sees(`!!${day}`));
  await touch(day);
  await steps.sees(`!!document.querySelector('.diary input[type=radio]:enabled')`);
  await touch(`document.querySelector('.diary input[type=radio]:enabled')`);
  for (const [field, value] of [
    ['#booking-name', 'Thumb Caller'],
    ['#booking-email', 'thumb@example.com'],
  ] as const) {
    await touch(`document.querySelector('${field}')`);
    await steps.fill({ [field]: value });
  }
  await pause();
  await touch(button('Book Assessment Call'));
  check(
    `a call is booked from the home page with ${TOUCHES} touches`,
    (await steps.sees(`!!document.querySelector('dialog[open] a')`)) && touches <= TOUCHES,
    touches,
  );
}
