import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import type { CalendarDate } from '#app/platform/time/calendar-date.ts';
import type { RenderPage } from '#server/http-app.ts';
import { hoursWithStarts } from '#test/default-slots.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';
import { bookingReasons } from '../booking.content.ts';
import { cancelBooking } from '../manage/booking-changes.server.ts';
import {
  type BookingRules,
  bookingRulesArea,
  DEFAULT_BOOKING_RULES,
} from '../rules/booking-rules.ts';
import { type CallKind, DEFAULT_CALL_KINDS } from '../rules/call-kinds.ts';
import { earlierPage, earlierSection } from './earlier.content.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const FREED = { appointmentDate: '2026-11-10', appointmentTime: '9:00 AM' };
const VISIT: CallKind = {
  id: 'visit',
  title: 'Shop Visit',
  minutes: 60,
  text: '',
  place: 'office',
  address: '1 Main Street, Brampton',
  isOffered: true,
};
const BY_PHONE: CallKind = { ...VISIT, id: 'by-phone', title: 'Phone Hour', place: 'phone' };

let renderPage: RenderPage;
let app: TestApp;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});
beforeEach(async () => {
  const env = { ...NO_LIMITS, SMTP_URL: 'smtp://mail.invalid:2525' };
  app = await openTestApp('sqlite', { renderPage, env });
});
afterEach(() => app.close());

async function book(name: string, slot: object = FREED) {
  const answer = await app.post('/api/bookings', {
    name,
    email: `${name}@example.com`,
    source: 'assessment_booking',
    ...slot,
  });
  const { data } = await answer.json();
  return { id: data.id as string, path: new URL(data.manageUrl).pathname };
}

const bookLater = (name: string, day: number) =>
  book(name, { appointmentDate: `2026-11-${day}`, appointmentTime: '2:00 PM' });

const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const read = async (path: string) =>
  (await (await app.request(path)).text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

const askForDay = (name: string, more: Record<string, string> = {}) =>
  post('/book/earlier', {
    appointmentDate: FREED.appointmentDate,
    name,
    email: `${name}@example.com`,
    idempotencyKey: crypto.randomUUID(),
    ...more,
  });

const setRules = (rules: Partial<BookingRules>) =>
  app.context.settings.set(bookingRulesArea, { ...DEFAULT_BOOKING_RULES, ...rules });

/** The emails about a freed time, by recipient. */
async function told() {
  const rows = await app.context.db
    .selectFrom('outbox')
    .selectAll()
    .where('template', '=', 'time-opened')
    .where('state', '=', 'queued')
    .orderBy('recipient')
    .execute();
  return rows.map((row) => ({
    to: row.recipient.split('@')[0],
    ...(readProps(app.context.settings.secrets, row.props) as { bookUrl: string; title: string }),
  }));
}

const waiting = () =>
  app.context.db.selectFrom('earlier_requests').selectAll().orderBy('id').execute();

describe('a time that opens up', () => {
  test('is told once to everybody who asked, with a link to book it, and stays free for all', async () => {
    const first = await book('first');
    const ana = await bookLater('ana', 18);
    await askForDay('bo');
    expect(await read(ana.path)).toContain(earlierSection.ask);
    await post(ana.path, { intent: 'earlier' });
    await post(ana.path, { intent: 'earlier' });
    expect(await read(ana.path)).toContain(earlierSection.withEmail.waiting);
    await post(first.path, { intent: 'cancel' });
    expect(await told()).toMatchObject([
      { to: 'ana', bookUrl: expect.stringContaining(`${ana.path}?date=2026-11-10#move`) },
      { to: 'bo', bookUrl: expect.stringMatching(/\/book\?date=2026-11-10$/) },
    ]);
    // The page of Ana's link moves the call; whoever comes first has the time.
    expect(await read(`${ana.path}?date=2026-11-10`)).toContain('November 10');
    const bo = await book('bo');
    const late = await post(ana.path, { intent: 'move', ...FREED });
    expect(late.status).toBe(409);
    // A second time that opens up is told to nobody who was told before and didn't ask again.
    await post(bo.path, { intent: 'cancel' });
    expect(await told()).toHaveLength(2);
    expect((await post(ana.path, { intent: 'move', ...FREED })).status).toBe(303);
  });

  test('is told to 20 people at most, in the order in which they asked', async () => {
    const first = await book('first');
    const rows = Array.from({ length: 25 }, (_, at) => ({
      booking_id: null,
      wanted_date: FREED.appointmentDate,
      status: 'waiting' as const,
      kind: 'assessment',
      name: 'Dee',
      phone: '',
      visitor_zone: null,
      notice: '',
      updated_at: '',
      id: `request-${at}`,
      email: `dee-${at}@example.com`,
      created_at: `2026-11-01T12:00:${10 + at}.000Z`,
    }));
    await app.context.db.insertInto('earlier_requests').values(rows).execute();
    await cancelBooking(app.context, { id: first.id }, { by: 'owner' });
    expect(await told()).toHaveLength(20);
    const left = (await waiting()).filter(({ status }) => status === 'waiting');
    expect(left.map(({ id }) => id).sort()).toEqual(rows.slice(20).map(({ id }) => id));
  });

  test('is not told to whoever gave it up or stopped asking, nor while the rules close it', async () => {
    const ana = await book('ana');
    await askForDay('ana');
    await post(ana.path, { intent: 'earlier' });
    const bo = await bookLater('bo', 19);
    await post(bo.path, { intent: 'earlier' });
    await post(bo.path, { intent: 'stop-earlier' });
    await post(ana.path, {
      intent: 'move',
      appointmentDate: '2026-11-18',
      appointmentTime: '9:00 AM',
    });
    expect(await told()).toEqual([]);
    const other = await book('other');
    const day = FREED.appointmentDate as CalendarDate;
    await setRules({ blocked: [{ kind: 'days', from: day, to: day, isReasonPublic: false }] });
    await post(other.path, { intent: 'cancel' });
    expect(await told()).toEqual([]);
    await setRules({});
    await post((await book('third')).path, { intent: 'cancel' });
    expect((await told()).map(({ to }) => to)).toEqual(['ana']);
  });

  test('is told for the kind of call that was asked for, while that can be booked', async () => {
    await setRules({ kinds: [...DEFAULT_CALL_KINDS, VISIT] });
    const first = await book('first');
    const asked = await askForDay('dee', { kind: 'visit' });
    expect(asked.headers.get('Location')).toBe('/book/earlier?kind=visit&done');
    await setRules({ kinds: [...DEFAULT_CALL_KINDS, { ...VISIT, isOffered: false }] });
    await post(first.path, { intent: 'cancel' });
    expect(await told()).toEqual([]);
    await setRules({ kinds: [...DEFAULT_CALL_KINDS, VISIT] });
    await post((await book('second')).path, { intent: 'cancel' });
    expect(await told()).toMatchObject([
      {
        to: 'dee',
        title: 'Shop Visit',
        minutes: 60,
        bookUrl: expect.stringMatching(/\/book\?kind=visit&date=2026-11-10$/),
      },
    ]);
  });
});

describe('a request for a time', () => {
  test('is kept once for each kind and day, and three times for an address', async () => {
    for (const kind of ['consultation', 'consultation', 'assessment']) {
      expect((await askForDay('dee', { kind })).status).toBe(303);
    }
    expect((await askForDay('dee', { appointmentDate: '2026-11-11' })).status).toBe(303);
    const refused = await askForDay('dee', { appointmentDate: '2026-11-12' });
    expect([refused.status, (await refused.text()).includes('as many calls')]).toEqual([422, true]);
    expect(await waiting()).toHaveLength(3);
  });

  test('takes a full day from the calendar, and any day from a native field without scripts', async () => {
    await setRules({ hours: hoursWithStarts('9:00 AM') });
    await book('first');
    const page = withoutProps(await read('/book/earlier?date=2026-11-10'));
    const [native = ''] = /<noscript>.*?<\/noscript>/s.exec(page) ?? [];
    expect(native).toMatch(/type="date"[^>]*value="2026-11-10"/);
    const [day = ''] = /<a class="cal-day"[^>]*aria-current="date".*?<\/a>/s.exec(page) ?? [];
    expect(day).toContain('November 10, 2026, fully booked');
    // The native field comes first, so that its value counts.
    expect(page.indexOf(native)).toBeLessThan(page.indexOf('type="hidden" name="appointmentDate"'));
  });

  test('is taken six times from one network in a day', async () => {
    const statuses = [];
    for (let at = 0; at < 7; at++) statuses.push((await askForDay(`stranger-${at}`)).status);
    expect(statuses).toEqual([...Array(6).fill(303), 429]);
    app.clock.advance(24 * 3_600_000);
    expect((await askForDay('stranger-9')).status).toBe(303);
  });

  test('needs a phone number for a call by phone', async () => {
    await setRules({ kinds: [...DEFAULT_CALL_KINDS, BY_PHONE] });
    expect(await read('/book/earlier?kind=by-phone')).toContain('name="phone"');
    const refused = await askForDay('dee', { kind: 'by-phone' });
    expect(await refused.text()).toContain(bookingReasons.phoneNeeded);
    const phone = '905 555 0100';
    expect((await askForDay('dee', { kind: 'by-phone', phone })).status).toBe(303);
    expect(await waiting()).toMatchObject([{ kind: 'by-phone', phone }]);
  });

  const { invalid, tooLate, missing } = earlierPage.day;
  test.each([
    ['no day', '', missing],
    ['a Saturday', '2026-12-05', invalid],
    ['a weekday without hours', '2026-11-12', invalid],
    ['today, after its last time', '2026-11-02', tooLate],
  ])('is refused for a day on which no time can open up: %s', async (_, appointmentDate, error) => {
    await setRules({ hours: { ...hoursWithStarts('9:00 AM', '9:30 AM'), thursday: [] } });
    const answer = await askForDay('dee', { appointmentDate });
    expect(answer.status).toBe(422);
    expect((await answer.text()).replaceAll('&#x27;', "'")).toContain(error);
    expect(await waiting()).toEqual([]);
  });

  test('promises an email only while one can be sent', async () => {
    const { path } = await book('ana');
    expect(await read(path)).toContain(earlierSection.withEmail.text);
    await app.close();
    app = await openTestApp('sqlite', { renderPage, env: NO_LIMITS });
    const other = await book('bo');
    expect(await read(other.path)).toContain(earlierSection.withoutEmail.text);
    await post(other.path, { intent: 'earlier' });
    expect(await read(other.path)).toContain(earlierSection.withoutEmail.waiting);
    expect(await read('/book/earlier?done')).toContain(earlierPage.done.withoutEmail);
  });
});
