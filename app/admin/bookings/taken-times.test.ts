import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BookingRules, bookingRulesArea } from '#app/features/booking/rules/booking-rules.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { ownerCalendar } from '#test/owner-calendar.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookingsWords as words } from './bookings.content.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const DAY = '2026-11-10';
const WEEK = `/admin/bookings?view=week&week=${DAY}`;

describeOnBothDatabases('a time that is not free', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
  });
  afterEach(() => app.close());

  const { book, read, week } = ownerCalendar(
    () => app,
    () => owner,
  );
  const change = async (rules: Partial<BookingRules>) =>
    app.context.settings.set(bookingRulesArea, {
      ...(await app.context.settings.get(bookingRulesArea)),
      ...rules,
    });
  const enter = async (appointmentTime: string) => {
    const answer = await owner.post('/admin/bookings/new', {
      ...{ kind: 'consultation', appointmentDate: DAY, appointmentTime },
      ...{ name: 'Kim Caller', email: '', phone: '289-555-0100', company: '', brief: '' },
    });
    return (await answer.text()).replaceAll('&#x27;', "'");
  };

  test('tells the owner why: a call, the calls of the day, or the minutes kept free', async () => {
    await book('ana@example.com', DAY, '9:00 AM');
    const other = await book('bo@example.com', '2026-11-12', '9:00 AM');
    expect(await enter('9:00 AM')).toContain(words.refusals.booked);
    await change({ bufferAfterMinutes: 45 });
    expect(await enter('10:00 AM')).toContain(words.refusals['too-close']);
    await change({ maxCallsPerDay: 1 });
    const refused = await enter('2:00 PM');
    expect(refused).toContain(words.refusals['day-full']);
    expect(refused).not.toContain(words.refusals.booked);
    const moved = await owner.post(`/admin/bookings/${other}`, {
      ...{ intent: 'move', date: DAY, time: '2:00 PM' },
    });
    expect(await moved.text()).toContain(words.refusals['day-full']);
    expect(await enter('9:00 AM')).toContain(words.refusals.booked);
  });

  test('is shown as held while a visitor confirms', async () => {
    const held = await book('ana@example.com', DAY, '9:30 AM');
    await app.context.db
      .updateTable('bookings')
      .set({ status: 'held', held_until: '2026-11-02T16:00:00.000Z' })
      .where('id', '=', held)
      .execute();
    expect((await week(WEEK))[1]).toContain(`9:30 AM ${words.week.held}`);
    expect(await enter('9:30 AM')).toContain(words.refusals.held);
    expect(await read(WEEK)).toContain('is-held');
  });
});
