import { afterEach, expect, test } from 'vitest';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '../admin-browser.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const MINUTE_MS = 60_000;
const TIMES = ['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM', '11:00 AM', '1:00 PM', '1:30 PM'];
const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'];
/** Free slots, one after the other. */
const SLOTS = DAYS.flatMap((appointmentDate) =>
  TIMES.map((appointmentTime) => ({ appointmentDate, appointmentTime })),
);

describeOnBothDatabases('many bookings by one visitor', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const open = (env: NodeJS.ProcessEnv = {}) =>
    openTestApp(engine, {
      env: { TRUST_PROXY: '1', SUBMISSIONS_PER_TEN_MINUTES: '10000', ...env },
    });
  const book = (number: number, ip: string, email = `person${number}@example.com`) =>
    app.post(
      '/api/bookings',
      { name: 'A Person', email, source: 'assessment_booking', ...SLOTS[number] },
      { 'X-Forwarded-For': ip },
    );
  const withStatus = async (status: string) => {
    const { db } = app.context;
    const rows = await db.selectFrom('bookings').selectAll().execute();
    return rows.filter((row) => row.status === status);
  };
  /** The link in the newest email that asks to confirm a call. */
  const confirmLink = async () => {
    const { db, settings } = app.context;
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'booking-hold')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const props = readProps(settings.secrets, row.props) as { confirmUrl: string };
    return new URL(props.confirmUrl);
  };
  const confirm = (link: URL) =>
    app.request(link.pathname, {
      method: 'POST',
      body: new URLSearchParams({
        intent: 'confirm',
        key: link.searchParams.get('confirm') ?? '',
      }),
      headers: { Origin: 'http://localhost:3000' },
      redirect: 'manual',
    });

  test('a network gets four unconfirmed calls, an IPv6 /56 counts as one, also all at once', async () => {
    app = await open();
    const ips = (number: number) => `2001:db8:1:2${number + 10}::1`;
    const answers = await Promise.all(
      SLOTS.slice(0, 20).map((_, number) => book(number, ips(number))),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(16);
    expect(await withStatus('active')).toHaveLength(4);
    // Another network is not affected.
    expect((await book(21, '2001:db8:1:300::1')).status).toBe(201);
  });

  test('above ten unconfirmed calls in an hour further ones are held, and the owner is told once', async () => {
    app = await open();
    const statuses: string[] = [];
    for (let number = 0; number < 14; number++) {
      const answer = await book(number, `203.0.113.${number}`);
      expect(answer.status).toBe(201);
      statuses.push((await answer.json()).data.status);
    }
    expect(statuses).toEqual([...Array(10).fill('booked'), ...Array(4).fill('held')]);
    const { db } = app.context;
    const emails = await db.selectFrom('outbox').select(['template', 'recipient']).execute();
    const count = (template: string) => emails.filter((row) => row.template === template).length;
    expect(count('booking-confirmation')).toBe(10);
    expect(count('booking-hold')).toBe(4);
    expect(count('booking-guard')).toBe(1);
    // The owner is notified of a held call only once it is booked.
    expect(count('booking-notice')).toBe(10);
  });

  test('a held call keeps its slot for 30 minutes and is booked by the link in the email', async () => {
    app = await openTestApp(engine, {
      renderPage: await createPageRenderer(),
      env: {
        TRUST_PROXY: '1',
        UNCONFIRMED_CALLS_PER_HOUR: '1',
        SMTP_URL: 'smtp://mail.invalid:2525',
      },
    });
    await book(0, '203.0.113.1');
    const held = await (await book(1, '203.0.113.2')).json();
    expect(held.data).toMatchObject({ status: 'held', heldUntil: '2026-11-02T15:30:00.000Z' });
    // Nobody else can take the slot meanwhile.
    expect((await book(1, '203.0.113.3', 'other@example.com')).status).toBe(409);
    const path = new URL(held.data.manageUrl).pathname;
    const page = await (await app.request(path)).text();
    expect(page).toContain('Confirm your call');
    expect(page).toContain('Open the link in the email');
    expect(page).not.toContain('Your call is booked');
    expect(page).not.toContain('Confirm my call');
    expect((await app.request(`${path}/invite.ics`)).status).toBe(404);
    // The secret link shown on the page must not confirm: it was shown to whoever typed the
    // address.
    const wrong = new URL(held.data.manageUrl);
    wrong.searchParams.set('confirm', 'x'.repeat(22));
    expect((await confirm(wrong)).status).toBe(422);
    // An email scanner that opens the link doesn't confirm either.
    const link = await confirmLink();
    expect(await (await app.request(link.pathname + link.search)).text()).toContain(
      'Confirm my call',
    );
    expect(await withStatus('held')).toHaveLength(1);
    expect((await confirm(link)).status).toBe(303);
    expect(await withStatus('active')).toHaveLength(2);
    expect(await (await app.request(path)).text()).toContain('Your call is booked');
    expect((await confirm(link)).status).toBe(303);
    // The address is now confirmed, so its next call is booked immediately.
    const next = await (await book(2, '203.0.113.2', 'person1@example.com')).json();
    expect(next.data.status).toBe('booked');
  });

  test('a call that is not confirmed in time frees its slot, and can be confirmed late while it is free', async () => {
    app = await openTestApp(engine, {
      renderPage: await createPageRenderer(),
      env: { TRUST_PROXY: '1', UNCONFIRMED_CALLS_PER_HOUR: '1' },
    });
    await book(0, '203.0.113.1');
    await book(1, '203.0.113.2');
    const late = await confirmLink();
    app.clock.advance(31 * MINUTE_MS);
    const { days } = (
      await (await app.request('/api/bookings/availability?from=2026-11-10&to=2026-11-10')).json()
    ).data;
    expect(days[0].free.map((slot: { time: string }) => slot.time)).toContain('9:30 AM');
    expect((await confirm(late)).status).toBe(303);
    expect(await withStatus('active')).toHaveLength(2);

    await book(2, '203.0.113.4');
    const lost = await confirmLink();
    app.clock.advance(31 * MINUTE_MS);
    await book(2, '203.0.113.5', 'faster@example.com');
    const winner = await confirmLink();
    expect((await confirm(lost)).status).toBe(409);
    expect((await confirm(winner)).status).toBe(303);
    expect(await withStatus('active')).toHaveLength(3);
  });

  test('the owner cancels many at once', async () => {
    app = await openTestApp(engine, {
      renderPage: await createPageRenderer(),
      env: { ADMIN_PASSWORD, TRUST_PROXY: '1', SMTP_URL: 'smtp://mail.invalid:2525' },
    });
    for (let number = 0; number < 6; number++) await book(number, `203.0.113.${number}`);
    const owner = await logInAsOwner(app);
    const page = await (await owner.get('/admin/bookings?view=unconfirmed')).text();
    const ids = [...page.matchAll(/name="ids" value="(\w+)"/g)].map((match) => match[1] ?? '');
    expect(ids).toHaveLength(6);
    const form = new URLSearchParams({ view: 'unconfirmed' });
    for (const id of ids.slice(0, 5)) form.append('ids', id);
    const cancel = () =>
      app.request('/admin/bookings/cancel', {
        method: 'POST',
        body: form,
        headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
        redirect: 'manual',
      });
    const asked = (await (await cancel()).text()).replaceAll('<!-- -->', '');
    expect(asked).toContain('Cancel 5 calls and email 5 people?');
    expect(await withStatus('cancelled')).toHaveLength(0);
    form.append('confirmed', '5');
    const answer = await cancel();
    expect(answer.headers.get('Location')).toBe('/admin/bookings?view=unconfirmed&done=cancelled');
    expect(await withStatus('cancelled')).toHaveLength(5);
    expect(await withStatus('active')).toHaveLength(1);
  });
});
