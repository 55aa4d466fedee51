import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReminderFacts } from '#app/features/booking/notifications/booking-emails.server.ts';
import { bookingRulesArea } from '#app/features/booking/rules/booking-rules.ts';
import { recordProvider } from '#app/platform/outbox/mail-state.server.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { LINK, PAGE, RULES } from '#test/call-kinds-samples.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { ownerCalendar } from '#test/owner-calendar.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { listOutcomes } from '../numbers/numbers.queries.server.ts';
import { emailsWait } from '../shell/shell.content.ts';
import { callListNotices, bookingsWords as words } from './bookings.content.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const NEW = '/admin/bookings?view=new';

describeOnBothDatabases('the calls of the owner', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  const open = async (more = {}) => {
    const env = { ...NO_LIMITS, SMTP_URL: 'smtp://mail.invalid:2525', ...more };
    ({ app, owner } = await openOwnerApp(engine, { env }));
  };
  beforeEach(() => open());
  afterEach(() => app.close());

  const { book, read, week, freeOn, audit } = ownerCalendar(
    () => app,
    () => owner,
  );
  const place = (answer: Response) => answer.headers.get('Location') ?? '';
  const post = async (id: string, fields: Record<string, string>) =>
    place(await owner.post(`/admin/bookings/${id}`, fields));
  const enter = (name: string, email: string, slot: string, more = {}) =>
    owner.post(NEW, {
      intent: 'enter',
      kind: 'assessment',
      slot,
      name,
      email,
      phone: '905-555-0101',
      ...more,
    });
  const entered = async (...call: Parameters<typeof enter>) =>
    /bookings\/(\w+)\?/.exec(place(await enter(...call)))?.[1] ?? '';
  const askToCancel = async (ids: readonly string[], more: Record<string, string> = {}) => {
    const body = new URLSearchParams({ intent: 'cancel', ...more });
    for (const id of ids) body.append('ids', id);
    return app.request('/admin/bookings', {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
    });
  };
  const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '');
  const mails = async (template: string) => {
    const rows = await app.context.db.selectFrom('outbox').selectAll().execute();
    return rows
      .filter((row) => row.template === template && row.state === 'queued')
      .map((row) => {
        const props = readProps(app.context.settings.secrets, row.props);
        return { row, to: row.recipient, props: props as Record<string, string> };
      });
  };
  const goTo = async (time: string) => {
    app.clock.set(time);
    owner = await logInAsOwner(app);
  };

  test('the lists show upcoming, past and cancelled calls', async () => {
    const byPhone = await entered('Al Roy', '', '2026-11-13 9:00 AM');
    const [past, coming, cancelled] = [
      await book('past@example.com', '2026-11-03', '9:00 AM'),
      await book('coming@example.com', '2026-11-12', '9:00 AM'),
      await book('gone@example.com', '2026-11-12', '9:30 AM'),
    ];
    await post(cancelled, { intent: 'cancel' });
    await goTo('2026-11-03T14:10:00.000Z');
    const views = {
      past: [past],
      coming: [coming, byPhone],
      cancelled: [cancelled],
    };
    for (const [view, ids] of Object.entries(views)) {
      const page = await read(`/admin/bookings?view=${view}`);
      const shown = [past, coming, byPhone, cancelled].filter((id) => page.includes(id));
      expect(shown, view).toEqual(ids);
    }
  });

  test('paging shows each cancelled call once, also those with the same start', async () => {
    for (let round = 0; round < 53; round += 1) {
      const id = await book(`visitor${round}@example.com`, '2026-11-12', '9:00 AM');
      await post(id, { intent: 'cancel' });
    }
    const first = await read('/admin/bookings?view=cancelled');
    const next = /href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await read(next);
    const ids = `${first}${second}`.match(/\/admin\/bookings\/[\w-]{10,}/g) ?? [];
    expect(new Set(ids).size).toBe(53);
    expect(second.match(/\/admin\/bookings\/[\w-]{10,}/g)).toHaveLength(3);
  }, 60_000);

  test('a call is moved to another time, cancelled with a note, and both are logged', async () => {
    const id = await book('ana@example.com', '2026-11-12', '9:00 AM');
    const move = { intent: 'move', appointmentDate: '2026-11-13', appointmentTime: '10:00' };
    const path = `/admin/bookings/${id}`;
    const closed = await owner.post(path, { ...move, appointmentDate: '2026-11-14' });
    expect(closed.status).toBe(409);
    expect(await closed.text()).toContain(words.closed.weekend);
    expect((await owner.post(path, { ...move, appointmentDate: '' })).status).toBe(422);
    expect(await post(id, move)).toBe(`${path}?done=moved`);
    const note = 'Our power is out. We call you.';
    expect(await post(id, { intent: 'cancel', reason: note })).toBe(`${path}?done=cancelled`);
    const [cancelled] = await mails('booking-cancelled');
    expect(cancelled?.props).toMatchObject({ isByOwner: true, note });
    expect((await owner.post(path, { intent: 'cancel' })).status).toBe(409);
    expect(await audit()).toEqual(expect.arrayContaining(['booking-moved', 'booking-cancelled']));
  });

  test('a call is marked as completed or missed once it has begun; one email goes to who missed it', async () => {
    const ana = await book('ana@example.com', '2026-11-12', '9:00 AM');
    const bo = await book('bo@example.com', '2026-11-12', '9:30 AM');
    expect(await post(ana, { intent: 'completed' })).toBe('');
    await goTo('2026-11-12T15:00:00.000Z');
    await post(ana, { intent: 'completed' });
    await post(bo, { intent: 'completed' });
    expect((await week())[3]).toContain(`Caller ana (${words.outcomes.completed})`);
    for (let click = 0; click < 2; click += 1) {
      expect(await post(ana, { intent: 'no-show' })).toContain('done=no-show');
    }
    expect((await week())[3]).toContain(`Caller ana (${words.outcomes['no-show']})`);
    const missed = await mails('booking-missed');
    expect(missed.map(({ to, props }) => [to, props.bookUrl])).toEqual([
      ['ana@example.com', 'http://localhost:3000/book'],
    ]);
    expect(await audit()).toContain('booking-outcome');
  });

  test('a reminder has the facts of the moment it is sent, and none is sent for a cancelled call', async () => {
    const id = await book('ana@example.com', '2026-11-10', '9:00 AM');
    const [reminder] = await mails('booking-reminder');
    if (!reminder) throw new Error('No reminder');
    const { db, settings } = app.context;
    await settings.set(bookingRulesArea, {
      ...(await settings.get(bookingRulesArea)),
      meetingLink: LINK,
    });
    expect(reminder.props.meetingLink).toBeUndefined();
    expect(await readReminderFacts(app.context, reminder.row)).toMatchObject({ meetingLink: LINK });
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();
    expect(await readReminderFacts(app.context, reminder.row)).toBeUndefined();
  });

  test('a call is entered for a caller within the minimum notice, and its emails leave in any case', async () => {
    const { db } = app.context;
    for (const day of ['2026-11-02', '2026-11-03']) {
      const budget = { address: 'kim@example.com', network: '', day, emails: 50 };
      await db.insertInto('email_budget').values(budget).execute();
    }
    const slot = { appointmentDate: '2026-11-02', appointmentTime: '10:30 AM' };
    const call = { kind: 'consultation', brief: 'Asked about invoices', ...slot };
    const path = place(await enter('Kim Caller', 'kim@example.com', '', call));
    expect(path).toMatch(/^\/admin\/bookings\/[^/?]+\?done=confirmed$/);
    expect(await read(path)).toContain('Asked about invoices');
    const called = String(path.split(/[/?]/)[3]);
    const brief = 'Asked about invoices.\nWants a quote.';
    expect(await read(await post(called, { intent: 'notes', brief }))).toContain(
      `>${brief}</textarea>`,
    );
    expect((await mails('booking-confirmation')).map(({ to }) => to)).toEqual(['kim@example.com']);
    const again = await enter('Lee', 'lee@example.com', '', call);
    expect([again.status, (await again.text()).includes('already booked')]).toEqual([409, true]);
    const empty = await textOf(await enter('', 'nobody', '', { ...call, kind: 'other' }));
    for (const reason of ['Enter the caller’s name.', 'Choose a call type.']) {
      expect(empty).toContain(reason);
    }
    const [stored] = await db.selectFrom('bookings').selectAll().execute();
    expect(stored).toMatchObject({ kind: 'consultation', ends_at: '2026-11-02T15:45:00.000Z' });
    // It didn't come by a page of the site, so the numbers leave it out.
    await book('ana@example.com', '2026-11-10', '9:00 AM');
    expect(await listOutcomes(db, '')).toHaveLength(1);
    expect(await audit()).toContain('booking-entered');
  });

  test('a caller without an email address is emailed nothing, promised nothing, and erased on their call’s page', async () => {
    const neither = await enter('Kim Caller', '', '2026-11-10 11:00 AM', { phone: '' });
    expect(await neither.text()).toContain('Enter a phone number or an email address.');
    const path = place(await enter('Kim Caller', '', '2026-11-10 11:00 AM'));
    const id = path.replace(/\?.*/, '').split('/').at(-1) ?? '';
    expect(await read(`/admin/bookings/${id}`)).toContain(words.noEmail);
    expect(await post(id, { intent: 'move', slot: '2026-11-11 9:00 AM' })).toContain('done=moved');
    const asked = await textOf(
      await owner.post(PAGE, { ...RULES, intent: 'rules', meetingLink: LINK }),
    );
    expect(asked).toContain('without an email address yourself: Kim Caller.');
    expect(asked).not.toContain('be emailed: ');
    expect(await post(id, { intent: 'cancel', reason: '' })).toContain('done=cancelled');
    const rows = await app.context.db.selectFrom('outbox').selectAll().execute();
    expect(rows.map(({ template }) => template)).toEqual(Array(3).fill('booking-notice'));
    expect(await post(id, { intent: 'erase' })).toContain('done=erased');
    for (const table of ['bookings', 'outbox'] as const) {
      expect(await app.context.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('a call says which emails to the visitor failed, for this call alone', async () => {
    const [id, other] = [
      await entered('Ana Lopes', 'ana@example.com', '2026-11-09 9:00 AM'),
      await entered('Ana Lopes', 'ana@example.com', '2026-11-09 10:00 AM'),
    ];
    await app.context.db
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('dedupe_key', '=', `booking-confirmation:${id}:0`)
      .execute();
    const says = async (call: string) =>
      (await read(`/admin/bookings/${call}`)).includes('emails weren’t delivered');
    expect([await says(id), await says(other)]).toEqual([true, false]);
  });

  test('a time outside the hours is taken by a button of its own, which Enter doesn’t press', async () => {
    const night = { appointmentDate: '2026-11-10', appointmentTime: '11:00 PM' };
    const page = await textOf(await enter('Kim Caller', 'kim@example.com', '', night));
    const [own, anyway] = ['Book Call</', 'Take This Time Anyway</'].map((name) =>
      page.indexOf(name),
    );
    expect(own).toBeGreaterThan(0);
    expect(anyway).toBeGreaterThan(own ?? 0);
  });

  test('selected calls are cancelled after a question that says who is emailed, if anybody can be', async () => {
    const ids = [
      await entered('Ana Lopes', 'ana@example.com', '2026-11-09 9:00 AM'),
      await entered('Ben Reid', 'Ben@example.com', '2026-11-09 9:30 AM'),
      await entered('Ben Reid', 'ben@example.com', '2026-11-09 10:00 AM'),
      await entered('Cara Kim', '', '2026-11-09 10:30 AM'),
    ];
    const asked = await textOf(await askToCancel(ids));
    expect(asked).toContain('Calls to cancel: 4');
    expect(asked).toContain('be emailed: 2.');
    expect(asked).toContain('without an email address yourself: Cara Kim.');
    expect(asked).not.toContain(emailsWait);
    await recordProvider(app.context, 'smtp', { isGood: false, reason: 'It is away.' });
    expect(await textOf(await askToCancel(ids))).toContain(emailsWait);
    expect(await freeOn('2026-11-09')).toHaveLength(10);

    const done = place(await askToCancel(ids.slice(0, 1), { confirmed: '1' }));
    expect(await read(done)).toContain(callListNotices.cancelled.withoutEmail.description);
    expect(await freeOn('2026-11-09')).toHaveLength(11);
    expect(place(await askToCancel([]))).toContain('done=unchanged');
  });
});
