import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slowCalendar } from '#test/calendar-samples.ts';
import { NO_LIMITS, networkOfRacer } from '#test/no-limits.ts';
import {
  answerEvents,
  answerText,
  LONG_AGO,
  type StubCalendarServer,
  startStubCalendarServer,
} from '#test/stub-calendar-server.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { rescheduleBooking } from '../manage/booking-changes.server.ts';
import { busyProblems } from './busy.content.ts';
import {
  addCalendar,
  describeCalendars,
  disconnectCalendar,
  refreshCalendars,
} from './busy-calendars.server.ts';

// The test clock stands at Monday, November 2, 2026, 10:00 in Toronto.
const DAY = '2026-11-09';
const DENTIST = ['20261109T140000Z', '20261109T151500Z'] as const;

describe("busy times of the owner's own calendars", () => {
  let app: TestApp;
  let server: StubCalendarServer;
  beforeEach(async () => {
    server = await startStubCalendarServer();
    server.answer = answerEvents(DENTIST);
    app = await openTestApp('sqlite', {
      env: {
        ALLOW_PRIVATE_ADDRESSES: '1',
        ...NO_LIMITS,
        TRUST_PROXY: '1',
      },
    });
  });
  afterEach(async () => {
    await app.close();
    await server.stop();
  });

  const connect = () => addCalendar(app.context, { name: 'Personal', url: server.url });
  const readDay = async () => {
    const answer = await app.request(`/api/bookings/availability?from=${DAY}&to=${DAY}`);
    return (await answer.json()).data.days[0];
  };
  const times = (slots: { time: string }[]) => slots.map(({ time }) => time);
  const book = (appointmentTime: string, more: Record<string, unknown> = {}) =>
    app.post(
      '/api/bookings',
      {
        name: 'Ana Roy',
        email: `ana-${Math.random()}@example.com`,
        appointmentDate: DAY,
        appointmentTime,
        ...more,
      },
      { 'X-Forwarded-For': networkOfRacer(Math.floor(Math.random() * 200)) },
    );

  test('close exactly the slots they touch, and neither say nor keep why; the address is encrypted', async () => {
    expect(await connect()).toMatchObject({ kind: 'added', busyTimes: 1 });
    const day = await readDay();
    expect(times(day.taken)).toEqual(['9:00 AM', '9:30 AM', '10:00 AM']);
    expect(day.free).toHaveLength(11);
    expect(JSON.stringify(day)).not.toContain('Dentist');
    const refused = await book('10:00 AM');
    expect(refused.status).toBe(409);
    expect(times((await refused.json()).data.nearest)).toEqual([
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
    ]);
    expect((await book('10:30 AM')).status).toBe(201);
    const stored = JSON.stringify([
      await app.context.db.selectFrom('busy_calendars').selectAll().execute(),
      await app.context.db.selectFrom('busy_times').selectAll().execute(),
    ]);
    expect(stored).toContain('2026-11-09T14:00:00.000Z');
    expect(stored).not.toMatch(/Secret|Dentist|private-7d1f|127\.0\.0\.1/);
  });

  test('that appear after the page was loaded win over the booking, also when a call is moved', async () => {
    server.answer = answerEvents(LONG_AGO);
    await connect();
    expect((await readDay()).free).toHaveLength(14);
    const booked = await (await book('2:00 PM')).json();
    app.clock.advance(60_000);
    server.answer = answerEvents(DENTIST);
    expect((await book('9:30 AM')).status).toBe(409);
    const to = { appointmentDate: DAY as never, appointmentTime: '9:00 AM' };
    const moved = await rescheduleBooking(app.context, { id: booked.data.id }, to);
    expect(moved.kind).toBe('slot-taken');
  });

  test('stay as they are known while the calendar can’t be read, and the owner is told', async () => {
    await connect();
    for (const answer of [
      answerText('<html>Sign in</html>'),
      (response: Parameters<typeof server.answer>[0]) => response.writeHead(404).end(),
    ]) {
      app.clock.advance(60_000);
      server.answer = answer;
      await refreshCalendars(app.context);
      const [calendar] = await describeCalendars(app.context);
      expect(calendar?.problem).toBeTruthy();
      expect(calendar?.readAt).toBe('2026-11-02T15:00:00.000Z');
      expect((await readDay()).free).toHaveLength(11);
      expect((await book('9:00 AM')).status).toBe(409);
    }
    server.answer = answerEvents(LONG_AGO);
    await refreshCalendars(app.context);
    const [calendar] = await describeCalendars(app.context);
    expect(calendar).toMatchObject({ problem: null, host: '127.0.0.1' });
    expect((await readDay()).free).toHaveLength(14);
  });

  // Looking for a February 30 never ends, and an invitation puts such an event into a calendar.
  test('in a calendar that takes very long to read stop neither the site nor a booking', async () => {
    await connect();
    app.clock.advance(60_000);
    server.answer = answerText(slowCalendar());
    const reading = refreshCalendars(app.context, { readingMs: 500 });
    expect((await app.request('/api/health')).status).toBe(200);
    await reading;
    const [calendar] = await describeCalendars(app.context);
    expect(calendar?.problem).toBe(busyProblems.repeats);
    app.clock.advance(60_000);
    const asked = server.requests;
    expect((await book('9:00 AM')).status).toBe(409);
    // Each reading keeps a processor busy until its time is up, so a booking doesn't cause one.
    expect(server.requests).toBe(asked);
    server.answer = answerEvents(LONG_AGO);
    app.clock.advance(15 * 60_000);
    expect((await book('9:00 AM')).status).toBe(201);
  });

  test('are read last if that failed before, so that they keep no others waiting', async () => {
    await connect();
    await addCalendar(app.context, { name: 'Work', url: `${server.url}?work` });
    const asked: (string | undefined)[] = [];
    server.answer = (response, path) => {
      asked.push(path.split('?')[1]);
      if (path.endsWith('work')) answerEvents(LONG_AGO)(response);
      else response.writeHead(404).end();
    };
    await refreshCalendars(app.context);
    asked.length = 0;
    await refreshCalendars(app.context);
    expect(asked).toEqual(['work', undefined]);
  });

  test('are believed to be gone after a day without any event', async () => {
    await connect();
    server.answer = answerText('BEGIN:VCALENDAR\r\nEND:VCALENDAR');
    await refreshCalendars(app.context);
    expect((await readDay()).free).toHaveLength(11);
    app.clock.advance(25 * 3_600_000);
    await refreshCalendars(app.context);
    expect((await readDay()).free).toHaveLength(14);
  });

  test('are deleted with their calendar, and an unreadable calendar is not connected', async () => {
    const added = await connect();
    server.answer = answerText('<html>');
    expect(await connect()).toMatchObject({ kind: 'refused' });
    expect(await disconnectCalendar(app.context.db, added.kind === 'added' ? added.id : '')).toBe(
      true,
    );
    expect((await readDay()).free).toHaveLength(14);
    expect(await app.context.db.selectFrom('busy_times').selectAll().execute()).toEqual([]);
  });

  test('are fetched once for many bookings at the same moment, and none of them overlaps one', async () => {
    server.answer = answerEvents(LONG_AGO);
    await connect();
    app.clock.advance(60_000);
    server.answer = answerEvents(DENTIST, ['20261109T150000Z', '20261109T220000Z']);
    const asked = server.requests;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => book(['9:00 AM', '10:30 AM', '4:30 PM'][at % 3] ?? '')),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(16).fill(409));
    expect(server.requests).toBe(asked + 1);
  });
});
