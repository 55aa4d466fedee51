import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { calendarDate, parseCalendarDate } from '#app/platform/time/calendar-date.ts';
import { request } from '#test/booking-samples.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';
import { cancelBooking } from './manage/booking-changes.server.ts';
import { managePageWords } from './manage/manage.content.ts';
import { pageOfDays } from './picker/days.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from './rules/booking-rules.ts';

const managePage = managePageWords(builtInFacts);

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterEach(() => app.close());

async function readPage(path: string): Promise<string> {
  const html = withoutProps(await (await app.request(path)).text());
  return html.replaceAll(/<\/?(span|small)[^>]*>|<!-- -->/g, '');
}

/** The days that are linked, and the one whose times are shown. */
function daysOf(html: string) {
  const linked = [...html.matchAll(/date=([\d-]+)#booking-times"[^>]*>[^<]*?(\w+day, [^<]+)/g)];
  return {
    linked: linked.map(([, date]) => date),
    names: linked.map(([, , name]) => name?.replace(/^[\dA-Z]*?(?=[A-Z][a-z]+day)/, '')),
    chosen: /name="appointmentDate" value="([^"]*)"/.exec(html)?.[1],
    times: html.match(/type="radio"/g)?.length ?? 0,
  };
}

test('the booking page shows two weeks, and the times of the next available day', async () => {
  app.clock.set('2026-11-20T23:00:00Z');
  const { linked, names, chosen, times } = daysOf(await readPage('/book'));
  // After the last call of Friday, the weeks begin on Sunday.
  expect(linked).toEqual(
    ['23', '24', '25', '26', '27', '30']
      .map((day) => `2026-11-${day}`)
      .concat(['01', '02', '03', '04'].map((day) => `2026-12-${day}`)),
  );
  expect(names[1]).toBe('Tuesday, November 24, 2026, 14 times available');
  expect([chosen, times]).toEqual(['2026-11-23', 14]);
});

test.each([
  ['date=2026-12-24', '2026-12-24'],
  ['month=2027-02', '2027-02-01'],
  // Closed and far days: the next available one.
  ['date=2026-12-26', '2026-12-01'],
  ['date=9999-12-31', '2027-11-01'],
  ['month=0001-01', '2026-11-18'],
])('?%s shows the times of %s', async (query, date) => {
  app.clock.set('2026-11-18T13:00:00Z');
  expect(daysOf(await readPage(`/book?${query}`)).chosen).toBe(date);
});

test('pages of days are whole weeks without a gap between them, up to the last day', () => {
  for (let ahead = 0; ahead < 40; ahead += 1) {
    const today = parseCalendarDate(
      new Date(Date.UTC(2026, 10, 1 + ahead)).toISOString().slice(0, 10),
    );
    if (!today) throw new Error('No day');
    const facts = { today, lastDay: calendarDate(2027, 11, 1), next: null };
    let page = pageOfDays(facts, '');
    expect(page.from <= today && page.earlier === undefined).toBe(true);
    for (let pages = 1; page.later !== undefined; pages += 1) {
      const next = pageOfDays(facts, page.later);
      expect(
        next.from <= page.to || Date.parse(next.from) - Date.parse(page.to) === 86_400_000,
      ).toBe(true);
      expect(pageOfDays(facts, next.earlier ?? 'none')).toEqual(page);
      expect(new Date(next.from).getUTCDay() + new Date(next.to).getUTCDay()).toBe(6);
      expect(pages).toBeLessThan(14);
      page = next;
    }
    expect(page.to >= facts.lastDay).toBe(true);
  }
});

/** Books a call and returns its id and the path of its page. */
async function book() {
  const booked = await app.post('/api/bookings', request);
  const { id, manageUrl } = (await booked.json()).data;
  return { id, path: new URL(manageUrl).pathname };
}

test('a call without a link says when the link will come, and once it has started whom to call', async () => {
  const { path } = await book();
  expect(await readPage(path)).toContain(managePage.noLink);
  app.clock.set('2026-11-24T14:00:00.000Z');
  expect(await readPage(path)).toContain(managePage.noLinkOnceStarted);
});

test('within the owner’s notice a visitor neither moves nor cancels, and is given the phone number', async () => {
  const { context, clock } = app;
  await context.settings.set(bookingRulesArea, { ...DEFAULT_BOOKING_RULES, changeNoticeHours: 24 });
  const { id, path } = await book();
  const until = 'Monday, November 23, 2026 at 9:00 AM Toronto time';
  const [mail] = await context.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', 'booking-confirmation')
    .execute();
  expect(JSON.stringify(readProps(context.settings.secrets, mail?.props ?? ''))).toContain(until);
  expect(await readPage(path)).toContain(until);
  expect(await readPage(path)).toContain(managePage.cancelSubmit);

  clock.set('2026-11-23T14:00:00.000Z');
  const page = await readPage(path);
  expect(page).toContain(builtInFacts.company.phone.display);
  expect(page).not.toContain(managePage.cancelSubmit);
  const chosen = { appointmentDate: '2026-11-25', appointmentTime: '9:00 AM' };
  for (const fields of [{ intent: 'cancel' }, { intent: 'move', ...chosen }]) {
    const answer = await app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('too late to move or cancel');
  }
  // The owner still can.
  expect((await cancelBooking(context, { id }, { by: 'owner' })).kind).toBe('cancelled');
});
