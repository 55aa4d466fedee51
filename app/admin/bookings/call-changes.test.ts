import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { ownerCalendar } from '#test/owner-calendar.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookingsWords as words } from './bookings.content.ts';

describeOnBothDatabases("the owner's calendar", (engine) => {
  let app: TestApp;

  let owner: AdminBrowser;

  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
  });

  afterEach(() => app.close());

  const { book, read, week, freeOn, audit } = ownerCalendar(
    () => app,
    () => owner,
  );

  const mailsTo = async (recipient: string) => {
    const rows = await app.context.db.selectFrom('outbox').selectAll().execute();
    const mails = rows.filter((row) => row.recipient === recipient);
    return mails.map(({ template, props }) => ({
      template,
      props: readProps(app.context.settings.secrets, props) as Record<string, unknown> & {
        invite: { content: string };
      },
    }));
  };

  test('the lists show upcoming, past and cancelled calls', async () => {
    const [past, coming, cancelled] = [
      await book('past@example.com', '2026-11-03', '9:00 AM'),
      await book('coming@example.com', '2026-11-12', '9:00 AM'),
      await book('gone@example.com', '2026-11-12', '9:30 AM'),
    ];
    await owner.post(`/admin/bookings/${cancelled}`, { intent: 'cancel' });
    app.clock.set('2026-11-03T14:10:00.000Z');
    owner = await logInAsOwner(app);
    const inView: Record<string, string> = { past, coming, cancelled };
    for (const [view, id] of Object.entries(inView)) {
      const page = await read(`/admin/bookings?view=${view}`);
      const shown = Object.values(inView).filter((other) => page.includes(other));
      expect(shown, view).toEqual([id]);
    }
  });

  test('paging shows each cancelled call once, also those with the same start', async () => {
    for (let round = 0; round < 53; round += 1) {
      const id = await book(`visitor${round}@example.com`, '2026-11-12', '9:00 AM');
      await owner.post(`/admin/bookings/${id}`, { intent: 'cancel' });
    }
    const first = await read('/admin/bookings?view=cancelled');
    const next = /href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await read(next);
    const ids = `${first}${second}`.match(/\/admin\/bookings\/[\w-]{10,}/g) ?? [];
    expect(new Set(ids).size).toBe(53);
    expect(second.match(/\/admin\/bookings\/[\w-]{10,}/g)).toHaveLength(3);
  }, 60_000);

  test('moving emails a changed invite, frees the slot and is logged', async () => {
    const id = await book('ana@example.com', '2026-11-12', '9:00 AM');
    const path = `/admin/bookings/${id}`;
    const move = { intent: 'move', appointmentDate: '2026-11-13', appointmentTime: '10:00' };
    const closed = await owner.post(path, { ...move, appointmentDate: '2026-11-14' });
    expect([closed.status, (await closed.text()).includes(words.refusals.weekend ?? '?')]).toEqual([
      409,
      true,
    ]);
    expect((await owner.post(path, { ...move, appointmentDate: '' })).status).toBe(422);
    expect((await owner.post(path, move)).status).toBe(303);
    expect(await freeOn('2026-11-12')).toHaveLength(14);
    expect(await freeOn('2026-11-13')).not.toContain('10:00 AM');
    const changed = (await mailsTo('ana@example.com')).find(
      ({ template }) => template === 'booking-changed',
    );
    expect(eventOf(changed?.props.invite.content ?? '')).toMatchObject({
      sequence: 1,
      method: 'REQUEST',
    });
    expect(await audit()).toContain('booking-moved');
  });

  test('cancelling emails a cancelled invite with the note, frees the slot and is logged', async () => {
    const id = await book('ana@example.com', '2026-11-12', '9:00 AM');
    const note = 'Our power is out. We call you.';
    await owner.post(`/admin/bookings/${id}`, { intent: 'cancel', reason: note });
    expect(await freeOn('2026-11-12')).toHaveLength(14);
    const cancelled = (await mailsTo('ana@example.com')).find(
      ({ template }) => template === 'booking-cancelled',
    );
    expect(cancelled?.props).toMatchObject({ isByOwner: true, note });
    expect(eventOf(cancelled?.props.invite.content ?? '')).toMatchObject({
      ...{ sequence: 1, method: 'CANCEL' },
    });
    expect(await audit()).toContain('booking-cancelled');
    const again = await owner.post(`/admin/bookings/${id}`, { intent: 'cancel' });
    expect(again.status).toBe(409);
  });

  test('a call is marked as completed or a no-show once it has begun, not before', async () => {
    const id = await book('ana@example.com', '2026-11-12', '9:00 AM');
    const path = `/admin/bookings/${id}`;
    expect((await owner.post(path, { intent: 'completed' })).status).toBe(409);
    app.clock.set('2026-11-12T14:00:00.000Z');
    owner = await logInAsOwner(app);
    for (const intent of ['no-show', 'completed'] as const) {
      expect((await owner.post(path, { intent })).status).toBe(303);
      expect((await week())[3]).toContain(`(${words.outcomes[intent]})`);
    }
    expect((await audit()).filter((action) => action === 'booking-outcome')).toHaveLength(2);
  });
});

function eventOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  return { method: calendar.getFirstPropertyValue('method'), sequence: event.sequence };
}
