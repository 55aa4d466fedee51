import { backupTitle } from '#app/features/booking/booking.content.ts';
import { contactForm } from '#app/features/inquiries/message-form.content.ts';
import type { SiteProcess } from '#test/site-process.ts';
import type { RealBrowser } from './browser.ts';
import { storedMessages } from './messages.ts';
import { type Check, waitFor } from './report.ts';
import { button, pause, type Steps, shows } from './steps.ts';

/**
 * What a visitor sends while the site can't be reached: a message, which arrives with the next page,
 * and a call whose time is taken meanwhile, which is never said to be booked.
 */
export async function offlineJourneys(
  browser: RealBrowser,
  steps: Steps,
  site: SiteProcess,
  hydrate: () => Promise<void>,
  check: Check,
): Promise<void> {
  await browser.open(`${site.url}/contact`);
  await hydrate();
  const before = storedMessages(site);
  await steps.fill({
    '#contact-name': 'Offline Visitor',
    '#contact-email': 'offline@example.com',
    '#contact-message': 'Written without a connection.',
  });
  await pause();
  await site.stop();
  await steps.press(`document.querySelector('form:has(#contact-message) [type=submit]')`);
  check(
    'offline: a message is kept, and the page says so',
    (await steps.sees(shows(contactForm.toasts.backup.title))) &&
      (await steps.sees(shows('Saved on this device'))),
  );
  await site.restart();
  await browser.open(`${site.url}/about`);
  const arrived = await waitFor('the message', () => storedMessages(site) > before, 60_000).then(
    () => true,
    () => false,
  );
  check('it arrives with the next page, once', arrived && storedMessages(site) === before + 1);

  await browser.open(`${site.url}/book`);
  await hydrate();
  await steps.chooseTime(4);
  await steps.fill({ '#booking-name': 'Late Caller', '#booking-email': 'late@example.com' });
  await pause();
  const slot = await browser.evaluate<Record<string, string>>(
    `Object.fromEntries([...new FormData(document.querySelector('form:has(#booking-name)'))].filter(([name]) => name.startsWith('appointment')))`,
  );
  check('a time is chosen', (await bookElsewhere(site, slot)) === 201, slot);
  await site.stop();
  await steps.press(button('Book Assessment Call'));
  check(
    'offline: a call is not confirmed and not called booked',
    (await steps.sees(shows(backupTitle))) &&
      (await steps.sees(shows('Not confirmed yet'))) &&
      (await browser.evaluate<boolean>(`!document.querySelector('dialog[open]')`)),
  );
  await site.restart();
  await browser.open(`${site.url}/about`);
  check(
    'refused after the reconnect: the next page says so and offers three times',
    (await steps.sees(shows('Your call isn’t booked'))) &&
      (await steps.sees(
        `[...document.querySelectorAll('main button, section button')].filter((one) => /^Book .*\\d:\\d\\d/.test(one.textContent)).length === 3`,
      )),
    await browser.evaluate(`document.querySelector('h1').parentElement.innerText.slice(0, 200)`),
  );
}

/** Somebody else books the time: the status of the answer. */
async function bookElsewhere(site: SiteProcess, slot: Record<string, string>): Promise<number> {
  const answer = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Somebody Else', email: 'else@example.com', ...slot }),
  });
  return answer.status;
}
