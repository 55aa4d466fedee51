import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const wanted = { appointmentDate: '2026-11-24', appointmentTime: '9:00 AM' };
const ana = { name: 'Ana Roy', email: 'Ana@Example.com', company: 'Roy Dental', ...wanted };

describeOnBothDatabases('A booking that arrives from the browser’s queue', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const open = async () => {
    app = await openTestApp(engine);
    const first = { name: 'Bo Li', email: 'bo@example.com', ...wanted };
    expect((await app.post('/api/bookings', first)).status).toBe(201);
    await app.context.db.deleteFrom('outbox').execute();
  };
  const send = (body: object, key = 'key-1') =>
    app.post('/api/bookings', body, { 'Idempotency-Key': key });
  const messages = () => app.context.db.selectFrom('submissions').selectAll().execute();
  const emails = () =>
    app.context.db.selectFrom('outbox').select(['template', 'recipient', 'props']).execute();

  test('after its time was taken reaches the owner as a message, once, however often it arrives', async () => {
    await open();
    const resent = { ...ana, brief: 'Readiness: 62 of 100', resent: true };
    const answers = [await send(resent), await send({ ...resent, timestamp: 'later' })];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      source: 'booking_request',
      name: 'Ana Roy',
      company: 'Roy Dental',
      status: 'new',
    });
    expect(message?.message).toContain('Tuesday, November 24, 2026 at 9:00 AM');
    expect(message?.message).toContain('Readiness: 62 of 100');
    expect((await emails()).map(({ template }) => template).sort()).toEqual([
      'booking-unavailable',
      'contact-notification',
    ]);
  });

  test('tells the visitor by email what happened and the nearest free times, and repeats nothing typed', async () => {
    await open();
    await send({ ...ana, resent: true });
    const email = (await emails()).find(({ template }) => template === 'booking-unavailable');
    expect(email?.recipient).toBe('ana@example.com');
    const props = JSON.parse(email?.props ?? '{}');
    expect(props.wanted).toBe('Tuesday, November 24, 2026 at 9:00 AM');
    expect(props.nearest).toHaveLength(3);
    expect(props.bookUrl).toBe('http://localhost:3000/book');
    expect(email?.props).not.toMatch(/Roy|Dental/);
  });

  test('after its day has passed reaches the owner, too', async () => {
    await open();
    const answer = await send({ ...ana, appointmentDate: '2026-10-30', resent: true });
    expect(answer.status).toBe(422);
    expect(await messages()).toHaveLength(1);
  });

  test('is booked as usual if the time is free, even if the first request had arrived', async () => {
    await open();
    const free = { ...ana, appointmentTime: '10:30 AM' };
    expect((await send(free)).status).toBe(201);
    expect((await send({ ...free, resent: true })).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await messages()).toEqual([]);
  });

  test('that the visitor sees refused at once leaves no message', async () => {
    await open();
    expect((await send(ana)).status).toBe(409);
    expect(await messages()).toEqual([]);
  });
});
