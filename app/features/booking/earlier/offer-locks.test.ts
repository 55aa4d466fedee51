import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { earlierSteps } from '#test/earlier-steps.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { lockCalendar } from '../booking.queries.server.ts';
import { cancelBooking } from '../manage/booking-changes.server.ts';
import { endOffer } from './earlier.queries.server.ts';
import { askForDay } from './earlier-requests.server.ts';
import { passOn } from './offer-times.server.ts';

let app: TestApp;
afterEach(() => app.close());
const { book } = earlierSteps(() => app);

test('an offer that is declined while it is accepted waits, instead of both waiting for each other', async () => {
  app = await openTestApp('postgres');
  const { id } = await book('ana');
  const { db } = app.context;
  const { toronto_date: date } = await db
    .selectFrom('bookings')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (const name of ['bo', 'cy']) {
    const form = { date: date as never, name, email: `${name}@example.com`, phone: '' };
    const from = { key: name, website: undefined, filledInMs: undefined };
    const info = { requestId: name, ip: '203.0.113.5', nonce: '' };
    expect(await askForDay(app.context, info, form, from)).toMatchObject({ kind: 'waiting' });
  }
  await cancelBooking(app.context, { id }, { by: 'visitor' });
  const offer = await db.selectFrom('slot_offers').selectAll().executeTakeFirstOrThrow();

  // Accepting takes the calendar first, then the offer.
  const accepting = await db.startTransaction().execute();
  await lockCalendar(accepting);
  const declined = passOn(app.context, offer, 'declined').catch((error: unknown) => error);
  await sleep(300);
  const accepted = await endOffer(accepting, offer, 'accepted').catch((error: unknown) => error);
  await accepting.commit().execute();
  expect(accepted).toBe(true);
  expect(await declined).toBe(false);
});
