import { afterEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { readProps } from '#app/platform/outbox/outbox.server.ts';
import { request } from '#test/booking-samples.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const { company } = builtInFacts;
const NOW = '2026-11-02T15:00:00.000Z';

describeOnBothDatabases('POST /api/bookings', (engine) => {
  let app: TestApp;

  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('bookings').selectAll().execute();

  const queued = () =>
    app.context.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('template')
      .orderBy('next_attempt_at')
      .execute();

  const book = (changes: object = {}, headers?: Record<string, string>) =>
    app.post('/api/bookings', { ...request, ...changes }, headers);

  test('stores the call as an instant and as the Toronto time that was promised', async () => {
    app = await openTestApp(engine);
    const answer = await book({ timeZone: 'Europe/London' });
    expect(answer.status).toBe(201);
    const { success, data } = await answer.json();
    expect(success).toBe(true);
    expect(data).toMatchObject({
      startsAt: '2026-11-24T14:00:00.000Z',
      endsAt: '2026-11-24T14:30:00.000Z',
    });
    expect(data.manageUrl).toMatch(/^http:\/\/localhost:3000\/bookings\/[\w-]{22}$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      id: data.id,
      kind: 'assessment',
      status: 'active',
      toronto_date: '2026-11-24',
      toronto_time: '9:00 AM',
      visitor_zone: 'Europe/London',
      sequence: 0,
    });
  });

  test('queues a confirmation, a notice and two reminders, each with an end at the start of the call', async () => {
    app = await openTestApp(engine);
    await book();
    const start = '2026-11-24T14:00:00.000Z';
    expect(
      (await queued()).map((mail) => [
        mail.template,
        mail.recipient,
        mail.next_attempt_at,
        mail.expires_at,
      ]),
    ).toEqual([
      ['booking-confirmation', 'ana@example.com', NOW, start],
      ['booking-notice', company.email, NOW, '2026-11-05T15:00:00.000Z'],
      [
        'booking-reminder',
        'ana@example.com',
        '2026-11-23T14:00:00.000Z',
        '2026-11-24T13:00:00.000Z',
      ],
      ['booking-reminder', 'ana@example.com', '2026-11-24T13:00:00.000Z', start],
    ]);
  });

  test('takes a tool result along: the owner reads it, the email to the visitor does not carry it', async () => {
    app = await openTestApp(engine);
    const brief = 'ROI Calculator: pilot first\nPays for itself in 13.6 months';
    await book({ brief });
    const [row] = await stored();
    expect(row?.brief).toBe(brief);
    for (const mail of await queued()) {
      const text = JSON.stringify(readProps(app.context.settings.secrets, mail.props));
      expect(text.includes('13.6 months')).toBe(mail.template === 'booking-notice');
    }
  });

  test('leaves out a reminder whose time has passed when the call is booked', async () => {
    app = await openTestApp(engine);
    await book({ appointmentDate: '2026-11-02', appointmentTime: '1:00 PM' });
    const reminders = (await queued()).filter((mail) => mail.template === 'booking-reminder');
    expect(reminders.map((mail) => mail.next_attempt_at)).toEqual(['2026-11-02T17:00:00.000Z']);
    await book({
      appointmentDate: '2026-11-02',
      appointmentTime: '11:00 AM',
      email: 'b@example.com',
    });
    expect((await queued()).filter((mail) => mail.recipient === 'b@example.com')).toHaveLength(1);
  });

  test('reads the day in each of the forms that a program may send', async () => {
    app = await openTestApp(engine);
    const forms = [
      ['2026-11-24', '9:00 AM'],
      ['2026-11-24T00:00:00.000Z', '9:30 AM'],
      ['2026-11-24T05:00:00.000Z', '10:00 AM'],
      ['2026-11-25T04:59:00.000Z', '10:30 AM'],
    ] as const;
    for (const [at, [appointmentDate, appointmentTime]] of forms.entries()) {
      const email = `${at}@example.com`;
      const answer = await book({ appointmentDate, appointmentTime, email });
      expect(answer.status).toBe(201);
    }
    expect((await stored()).map((row) => row.toronto_date)).toEqual(Array(4).fill('2026-11-24'));
  });

  test('takes another slot under the key that lost, because a lost race is not kept', async () => {
    app = await openTestApp(engine);
    await book();
    const headers = { 'Idempotency-Key': 'form-of-bo' };
    const email = 'bo@example.com';
    expect((await book({ email }, headers)).status).toBe(409);
    expect((await book({ email, appointmentTime: '9:30 AM' }, headers)).status).toBe(201);
    const replay = await book({ email, appointmentTime: '9:30 AM' }, headers);
    expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await stored()).toHaveLength(2);
  });

  test('repeats the first answer, secret link included, which is stored nowhere', async () => {
    app = await openTestApp(engine);
    const headers = { 'Idempotency-Key': 'key-1' };
    const first = await (await book({}, headers)).text();
    const again = await book({ timestamp: 'later' }, headers);
    expect(await again.text()).toBe(first);
    expect((await book({ name: 'Bo' }, headers)).status).toBe(422);
    expect(await stored()).toHaveLength(1);
    const token = JSON.parse(first).data.manageUrl.split('/').at(-1);
    for (const table of ['bookings', 'outbox', 'idempotency_keys'] as const) {
      const rows = await app.context.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test('answers five at once with one booking', async () => {
    app = await openTestApp(engine);
    const headers = { 'Idempotency-Key': 'key-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => book({}, headers)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201]);
    expect(await stored()).toHaveLength(1);
    expect(await queued()).toHaveLength(4);
  });
});

describeOnBothDatabases('GET /api/bookings/availability', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());
  const look = async (from: string, to: string, more = '') =>
    app.request(`/api/bookings/availability?from=${from}&to=${to}${more}`);

  test('lists each day with its free and taken slots, and the next free one of all', async () => {
    app = await openTestApp(engine);
    await app.post('/api/bookings', request);
    const answer = await look('2026-11-24', '2026-11-28');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(text).not.toMatch(/ana|Roy|0101/i);
    const { data } = JSON.parse(text);
    expect(data).toMatchObject({
      zone: 'America/Toronto',
      today: '2026-11-02',
      lastDay: '2027-11-02',
      next: { date: '2026-11-02', time: '11:00 AM', startsAt: '2026-11-02T16:00:00.000Z' },
    });
    const [tuesday, , , , saturday] = data.days;
    expect(tuesday.free).toHaveLength(13);
    expect(tuesday.taken).toMatchObject([{ time: '9:00 AM' }]);
    expect(saturday).toMatchObject({ date: '2026-11-28', free: [], closed: { kind: 'weekend' } });
  });

  test('tells each time in the visitor’s zone as well, if it knows it and the clocks differ', async () => {
    app = await openTestApp(engine);
    const firstSlot = async (zone: string) => {
      const answer = await look('2026-11-24', '2026-11-24', `&timeZone=${zone}`);
      expect(answer.status).toBe(200);
      const { visitorZone, days, next } = (await answer.json()).data;
      return { visitorZone, next: next.visitor, visitor: days[0].free[0].visitor };
    };
    // Since 2026, British Columbia no longer changes its clocks.
    expect(await firstSlot('America/Vancouver')).toEqual({
      visitorZone: 'America/Vancouver',
      next: { place: 'Vancouver', date: '2026-11-02', time: '9:00 AM' },
      visitor: { place: 'Vancouver', date: '2026-11-24', time: '7:00 AM' },
    });
    expect(await firstSlot('Pacific/Auckland')).toMatchObject({
      visitor: { place: 'Auckland', date: '2026-11-25', time: '3:00 AM' },
    });
    expect(await firstSlot('America/New_York')).toEqual({ visitorZone: 'America/New_York' });
    for (const other of ['', 'America/Toronto', 'Mars/Olympus', 'x'.repeat(3000)]) {
      expect(await firstSlot(other)).toEqual({ visitorZone: 'America/Toronto' });
    }
  });

  test.each([
    ['', ''],
    ['2026-11-24', ''],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-31', '2026-12-01'],
    ['2026-11-01', '2027-01-02'],
  ])('refuses the range from "%s" to "%s"', async (from, to) => {
    app = await openTestApp(engine);
    const answer = await look(from, to);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ success: false });
  });
});
