import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockWords } from '#app/features/booking/rules/blocked-times.content.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { RULES } from '#test/call-kinds-samples.ts';
import { hoursPost } from '#test/default-slots.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { ownerCalendar } from '#test/owner-calendar.ts';
import type { TestApp } from '#test/test-app.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const { errors } = blockWords;

const rulesPage = '/admin/booking-rules';

const weekPage = '/admin/bookings?view=week&week=2026-11-12';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const rules = {
  ...RULES,
  intent: 'rules',
  meetingLink: '',
  ...hoursPost(Object.fromEntries(weekdays.map((day) => [day, '09:00-10:00 14:00-14:30']))),
};

let app: TestApp;

let owner: AdminBrowser;

beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite', { env: NO_LIMITS }));
});

afterEach(() => app.close());

const { book, read, week, freeOn, audit } = ownerCalendar(
  () => app,
  () => owner,
);

test('a week shows its calls, what is free, and where others begin', async () => {
  const id = await book('ana@example.com', '2026-11-12', '9:30 AM');
  const days = await week();
  expect(days).toHaveLength(5);
  expect(days[0]).toMatch(/^Monday, November 9 14 free/);
  expect(days[3]).toContain('9:30 AM Caller ana');
  expect(days[3]).toContain('13 free');
  expect(days.join()).not.toContain('Today');
  const page = await read(weekPage);
  expect(page).toContain(`/admin/bookings/${id}`);
  for (const monday of ['2026-11-02', '2026-11-16', '2026-11-02']) {
    expect(page).toContain(`view=week&amp;week=${monday}`);
  }
  const [today] = await week('/admin/bookings?view=week');
  expect(today).toContain('November 2 Today, ');
  expect(today).not.toContain('9:30 AM free');
  expect(await week('/admin/bookings?view=week&week=nonsense')).toHaveLength(5);
});

test('a call on a weekend, or at a time that the rules no longer have, has its place', async () => {
  const id = await book('ana@example.com', '2026-11-12', '1:30 PM');
  expect((await owner.post(rulesPage, rules)).status).toBe(303);
  expect((await week())[3]).toContain('1:30 PM Caller ana');
  const saturday = { starts_at: '2026-11-14T16:00:00.000Z', ends_at: '2026-11-14T16:30:00.000Z' };
  await app.context.db.updateTable('bookings').set(saturday).where('id', '=', id).execute();
  const days = await week();
  expect(days).toHaveLength(6);
  expect(days[5]).toMatch(/^Saturday, November 14 0 free .*11:00 AM Caller ana/);
});

test('a day, several days and hours are blocked and freed', async () => {
  await book('ana@example.com', '2026-11-12', '10:00 AM');
  const block = (fields: Record<string, string>) =>
    owner.post(rulesPage, { intent: 'block', ...fields });
  const answer = await block({
    from: '2026-11-12',
    firstTime: '9:30 AM',
    lastTime: '11:00 AM',
    reason: 'Dentist',
  });
  expect(answer.headers.get('Location')).toBe(
    '/admin/bookings?view=week&week=2026-11-12&done=blocked-with-calls',
  );
  expect((await freeOn('2026-11-12')).slice(0, 3)).toEqual(['9:00 AM', '11:30 AM', '1:00 PM']);
  expect((await week())[3]).toMatch(
    /9:30 AM Dentist 10:00 AM Caller ana \(in a blocked time\) 10:30 AM Dentist 11:00 AM Dentist 11:30 AM free/,
  );
  expect(await read(rulesPage)).toContain('Calls still booked in it: 1');
  const whole = await block({ from: '2026-11-16', reason: 'Fair', isReasonPublic: 'on' });
  expect(whole.headers.get('Location')).toContain('done=blocked');
  await block({ from: '2026-11-18', to: '2026-11-20', lastTime: '' });
  expect(await freeOn('2026-11-16')).toEqual([]);
  expect(await freeOn('2026-11-17')).toHaveLength(14);
  expect(await freeOn('2026-11-19')).toEqual([]);
  expect((await week('/admin/bookings?view=week&week=2026-11-16'))[0]).toMatch(
    /0 free Block 9:00 AM Fair 9:30 AM Fair/,
  );
  expect(await read(rulesPage)).toContain('Wednesday, November 18, 2026 to Friday, November 20');
  await owner.post(rulesPage, { intent: 'unblock', key: '2026-11-18/2026-11-20' });
  await owner.post(rulesPage, {
    intent: 'unblock',
    key: '2026-11-12T14:30:00.000Z/2026-11-12T16:30:00.000Z',
  });
  expect(await freeOn('2026-11-19')).toHaveLength(14);
  expect(await freeOn('2026-11-12')).toHaveLength(13);
  expect(await freeOn('2026-11-16')).toEqual([]);
  expect((await audit()).filter((action) => action === 'booking-rules')).toHaveLength(5);
});

test('an invalid block is refused beside its field, and what was typed stays', async () => {
  const good = { from: '2026-11-12', to: '', firstTime: '', lastTime: '' };
  const cases: [Record<string, string>, string][] = [
    [{ from: '' }, errors.from],
    [{ from: '2026-02-30' }, errors.from],
    [{ to: '2026-11-11' }, errors.to],
    [{ to: 'soon' }, errors.to],
    [{ from: '2026-11-01' }, errors.past],
    [{ from: '2026-10-30', to: '2026-11-01' }, errors.past],
    [{ from: '2026-10-30', firstTime: '9:00 AM' }, errors.past],
    [{ from: '2026-11-02', firstTime: '9:00 AM', lastTime: '9:30 AM' }, errors.pastTime],
    [{ to: '2026-11-13', firstTime: '9:00 AM' }, errors.oneDay],
    [{ firstTime: '8:00 AM' }, errors.time],
    [{ firstTime: '2:00 PM', lastTime: '9:00 AM' }, errors.timeOrder],
    [{ reason: 'x'.repeat(201) }, errors.reason],
  ];
  for (const [change, message] of cases) {
    const answer = await owner.post(rulesPage, { intent: 'block', ...good, ...change });
    const text = await answer.text();
    expect([answer.status, text.includes(message)], JSON.stringify(change)).toEqual([422, true]);
    expect(text).toContain(`value="${change.from ?? good.from}"`);
  }
  expect(await freeOn('2026-11-12')).toHaveLength(14);
  const running = { ...good, intent: 'block', from: '2026-10-30', to: '2026-11-02' };
  expect((await owner.post(rulesPage, running)).status).toBe(303);
});

test('the rules are saved as a whole, and a faulty one says so beside its field', async () => {
  expect((await owner.post(rulesPage, rules)).status).toBe(303);
  expect(await freeOn('2026-11-12')).toEqual(['9:00 AM', '9:30 AM', '2:00 PM']);
  expect(await freeOn('2026-12-25')).toEqual([]);
  const christmas = '/admin/bookings?view=week&week=2026-12-25';
  expect((await week(christmas))[4]).toContain('closed: Christmas Day');
  const { observeOntarioHolidays, ...open } = rules;
  expect((await owner.post(rulesPage, open)).status).toBe(303);
  expect(await freeOn('2026-12-25')).toHaveLength(3);
  expect((await week(christmas))[4]).toContain('3 free');
  const faults: [Record<string, string>, string][] = [
    [{ minimumNoticeMinutes: '' }, 'Enter a whole number from 0 to 20,160'],
    [{ horizonDays: '1.5' }, 'Enter a whole number from 1 to 730'],
    [{ 'monday-to-0': '09:10' }, 'at least 30 minutes long'],
    [{ 'saturday-from-0': '09:00' }, 'Enter both times of each row'],
    [{ maxCallsPerDay: 'many' }, 'Enter a whole number from 1 to 48'],
    [{ meetingLink: 'http://meet.example.com' }, 'starting with https://'],
  ];
  for (const [change, message] of faults) {
    const answer = await owner.post(rulesPage, { ...rules, horizonDays: '77', ...change });
    const text = await answer.text();
    expect([answer.status, text.includes(message)], JSON.stringify(change)).toEqual([422, true]);
    expect(text).toContain(`value="${change.horizonDays ?? '77'}"`);
  }
  expect(await freeOn('2026-12-25')).toHaveLength(3);
});

test('a call shows its time on the clock of a visitor in another zone, and only then', async () => {
  const id = await book('ana@example.com', '2026-11-12', '4:30 PM');
  const path = `/admin/bookings/${id}`;
  expect(await read(path)).not.toContain('Their local time');
  await app.context.db.updateTable('bookings').set({ visitor_zone: 'Asia/Tokyo' }).execute();
  expect(await read(path)).toContain('Friday, November 13, 2026 at 6:30 AM Tokyo time');
});
