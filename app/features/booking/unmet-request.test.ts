import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const wanted = { appointmentDate: '2026-11-24', appointmentTime: '9:00 AM' };
const ana = { name: 'Ana Roy', email: 'Ana@Example.com', company: 'Roy Dental', ...wanted };

describe('A booking that arrives from the browser’s queue', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const open = async () => {
    app = await openTestApp();
    const first = { name: 'Bo Li', email: 'bo@example.com', ...wanted };
    expect((await app.post('/api/bookings', first)).status).toBe(201);
    await app.context.db.deleteFrom('outbox').execute();
  };
  const send = (body: object, key = 'key-1') =>
    app.post('/api/bookings', body, { 'Idempotency-Key': key });
  const messages = () => app.context.db.selectFrom('submissions').selectAll().execute();
  const emails = () =>
    app.context.db.selectFrom('outbox').selectAll().orderBy('template').execute();

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
    const [visitor, owner] = await emails();
    expect([visitor?.template, owner?.template]).toEqual([
      'booking-unavailable',
      'contact-notification',
    ]);
    // The nearest free times, and nothing that was typed.
    expect(visitor?.recipient).toBe('ana@example.com');
    expect(JSON.parse(visitor?.props ?? '{}')).toMatchObject({
      wanted: 'Tuesday, November 24, 2026 at 9:00 AM',
      nearest: { length: 3 },
      bookUrl: 'http://localhost:3000/book',
    });
    expect(visitor?.props).not.toMatch(/Roy|Dental|62 of 100/);
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
