import ICAL from 'ical.js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { cancelBooking, rescheduleBooking } from '../manage/booking-changes.server.ts';
import { makeFeedAddress } from './calendar-feed.server.ts';

const SITE = 'http://localhost:3000';
const request = {
  name: 'Ana Roy\r\nATTENDEE:mailto:evil@example.com',
  email: 'ana@example.com',
  phone: '289-555-0144',
  company: 'Roy; Ltd',
  source: 'assessment_booking',
};
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe("the owner's calendar feed", () => {
  let app: TestApp;
  afterEach(() => app.close());

  const book = async (appointmentDate: string, appointmentTime = '9:00 AM', changes = {}) => {
    const answer = await app.post('/api/bookings', {
      ...request,
      appointmentDate,
      appointmentTime,
      ...changes,
    });
    return (await answer.json()).data.id as string;
  };
  const pathOf = (address: string) => address.slice(SITE.length);
  const eventsAt = async (path: string) => {
    const text = await (await app.request(path)).text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };

  test('has every call to come with name and contact, under the UID of its invites', async () => {
    app = await openTestApp();
    const id = await book('2026-11-24');
    await book('2026-11-12', '1:30 PM', { name: 'Bo Li', email: 'bo@example.com', company: '' });
    const path = pathOf(await makeFeedAddress(app.context));
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/calendar');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    const [first, second] = await eventsAt(path);
    expect(first?.summary).toBe('AI Readiness Assessment with Bo Li');
    expect(first?.startDate.toString()).toBe('2026-11-12T13:30:00');
    expect(second?.summary).toContain('with Ana Roy ATTENDEE:mailto:evil@example.com, Roy; Ltd');
    expect(second?.description).toContain('ana@example.com\n289-555-0144');
    expect(second?.description).toContain(`${SITE}/admin/bookings/${id}`);
    expect(second?.attendees).toEqual([]);
    expect(second?.uid).toBe(await uidOfInvite('ana@example.com'));
  });

  test('follows what is moved, and forgets what is cancelled or over', async () => {
    app = await openTestApp();
    const path = pathOf(await makeFeedAddress(app.context));
    expect(await eventsAt(path)).toEqual([]);
    const [moved, cancelled] = [await book('2026-11-12'), await book('2026-11-12', '9:30 AM')];
    const to = { appointmentDate: '2026-11-13' as never, appointmentTime: '2:00 PM' };
    await rescheduleBooking(app.context, { id: moved }, to);
    await cancelBooking(app.context, { id: cancelled }, { by: 'owner' });
    const events = await eventsAt(path);
    expect(events.map((event) => [event.startDate.toString(), event.sequence])).toEqual([
      ['2026-11-13T14:00:00', 1],
    ]);
    app.clock.set('2026-11-13T19:29:59.000Z');
    expect(await eventsAt(path)).toHaveLength(1);
    app.clock.set('2026-11-13T19:30:00.000Z');
    expect(await eventsAt(path)).toEqual([]);
  });

  test('a wrong address gets the same 404 as any other, also after too many attempts', async () => {
    app = await openTestApp('sqlite', { renderPage });
    const nothing = await app.request('/calendar/guess.ics');
    const elsewhere = await app.request('/nowhere');
    expect([nothing.status, elsewhere.status]).toEqual([404, 404]);
    expect(bodyOf(await nothing.text())).toBe(bodyOf(await elsewhere.text()));
    const address = pathOf(await makeFeedAddress(app.context));
    expect((await app.request(address.replace('.ics', 'A.ics'))).status).toBe(404);
    let last = nothing;
    for (let guess = 0; guess < 20; guess += 1) last = await app.request(`/calendar/${guess}.ics`);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
    // The owner's calendar program still gets the feed from the same network address.
    expect((await app.request(address)).status).toBe(200);
    expect((await app.request(address, { method: 'POST' })).status).not.toBe(200);
  });

  test('the address is shown once, and stands neither in the database nor in the audit log', async () => {
    app = await openTestApp('sqlite', { renderPage, env: { ADMIN_PASSWORD } });
    const owner = await logInAsOwner(app);
    const page = '/admin/booking-rules';
    const make = { intent: 'make-feed', current: ADMIN_PASSWORD };
    const made = await (await owner.post(page, make)).text();
    const [, path = '', token = 'none'] =
      /http:\/\/localhost:3000(\/calendar\/([\w-]{43})\.ics)/.exec(made) ?? [];
    expect(await (await owner.get(page)).text()).not.toContain(token);
    for (const table of ['settings', 'audit_log'] as const) {
      const rows = await app.context.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).toContain('calendar-feed');
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    const second = pathOf(await makeFeedAddress(app.context));
    expect((await app.request(path)).status).toBe(404);
    expect((await app.request(second)).status).toBe(200);
    expect((await owner.post(page, { intent: 'end-feed' })).status).toBe(303);
    expect((await app.request(second)).status).toBe(404);
  });

  async function uidOfInvite(recipient: string): Promise<string> {
    const rows = await app.context.db.selectFrom('outbox').selectAll().execute();
    const mail = rows.find((row) => row.recipient === recipient && /confirm/.test(row.template));
    const props = readProps(app.context.settings.secrets, mail?.props ?? '{}');
    const { content } = (props as { invite: { content: string } }).invite;
    return /UID:(.*)/.exec(content.replaceAll('\r\n ', ''))?.[1]?.trim() ?? '';
  }
});

/** The content of a page without head, nonces and references, which differ each time. */
function bodyOf(html: string): string {
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replace(/[A-Z0-9]{2}-[A-Z0-9]{4}/g, '');
}
