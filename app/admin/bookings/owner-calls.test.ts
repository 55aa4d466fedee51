import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReminderFacts } from '#app/features/booking/notifications/booking-emails.server.ts';
import { bookingRulesArea } from '#app/features/booking/rules/booking-rules.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { hoursPost } from '#test/hours-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { listOutcomes } from '../numbers/numbers.queries.server.ts';

// The test clock is at Monday, November 2, 2026, 10:00 in Toronto.
const LINK = 'https://meet.example.com/new-room';
const rules = {
  intent: 'rules',
  ...{
    minimumNoticeMinutes: '60',
    horizonDays: '365',
    changeNoticeHours: '0',
    startEveryMinutes: '30',
  },
  ...{ bufferBeforeMinutes: '0', bufferAfterMinutes: '0', maxCallsPerDay: '' },
  ...hoursPost({
    monday: '9-12, 1-5 PM',
    tuesday: '9-12, 1-5 PM',
    wednesday: '9-12',
    thursday: '9-12',
    friday: '9-12',
  }),
};

describeOnBothDatabases("the owner's work with calls", (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const book = async (name: string, appointmentDate: string, appointmentTime: string) => {
    const answer = await app.post('/api/bookings', {
      ...{ name, email: `${name}@example.com`, appointmentDate, appointmentTime },
    });
    const { data } = await answer.json();
    return { id: data.id as string, path: new URL(data.manageUrl).pathname };
  };
  const mails = async (template: string) => {
    const rows = await app.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', template)
      .where('state', '=', 'queued')
      .execute();
    return rows.map((row) => ({
      row,
      to: row.recipient,
      props: readProps(app.context.settings.secrets, row.props) as {
        meetingLink?: string;
        bookUrl?: string;
        invite: { content: string };
      },
    }));
  };
  const enter = (fields: Record<string, string> = {}) =>
    owner.post('/admin/bookings/new', {
      ...{ kind: 'consultation', appointmentDate: '2026-11-02', appointmentTime: '10:30 AM' },
      ...{ name: 'Kim Caller', email: 'kim@example.com', phone: '289-555-0100', company: '' },
      ...{ brief: 'Asked about invoices', ...fields },
    });

  test('a call without an email address has nothing to confirm', async () => {
    await book('Anastasia', '2026-11-10', '9:00 AM');
    await enter({ name: 'Al Roy', email: '' });
    const page = await (await owner.get('/admin/bookings?view=unconfirmed')).text();
    expect(page).toContain('Anastasia');
    expect(page).not.toContain('Al Roy');
    expect(await (await owner.get('/admin/bookings')).text()).toContain('Al Roy');
  });

  test('a changed meeting link reaches everybody who has booked: one email each, with a newer invite', async () => {
    const ana = await book('ana', '2026-11-10', '9:00 AM');
    await book('bo', '2026-11-11', '9:00 AM');
    const gone = await book('gone', '2026-11-12', '9:00 AM');
    await owner.post(`/admin/bookings/${gone.id}`, { intent: 'cancel', reason: '' });
    const answer = await owner.post('/admin/booking-rules', {
      ...{ ...rules, meetingLink: LINK, confirmed: '2' },
    });
    expect(answer.headers.get('Location')).toContain('done=told');
    const told = await mails('booking-details');
    expect(told.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'bo@example.com']);
    for (const { props } of told) {
      expect(props.meetingLink).toBe(LINK);
      const event = new ICAL.Component(ICAL.parse(props.invite.content)).getFirstSubcomponent(
        'vevent',
      );
      expect(event?.getFirstPropertyValue('sequence')).toBe(1);
      expect(props.invite.content.replaceAll('\r\n ', '')).toContain(LINK);
    }
    const reminders = await mails('booking-reminder');
    expect(reminders).toHaveLength(4);
    expect(reminders.every(({ props }) => props.meetingLink === LINK)).toBe(true);
    // The call was not moved, so the page doesn't say that it was.
    expect(await (await app.request(ana.path)).text()).toContain('Your call is booked');
    // Saving the same link again sends no emails.
    await owner.post('/admin/booking-rules', { ...rules, meetingLink: LINK, horizonDays: '300' });
    expect(await mails('booking-details')).toHaveLength(2);
  });

  test('a reminder has the facts of the moment it is sent, and none is sent for a cancelled call', async () => {
    const { id } = await book('ana', '2026-11-10', '9:00 AM');
    const [reminder] = await mails('booking-reminder');
    if (!reminder) throw new Error('No reminder');
    const { db, settings } = app.context;
    const stored = await settings.get(bookingRulesArea);
    await settings.set(bookingRulesArea, { ...stored, meetingLink: LINK });
    expect(reminder.props.meetingLink).toBeUndefined();
    expect(await readReminderFacts(app.context, reminder.row)).toMatchObject({ meetingLink: LINK });
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();
    expect(await readReminderFacts(app.context, reminder.row)).toBeUndefined();
  });

  test('a call is entered for a caller within the minimum notice, and its emails leave in any case', async () => {
    for (let day = 0; day < 2; day += 1) {
      await app.context.db
        .insertInto('email_budget')
        .values({ address: 'kim@example.com', network: '', day: `2026-11-0${2 + day}`, emails: 50 })
        .execute();
    }
    const page = await (await owner.get('/admin/bookings/new')).text();
    expect(page).toContain('Free Consultation');
    const answer = await enter();
    expect(answer.status).toBe(303);
    const path = answer.headers.get('Location') ?? '';
    expect(path).toMatch(/^\/admin\/bookings\/[^/?]+\?done=entered$/);
    expect(await (await owner.get(path)).text()).toContain('Asked about invoices');
    expect((await mails('booking-confirmation')).map(({ to }) => to)).toEqual(['kim@example.com']);
    const again = await enter({ email: 'lee@example.com' });
    expect([again.status, (await again.text()).includes('already booked')]).toEqual([409, true]);
    expect((await enter({ appointmentDate: '2026-11-07' })).status).toBe(422);
    const empty = await enter({ name: '', email: 'nobody', kind: 'other' });
    expect(empty.status).toBe(422);
    const text = await empty.text();
    for (const reason of ['Enter the caller’s name.', 'Choose a call type.'])
      expect(text).toContain(reason);
    const [call] = await app.context.db.selectFrom('bookings').selectAll().execute();
    expect(call).toMatchObject({ kind: 'consultation', ends_at: '2026-11-02T15:45:00.000Z' });
    // It didn't come by a page of the site, so the numbers leave it out.
    expect(await listOutcomes(app.context.db, 'bookings', '')).toEqual([]);
    await book('ana', '2026-11-10', '9:00 AM');
    expect(await listOutcomes(app.context.db, 'bookings', '')).toHaveLength(1);
    const audit = await app.context.db.selectFrom('audit_log').select('action').execute();
    expect(audit.map(({ action }) => action)).toContain('booking-entered');
  });

  test('a no-show gets one email with a link to book again; a call that took place gets none', async () => {
    const ana = await book('ana', '2026-11-10', '9:00 AM');
    const bo = await book('bo', '2026-11-10', '9:30 AM');
    expect((await owner.post(`/admin/bookings/${ana.id}`, { intent: 'no-show' })).status).toBe(409);
    app.clock.set('2026-11-10T16:00:00.000Z');
    owner = await logInAsOwner(app);
    for (let click = 0; click < 2; click += 1) {
      const answer = await owner.post(`/admin/bookings/${ana.id}`, { intent: 'no-show' });
      expect(answer.headers.get('Location')).toContain('done=no-show');
    }
    await owner.post(`/admin/bookings/${bo.id}`, { intent: 'completed' });
    const missed = await mails('booking-missed');
    expect(missed.map(({ to, props }) => [to, props.bookUrl])).toEqual([
      ['ana@example.com', 'http://localhost:3000/book'],
    ]);
  });
});
