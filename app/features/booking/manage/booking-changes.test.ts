import { afterEach, expect, test } from 'vitest';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import { request } from '#test/booking-samples.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { cancelBooking, rescheduleBooking } from './booking-changes.server.ts';
import { bookWithoutConfirming } from './booking-confirm.server.ts';

describeOnBothDatabases('A booked call', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const book = async (changes: object = {}) => {
    const answer = await app.post('/api/bookings', { ...request, ...changes });
    const { data } = await answer.json();
    return {
      status: answer.status,
      id: data.id as string,
      token: String(data.manageUrl).slice(-22),
    };
  };
  const stored = (id: string) =>
    app.context.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const mails = () =>
    app.context.db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'state', 'next_attempt_at'])
      .orderBy('created_at')
      .orderBy('template')
      .orderBy('next_attempt_at')
      .execute();
  const waiting = async () =>
    (await mails())
      .filter((mail) => mail.state === 'queued')
      .map((mail) => `${mail.template} ${mail.next_attempt_at.slice(0, 16)}`);
  const to = (date: string, appointmentTime: string) => ({
    appointmentDate: date as CalendarDate,
    appointmentTime,
  });

  test('moves to a free slot: the old one is free at once, SEQUENCE goes up, reminders follow', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    app.clock.advance(60_000);
    const outcome = await rescheduleBooking(app.context, { token }, to('2026-11-26', '1:00 PM'));
    expect(outcome.kind).toBe('moved');
    expect(await stored(id)).toMatchObject({
      status: 'active',
      sequence: 1,
      starts_at: '2026-11-26T18:00:00.000Z',
      ends_at: '2026-11-26T18:30:00.000Z',
      toronto_date: '2026-11-26',
      toronto_time: '1:00 PM',
    });
    expect((await book({ email: 'bo@example.com' })).status).toBe(201);
    expect((await waiting()).filter((line) => !line.includes('2026-11-02T15:00'))).toEqual([
      'booking-changed 2026-11-02T15:01',
      'booking-confirmation 2026-11-02T15:01',
      'booking-notice 2026-11-02T15:01',
      'booking-notice 2026-11-02T15:01',
      'booking-reminder 2026-11-23T14:00',
      'booking-reminder 2026-11-24T13:00',
      'booking-reminder 2026-11-25T18:00',
      'booking-reminder 2026-11-26T17:00',
    ]);
  });

  test('is cancelled once: the slot is free, reminders are taken back, both sides are told', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    app.clock.advance(60_000);
    const outcome = await cancelBooking(app.context, { token }, { by: 'visitor', reason: 'Ill' });
    expect(outcome.kind).toBe('cancelled');
    expect(await stored(id)).toMatchObject({
      status: 'cancelled',
      sequence: 1,
      cancelled_by: 'visitor',
      cancel_reason: 'Ill',
    });
    expect(await waiting()).toEqual([
      'booking-notice 2026-11-02T15:00',
      'booking-cancelled 2026-11-02T15:01',
      'booking-notice 2026-11-02T15:01',
    ]);
    const again = await cancelBooking(app.context, { token }, { by: 'visitor' });
    expect(again.kind).toBe('already-cancelled');
    const moved = await rescheduleBooking(app.context, { token }, to('2026-11-25', '9:00 AM'));
    expect(moved.kind).toBe('already-cancelled');
    expect((await book({ email: 'bo@example.com' })).status).toBe(201);
  });

  test('is neither moved nor cancelled once it has started', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    app.clock.set('2026-11-24T13:59:59.999Z');
    const before = await rescheduleBooking(app.context, { token }, to('2026-11-25', '9:00 AM'));
    expect(before.kind).toBe('moved');
    app.clock.set('2026-11-25T14:00:00.000Z');
    const moved = await rescheduleBooking(app.context, { token }, to('2026-11-26', '9:00 AM'));
    expect(moved.kind).toBe('started');
    const cancelled = await cancelBooking(app.context, { token }, { by: 'visitor' });
    expect(cancelled.kind).toBe('started');
    expect(await stored(id)).toMatchObject({ status: 'active', sequence: 1 });
  });

  test('stays as it is when the chosen time is the one it has', async () => {
    app = await openTestApp(engine);
    const { token } = await book();
    const same = await rescheduleBooking(app.context, { token }, to('2026-11-24', '9:00 AM'));
    expect(same.kind).toBe('unchanged');
    expect(await mails()).toHaveLength(4);
  });

  test('can be moved five times by its visitor, and by the owner after that', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    const times = ['9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'];
    for (const time of times) {
      const outcome = await rescheduleBooking(app.context, { token }, to('2026-11-24', time));
      expect(outcome.kind).toBe('moved');
    }
    const sixth = to('2026-11-24', '1:00 PM');
    expect((await rescheduleBooking(app.context, { token }, sixth)).kind).toBe('too-many-changes');
    expect((await rescheduleBooking(app.context, { id }, sixth)).kind).toBe('moved');
  });

  test('is found by its token only', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    const { token_hash } = await stored(id);
    const wrong = [id, token.slice(0, -1), `${token}A`, 'x'.repeat(22), '', token_hash];
    for (const guess of wrong) {
      const outcome = await cancelBooking(app.context, { token: guess }, { by: 'visitor' });
      expect(outcome.kind).toBe('not-found');
    }
  });

  test('that was not confirmed in time is booked by the owner, if its time is still free', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    await app.context.db.updateTable('bookings').set({ status: 'expired' }).execute();
    const moved = await rescheduleBooking(app.context, { token }, to('2026-11-25', '9:00 AM'));
    expect(moved.kind).toBe('not-confirmed');
    const other = await book({ email: 'bo@example.com' });
    expect((await bookWithoutConfirming(app.context, id)).kind).toBe('slot-taken');
    await cancelBooking(app.context, { id: other.id }, { by: 'visitor' });
    expect((await bookWithoutConfirming(app.context, id)).kind).toBe('confirmed');
    expect(await stored(id)).toMatchObject({ status: 'active', email_confirmed_at: null });
  });

  test('loses no change to one made at the same moment', async () => {
    app = await openTestApp(engine);
    const { id, token } = await book();
    const outcomes = await Promise.all([
      cancelBooking(app.context, { token }, { by: 'visitor' }),
      cancelBooking(app.context, { token }, { by: 'owner' }),
    ]);
    expect(outcomes.map((outcome) => outcome.kind)).toContain('cancelled');
    expect(outcomes.filter((outcome) => outcome.kind === 'cancelled')).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ sequence: 1 });
    expect((await mails()).filter((mail) => mail.template === 'booking-cancelled')).toHaveLength(1);
  });
});
