import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingRulesArea } from '#app/features/booking/rules/booking-rules.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { ownerCalendar } from '#test/owner-calendar.ts';
import type { TestApp } from '#test/test-app.ts';
import { movedPages } from '../shell/moved-pages.ts';
import { bookingsWords as words } from './bookings.content.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const DAY = '2026-11-10';
const WEEK = `/admin/bookings?view=week&week=${DAY}`;

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite', { env: NO_LIMITS }));
});
afterEach(() => app.close());

const { book, read, week } = ownerCalendar(
  () => app,
  () => owner,
);
const enter = (time: Record<string, string>) =>
  owner.post('/admin/bookings?view=new', {
    intent: 'enter',
    kind: 'consultation',
    name: 'Kim Caller',
    email: '',
    phone: '289-555-0100',
    ...time,
  });
const calls = () =>
  app.context.db.selectFrom('bookings').select(['starts_at', 'status', 'toronto_time']).execute();
const busyAt = async (starts_at: string, ends_at: string) => {
  const { db } = app.context;
  const now = '2026-11-02T15:00:00.000Z';
  await db
    .insertInto('busy_calendars')
    .values({
      id: 'own',
      name: 'Own',
      url_sealed: '',
      created_at: now,
      checked_at: now,
      read_at: now,
      content_hash: null,
      problem: null,
      left_out: null,
      failing_since: null,
      told_at: null,
    })
    .execute();
  await db.insertInto('busy_times').values({ calendar_id: 'own', starts_at, ends_at }).execute();
};
/** Why a time can't be had, and whether the owner can insist. */
const refusalOf = async (answer: Response) => {
  const text = (await answer.text()).replaceAll('&#x27;', "'").replaceAll('<!-- -->', '');
  return { text, canInsist: text.includes('name="anyway"') };
};

test('a click in the week leads to the form of a new call with that time, or to the form that blocks that day', async () => {
  const page = await read(WEEK);
  const href = /href="(\/admin\/bookings\?view=new&amp;at=[^"]*9%3A30[^"]*)"/.exec(page)?.[1] ?? '';
  expect(href).toContain('2026-11-09');
  const form = await read(href.replaceAll('&amp;', '&'));
  expect(form).toContain('<option value="2026-11-09 9:30 AM" selected="">');
  const [, block = ''] = /href="([^"]*day=2026-11-09)#block"/.exec(page) ?? [];
  expect(await read(block)).toMatch(/name="from"[^>]* value="2026-11-09"/);
});

test('a call is moved by a click in the week', async () => {
  const id = await book('ana@example.com', DAY, '9:00 AM');
  const page = await read(`${WEEK}&move=${id}`);
  const href = new RegExp(`href="(/admin/bookings/${id}\\?at=2026-11-12[^"]*10%3A00[^"]*)#move"`);
  const form = await read(href.exec(page)?.[1] ?? '');
  expect(form).toContain('<option value="2026-11-12 10:00 AM" selected="">');
  // The call's own time would change nothing.
  expect(form).not.toContain(`<option value="${DAY} 9:00 AM"`);
  const fields = { intent: 'move', slot: '2026-11-12 10:00 AM' };
  expect((await owner.post(`/admin/bookings/${id}`, fields)).status).toBe(303);
  expect(await calls()).toMatchObject([{ starts_at: '2026-11-12T15:00:00.000Z' }]);
});

test('a time outside the hours is added and moved to only after it was confirmed', async () => {
  const early = { appointmentDate: '2026-11-14', appointmentTime: '07:40' };
  const refused = await refusalOf(await enter(early));
  expect(refused.text).toContain(words.closed['unknown-slot']);
  expect(refused.canInsist).toBe(true);
  expect(await calls()).toEqual([]);
  expect((await enter({ ...early, anyway: 'on' })).status).toBe(303);
  expect(await calls()).toMatchObject([{ toronto_time: '7:40 AM' }]);

  const id = await book('ana@example.com', DAY, '9:00 AM');
  const move = {
    intent: 'move',
    appointmentDate: '2026-11-15',
    appointmentTime: '19:00',
  };
  const path = `/admin/bookings/${id}`;
  expect((await refusalOf(await owner.post(path, move))).canInsist).toBe(true);
  expect((await owner.post(path, { ...move, anyway: 'on' })).status).toBe(303);
  expect((await calls()).map(({ starts_at }) => starts_at)).toContain('2026-11-16T00:00:00.000Z');
});

test('nobody can insist on a time that has passed or that another call has', async () => {
  await book('ana@example.com', DAY, '9:00 AM');
  for (const [appointmentDate, appointmentTime, reason] of [
    [DAY, '08:50', 'booked'],
    ['2026-11-02', '09:00', 'past'],
  ] as const) {
    const answer = await enter({ appointmentDate, appointmentTime, anyway: 'on' });
    const { text, canInsist } = await refusalOf(answer);
    expect(text).toContain(words.refusals[reason]);
    expect(canInsist).toBe(false);
  }
  // A time that is typed counts, also half of it.
  for (const appointmentDate of ['', DAY]) {
    const slot = appointmentDate && `${DAY} 9:30 AM`;
    const answer = await enter({ slot, appointmentDate });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(`${words.refusals['no-time']}`),
    ]);
  }
  expect(await calls()).toHaveLength(1);
});

test('a call during an event of the own calendar is marked in the week and in the list', async () => {
  await book('ana@example.com', DAY, '9:00 AM');
  await book('bo@example.com', DAY, '11:00 AM');
  await busyAt('2026-11-10T14:15:00.000Z', '2026-11-10T15:00:00.000Z');
  const [, tuesday] = await week(WEEK);
  expect(tuesday).toContain(`9:00 AM Caller ana (${words.clash})`);
  expect(tuesday).toMatch(/11:00 AM Caller bo (?!\()/);
  expect(tuesday).toContain('9:30 AM busy in your calendar');
  expect((await read('/admin/bookings')).split(words.clash)).toHaveLength(2);
});

test('tells the owner why a time is taken: a call, the calls of the day, or the minutes kept free', async () => {
  const { settings } = app.context;
  const change = async (rules: object) =>
    settings.set(bookingRulesArea, { ...(await settings.get(bookingRulesArea)), ...rules });
  await book('ana@example.com', DAY, '9:00 AM');
  const reasonAt = async (time: string, reason: string) => {
    const { text, canInsist } = await refusalOf(await enter({ slot: `${DAY} ${time}` }));
    expect(text).toContain({ ...words.refusals, ...words.closed }[reason]);
    return canInsist;
  };
  expect(await reasonAt('9:00 AM', 'booked')).toBe(false);
  await change({ bufferAfterMinutes: 45 });
  expect(await reasonAt('10:00 AM', 'too-close')).toBe(true);
  await change({ maxCallsPerDay: 1 });
  expect(await reasonAt('2:00 PM', 'day-full')).toBe(true);
});

test('a time is shown as held while a visitor confirms it', async () => {
  const held = await book('ana@example.com', DAY, '9:30 AM');
  await app.context.db
    .updateTable('bookings')
    .set({ status: 'held', held_until: '2026-11-02T16:00:00.000Z' })
    .where('id', '=', held)
    .execute();
  expect((await week(WEEK))[1]).toContain('9:30 AM held until confirmed');
  const { text, canInsist } = await refusalOf(await enter({ slot: `${DAY} 9:30 AM` }));
  expect(text).toContain(words.refusals.held);
  expect(canInsist).toBe(false);
});

test('the addresses of former screens lead, with their query, to the parts that they became', async () => {
  for (const [path, place] of Object.entries(movedPages)) {
    if (path.includes(':')) continue;
    expect((await owner.get(path)).headers.get('Location'), path).toBe(place);
    expect((await owner.get(place)).status, place).toBe(200);
  }
  for (const [path, place] of [
    ['/admin/calendars?done=saved', '/admin/booking-rules?done=saved#calendars'],
    ['/admin/bookings/new?at=x', '/admin/bookings?view=new&at=x'],
  ] as const) {
    expect((await owner.get(path)).headers.get('Location')).toBe(place);
  }
});
