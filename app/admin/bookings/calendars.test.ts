import { afterEach, beforeEach, expect, test } from 'vitest';
import { busyProblems } from '#app/features/booking/busy/busy.content.ts';
import { refreshCalendars } from '#app/features/booking/busy/busy-calendars.server.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import {
  answerEvents,
  answerText,
  LONG_AGO,
  type StubCalendarServer,
  startStubCalendarServer,
} from '#test/stub-calendar-server.ts';
import type { TestApp } from '#test/test-app.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const page = '/admin/booking-rules';
const WEEK = '/admin/bookings?view=week&week=2026-11-09';
let app: TestApp;
let owner: AdminBrowser;
let server: StubCalendarServer;
beforeEach(async () => {
  server = await startStubCalendarServer();
  server.answer = answerEvents(['20261109T140000Z', '20261109T151500Z']);
  ({ app, owner } = await openOwnerApp('sqlite', { env: { ALLOW_PRIVATE_ADDRESSES: '1' } }));
});
afterEach(async () => {
  await app.close();
  await server.stop();
});
const read = (path: string) => owner.read(path);
const add = (fields: Record<string, string> = {}) =>
  owner.post(page, { intent: 'add-calendar', name: 'Personal', url: server.url, ...fields });

test('an event that the owner declined under one of her addresses is free, and what couldn’t be read is named', async () => {
  server.answer = answerText(
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Lunch\r\nDTSTART:someday\r\nEND:VEVENT',
      'BEGIN:VEVENT\r\nUID:b\r\nDTSTART:20261109T140000Z\r\nDURATION:PT1H',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:Owner@own.example\r\nEND:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  await add();
  const isBusy = async () => /9:00 AM\s+busy/.test(await read(WEEK));
  expect(await isBusy()).toBe(true);
  expect(await read(page)).toContain('Lunch');
  const addresses = 'owner@own.example, other@own.example';
  const saved = await owner.post(page, { intent: 'addresses', addresses });
  expect(saved.headers.get('Location')).toBe('/admin/booking-rules?done=saved');
  expect(await isBusy()).toBe(false);
  expect(await read(page)).toContain(`value="${addresses}"`);
  const refused = await owner.post(page, { intent: 'addresses', addresses: 'nobody' });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('value="nobody"'),
  ]);
});

test('one is connected, makes its times busy and shows no secret, and is disconnected', async () => {
  expect(await read(page)).toContain('No calendar is connected yet.');
  expect((await add()).headers.get('Location')).toBe('/admin/booking-rules?done=saved');
  const shown = await read(page);
  expect(shown).toContain('Personal (127.0.0.1)');
  expect(shown).not.toContain('private-7d1f');
  expect(await read(WEEK)).toMatch(/10:00 AM\s+busy in your calendar.*10:30 AM free/s);
  const [, id = ''] = /name="id" value="([^"]+)"\/><dl/.exec(shown) ?? [];
  expect((await owner.post(page, { intent: 'remove-calendar', id })).status).toBe(303);
  expect((await owner.post(page, { intent: 'remove-calendar', id })).status).toBe(404);
  expect(await read(page)).toContain('No calendar is connected yet.');
  const audit = await app.context.db.selectFrom('audit_log').selectAll().execute();
  expect(audit.filter(({ action }) => action === 'busy-calendar')).toHaveLength(2);
  expect(JSON.stringify(audit)).not.toContain('private-7d1f');
});

test('an address that is missing or leads nowhere is refused beside its field, and not sent back', async () => {
  const cases: [Record<string, string>, string][] = [
    [{ url: '' }, busyProblems.address],
    [{ url: `${server.url}?gone=1` }, busyProblems.gone],
    [{ url: 'file:///etc/passwd' }, busyProblems.address],
  ];
  server.answer = (response) => response.writeHead(404).end();
  for (const [fields, message] of cases) {
    const answer = await add(fields);
    const text = await answer.text();
    expect([answer.status, text.includes(message)], JSON.stringify(fields)).toEqual([422, true]);
    expect(text).not.toContain('private-7d1f');
  }
});

test('one that can’t be read warns the owner on Today until it can be read again', async () => {
  await add();
  const alert = 'Personal: your calendar can’t be read';
  expect(await read('/admin/today')).not.toContain(alert);
  server.answer = (response) => response.writeHead(500).end();
  await refreshCalendars(app.context);
  expect(await read('/admin/today')).toContain(alert);
  expect(await read(page)).toContain('The calendar returned an error (500).');
  server.answer = answerEvents(LONG_AGO);
  await refreshCalendars(app.context);
  expect(await read('/admin/today')).not.toContain(alert);
  expect(await read(page)).toContain('Working');
});

test('one that fails for a quarter of an hour is reported by email once, and once more when it works again', async () => {
  await add();
  const told = async () => {
    const rows = await app.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'calendar-status')
      .orderBy('created_at')
      .execute();
    return rows.map(({ props }) => (JSON.parse(props).problem ? 'failed' : 'works'));
  };
  const readAfter = async (minutes: number) => {
    app.clock.advance(minutes * 60_000);
    await Promise.all([refreshCalendars(app.context), refreshCalendars(app.context)]);
  };
  server.answer = (response) => response.writeHead(500).end();
  await readAfter(5);
  await readAfter(10);
  expect(await told()).toEqual([]);
  server.answer = answerEvents(LONG_AGO);
  await readAfter(5);
  expect(await told()).toEqual([]);
  server.answer = (response) => response.writeHead(500).end();
  for (const minutes of [5, 5, 5, 5, 60]) await readAfter(minutes);
  expect(await told()).toEqual(['failed']);
  server.answer = answerEvents(LONG_AGO);
  for (const minutes of [5, 5]) await readAfter(minutes);
  expect(await told()).toEqual(['failed', 'works']);
});
