import { parseClockTime, placeOfZone } from '#app/platform/time/time-words.ts';
import { torontoInstant, wallText } from '#test/zone-oracle.ts';
import {
  bookButton,
  chooseDay,
  fillPerson,
  freeDays,
  longDate,
  newEmail,
  openCalendar,
} from './booking-page.ts';
import { expect, test, watchForProblems } from './running-app.ts';

/**
 * Zones behind and ahead of Toronto, with half-hour and 45-minute offsets, and with another date in
 * Toronto's evening.
 */
const ZONES = [
  'America/St_Johns',
  // Keeps daylight time since 2026, which the time zone data of an older browser doesn't know.
  'America/Vancouver',
  'Europe/London',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

for (const zone of ZONES) {
  test(`in ${zone} the chosen day is Toronto's, and each time stands beside the visitor's own`, async ({
    browser,
    app,
  }) => {
    const problems: string[] = [];
    const context = await browser.newContext({ timezoneId: zone, baseURL: app.url });
    const page = await context.newPage();
    watchForProblems(page, problems);
    await openCalendar(page);
    const days = await freeDays(app.url, { days: 3, count: 3 });
    expect(days).toHaveLength(3);
    let compared = 0;
    for (const { date, free } of days) {
      await chooseDay(page, date);
      await expect(page.locator('input[name="appointmentDate"]')).toHaveValue(date);
      await expect(page.locator('a.cal-day[aria-current]')).toHaveAccessibleName(
        new RegExp(`^${longDate(date)},`),
      );
      for (const { time, startsAt } of free) {
        const ms = torontoInstant(date, parseClockTime(time) ?? Number.NaN);
        expect(new Date(ms).toISOString()).toBe(startsAt);
        const row = page.locator('.slot', { has: page.locator(`input[value="${time}"]`) });
        const [localDate = '', localClock = ''] = wallText(zone, ms).split('T');
        await expect(row.locator('.slot-local')).toHaveText(
          new RegExp(`^${twelveHours(localClock)} `),
        );
        const heading = await row.locator('xpath=ancestor::fieldset[1]/legend').textContent();
        if (heading?.startsWith('On ')) {
          expect(heading).toContain(`${monthDay(localDate)} in `);
        } else {
          expect(localDate).toBe(date);
        }
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
    // The note above the times says once which zones they are in.
    await expect(page.locator('.diary .form-note')).toHaveText(
      `Toronto time, with ${placeOfZone(zone)} time beside it`,
    );

    const day = days.at(-1);
    const [slot] = day?.free ?? [];
    if (!day || !slot) throw new Error('No free slots');
    await page.locator(`.slot input[value="${slot.time}"]`).check();
    await fillPerson(page, { name: 'Ana Roy', email: newEmail() });
    await bookButton(page).click();
    await expect(page.locator('.call-moment time')).toHaveAttribute('datetime', slot.startsAt);
    const [, localClock = ''] = wallText(zone, Date.parse(slot.startsAt)).split('T');
    await expect(page.locator('.call-moment')).toContainText(`${slot.time} Toronto time`);
    await expect(page.locator('.call-moment')).toContainText(`at ${twelveHours(localClock)} `);
    expect(problems).toEqual([]);
    await context.close();
  });
}

/** '14:30' as '2:30 PM' */
function twelveHours(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function monthDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`));
}
