import { afterEach, expect, test } from 'vitest';
import { addCalendar } from '#app/features/booking/busy/busy-calendars.server.ts';
import { runInBookingQueue } from '#app/features/booking/slots/booking-queue.server.ts';
import { answerEvents, LONG_AGO, startStubCalendarServer } from '../stub-calendar-server.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startStubCalendarServer>>;
afterEach(async () => {
  await app.close();
  await server.stop();
});

test('requests that wait for a slow calendar keep nobody from taking a slot', async () => {
  server = await startStubCalendarServer();
  server.answer = answerEvents(LONG_AGO);
  app = await openTestApp('postgres', { env: { ALLOW_PRIVATE_ADDRESSES: '1' } });
  await addCalendar(app.context, { name: 'Personal', url: server.url });
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  server.answer = () => asked();
  app.clock.advance(60_000);
  const body = {
    ...{ name: 'Ana', email: 'ana@example.com' },
    ...{ appointmentDate: '2026-11-10', appointmentTime: '3:00 AM' },
  };
  const waiting = Array.from({ length: 12 }, () => app.post('/api/bookings', body));
  await isAsked;
  const began = performance.now();
  await runInBookingQueue(app.context.db, async () => undefined);
  expect(performance.now() - began).toBeLessThan(1500);
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(422);
});
