import { afterEach, expect, test } from 'vitest';
import { describeOnBothDatabases, openTestSite, type TestSite } from '#test/test-site.ts';
import { offerArea } from './offer.server.ts';

describeOnBothDatabases('the launch offer', (engine) => {
  let site: TestSite;
  afterEach(() => site.close());

  const state = async () => (await (await site.request('/api/offer')).json()).data;
  const ask = (headers = {}) =>
    site.post(
      '/api/contact',
      { name: 'A', email: 'a@example.com', source: 'special_offer' },
      headers,
    );

  test('shows 07 days, 12 hours and 45 minutes while the owner has set no deadline', async () => {
    site = await openTestSite(engine);
    expect(await state()).toEqual({
      state: 'open',
      deadline: null,
      countdown: { days: 7, hours: 12, minutes: 45 },
      seatsLeft: null,
    });
    site.clock.advance(365 * 24 * 3_600_000);
    expect((await state()).countdown).toEqual({ days: 7, hours: 12, minutes: 45 });
  });

  test('counts down to a real deadline, then has ended and refuses late posts', async () => {
    site = await openTestSite(engine);
    const deadline = '2026-11-04T17:30:30.000Z';
    await site.services.settings.set(offerArea, { deadline, seats: 12 });
    expect(await state()).toEqual({
      state: 'open',
      deadline,
      // A started minute counts, as on the page.
      countdown: { days: 2, hours: 2, minutes: 31 },
      seatsLeft: 12,
    });
    const accepted = await ask({ 'Idempotency-Key': 'in-time' });
    expect(accepted.status).toBe(201);
    site.clock.set('2026-11-04T17:30:30.000Z');
    expect(await state()).toEqual({ state: 'ended', because: 'deadline' });
    const late = await ask();
    expect(late.status).toBe(410);
    expect((await late.json()).error).toContain('This offer has ended');
    // A repeat of what was accepted in time is no late post.
    const again = await ask({ 'Idempotency-Key': 'in-time' });
    expect([again.status, await again.text()]).toEqual([201, await accepted.text()]);
    expect(await site.services.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  });

  test('has ended when no seat is left, and leaves the other forms alone', async () => {
    site = await openTestSite(engine);
    await site.services.settings.set(offerArea, { seats: 0 });
    expect(await state()).toEqual({ state: 'ended', because: 'seats' });
    expect((await ask()).status).toBe(410);
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    expect((await site.post('/api/contact', message)).status).toBe(201);
  });
});
