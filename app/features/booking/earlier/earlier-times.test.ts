import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { FREED } from '#test/earlier-samples.ts';
import { earlierSteps } from '#test/earlier-steps.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { cancelBooking } from '../manage/booking-changes.server.ts';
import { earlierSection, offerPage } from './earlier.content.ts';
import { OFFER_MS, passOnEndedOffers } from './offer-times.server.ts';

let renderPage: RenderPage;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('an earlier time', (engine) => {
  let app: TestApp;

  beforeEach(async () => {
    const env = { ...NO_LIMITS, SMTP_URL: 'smtp://mail.invalid:2525' };
    app = await openTestApp(engine, { renderPage, env });
  });

  afterEach(() => app.close());

  const { book, post, read, askForDay, offers, later } = earlierSteps(() => app);

  const isFree = async ({ appointmentDate, appointmentTime } = FREED) => {
    const range = `from=${appointmentDate}&to=${appointmentDate}`;
    const answer = await app.request(`/api/bookings/availability?${range}`);
    const [day] = (await answer.json()).data.days;
    return day.free.some((slot: { time: string }) => slot.time === appointmentTime);
  };

  test('is offered by email to whoever asked first, and one click moves the call', async () => {
    const first = await book('first');
    const ana = await later('ana', 18);
    const bo = await later('bo', 19);
    expect(await read(ana.path)).toContain(earlierSection.ask);
    for (const { path } of [ana, bo]) {
      app.clock.advance(1000);
      expect((await post(path, { intent: 'earlier' })).status).toBe(303);
      expect((await post(path, { intent: 'earlier' })).status).toBe(303);
    }
    expect(await read(ana.path)).toContain(earlierSection.waiting);
    expect((await post(first.path, { intent: 'cancel' })).status).toBe(303);
    const [offer, ...others] = await offers();
    expect([offer?.to, others]).toEqual(['ana', []]);
    expect(await isFree()).toBe(false);
    expect((await book('stranger')).status).toBe(409);
    const page = await read(offer?.path ?? '');
    expect(page).toContain('Tuesday, November 10, 2026 at 9:00 AM');
    expect(page).toContain(offerPage.accept.move);
    // Opening the page books nothing.
    expect(await read(ana.path)).toContain('November 18, 2026 at 2:00 PM');
    app.clock.advance(1000);
    const answer = await post(offer?.path ?? '', { intent: 'accept' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, ana.path]);
    expect(await read(ana.path)).toContain('November 10, 2026 at 9:00 AM');
    // The time that Ana's call had is free now and earlier than that of the next person who asked.
    expect((await offers()).map(({ to }) => to)).toEqual(['ana', 'bo']);
    expect((await post(offer?.path ?? '', { intent: 'accept' })).status).toBe(303);
    const calls = await app.context.db.selectFrom('bookings').selectAll().execute();
    expect(calls.filter(({ status }) => status === 'active')).toHaveLength(2);
  });

  test('goes to the next after 30 minutes, to one more after a no, and to everybody in the end', async () => {
    const first = await book('first');
    for (const [at, name] of ['ana', 'bo', 'cy'].entries()) {
      app.clock.advance(1000);
      await post((await later(name, 18 + at)).path, { intent: 'earlier' });
    }
    await cancelBooking(app.context, { id: first.id }, { by: 'owner' });
    app.clock.advance(OFFER_MS - 1000);
    await passOnEndedOffers(app.context);
    expect(await offers()).toHaveLength(1);
    app.clock.advance(1000);
    expect(await isFree()).toBe(false);
    await passOnEndedOffers(app.context);
    const [ana, bo] = await offers();
    expect([ana?.to, bo?.to]).toEqual(['ana', 'bo']);
    const late = await post(ana?.path ?? '', { intent: 'accept' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(offerPage.ended.lost);
    app.clock.advance(1000);
    expect((await post(bo?.path ?? '', { intent: 'decline' })).status).toBe(303);
    expect(await read(bo?.path ?? '')).toContain(offerPage.ended.declined);
    expect((await offers())[2]?.to).toBe('cy');
    expect(await isFree()).toBe(false);
    app.clock.advance(OFFER_MS);
    await passOnEndedOffers(app.context);
    expect(await offers()).toHaveLength(3);
    expect(await isFree()).toBe(true);
    // The offer has expired, but nobody else has the time.
    const answer = await post(ana?.path ?? '', { intent: 'accept' });
    expect(answer.status).toBe(303);
    expect(await isFree()).toBe(false);
  });

  test('is open to everybody after three people who did not answer, however many wait', async () => {
    const first = await book('first');
    for (const [at, name] of ['ana', 'bo', 'cy', 'dee', 'eli'].entries()) {
      app.clock.advance(1000);
      expect((await askForDay(name)).status, `${at}`).toBe(303);
    }
    await cancelBooking(app.context, { id: first.id }, { by: 'owner' });
    for (const held of [false, false, true]) {
      app.clock.advance(OFFER_MS);
      await passOnEndedOffers(app.context);
      expect(await isFree()).toBe(held);
    }
    expect((await offers()).map(({ to }) => to)).toEqual(['ana', 'bo', 'cy']);
  });

  test('is waited for by six requests of one network in a day, and by those of others', async () => {
    const statuses = [];
    for (let at = 0; at < 8; at++) statuses.push((await askForDay(`stranger-${at}`)).status);
    expect(statuses).toEqual([...Array(6).fill(303), 429, 429]);
    expect((await askForDay('stranger-0')).status).toBe(303);
    const kept = await app.context.db.selectFrom('earlier_requests').selectAll().execute();
    expect(kept).toHaveLength(6);
    app.clock.advance(24 * 3_600_000);
    expect((await askForDay('stranger-9')).status).toBe(303);
  });
});
