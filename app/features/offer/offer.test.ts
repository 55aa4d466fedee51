import { afterEach, describe, expect, test } from 'vitest';
import { publishFacts } from '#test/sample-business.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readPublishedOffer } from './offer.server.ts';

describe('the launch offer', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const state = async () => (await (await app.request('/api/offer')).json()).data;
  const ask = (headers = {}) =>
    app.post(
      '/api/contact',
      { name: 'A', email: 'a@example.com', source: 'special_offer' },
      headers,
    );

  test('shows 07 days, 12 hours and 45 minutes while the owner has set no deadline', async () => {
    app = await openTestApp('sqlite');
    expect(await state()).toEqual({
      state: 'open',
      deadline: null,
      countdown: { days: 7, hours: 12, minutes: 45 },
      seatsLeft: null,
    });
    app.clock.advance(365 * 24 * 3_600_000);
    expect((await state()).countdown).toEqual({ days: 7, hours: 12, minutes: 45 });
  });

  test('counts down to a real deadline, then has ended and refuses late posts', async () => {
    app = await openTestApp('sqlite');
    const deadline = '2026-11-04T17:30:30.000Z';
    await publishFacts(app, { launch: { deadline, seats: 12 } });
    expect(await state()).toEqual({
      state: 'open',
      deadline,
      // Rounded up to the minute, as on the page.
      countdown: { days: 2, hours: 2, minutes: 31 },
      seatsLeft: 12,
    });
    const accepted = await ask({ 'Idempotency-Key': 'in-time' });
    expect(accepted.status).toBe(201);
    app.clock.set('2026-11-04T17:30:30.000Z');
    expect(await state()).toEqual({ state: 'ended', because: 'deadline' });
    const late = await ask();
    expect(late.status).toBe(410);
    expect((await late.json()).error).toContain('This offer has ended');
    // Repeating a request that was accepted in time still succeeds.
    const again = await ask({ 'Idempotency-Key': 'in-time' });
    expect([again.status, await again.text()]).toEqual([201, await accepted.text()]);
    expect(await app.context.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  });

  test('publishes something else when it is changed and when it ends', async () => {
    app = await openTestApp('sqlite');
    const published = () => readPublishedOffer(app.context);
    const without = published();
    const deadline = '2026-11-04T17:30:00.000Z';
    await publishFacts(app, { launch: { deadline } });
    app.clock.set('2026-11-04T17:29:00.000Z');
    expect(published()).toEqual({ ...without, deadline });
    app.clock.set(deadline);
    expect(published()).toEqual({ isEnded: true, deadline: null, seatsLeft: null });
  });

  test('has ended when no seat is left, and leaves the other forms alone', async () => {
    app = await openTestApp('sqlite');
    await publishFacts(app, { launch: { seats: 0 } });
    expect(await state()).toEqual({ state: 'ended', because: 'seats' });
    expect((await ask()).status).toBe(410);
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    expect((await app.post('/api/contact', message)).status).toBe(201);
  });
});
