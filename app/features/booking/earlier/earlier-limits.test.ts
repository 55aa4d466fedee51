import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { FREED } from '#test/earlier-samples.ts';
import { earlierSteps } from '#test/earlier-steps.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { bookingRulesArea, DEFAULT_BOOKING_RULES } from '../rules/booking-rules.ts';
import { earlierPage, earlierSection, offerPage } from './earlier.content.ts';
import { removeRequest } from './earlier-requests.server.ts';
import { passOnEndedOffers } from './offer-times.server.ts';

let renderPage: RenderPage;

beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('an earlier time', (engine) => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openTestApp(engine, { renderPage, env: NO_LIMITS });
  });

  afterEach(() => app.close());

  const { book, post, read, askForDay, offers, later } = earlierSteps(() => app);

  test('is asked for on a day that is full, and booked for somebody who had no call', async () => {
    const first = await book('first');
    const shown = await read(`/book?date=${FREED.appointmentDate}`);
    expect(shown).toContain(`href="/book/earlier?date=${FREED.appointmentDate}"`);
    expect((await askForDay('dee')).headers.get('Location')).toBe('/book/earlier?done');
    expect((await askForDay('dee')).status).toBe(303);
    expect(await read('/book/earlier?done')).toContain(earlierPage.done.title);
    expect(
      await app.context.db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'dee@example.com')
        .execute(),
    ).toEqual([]);
    await post(first.path, { intent: 'cancel' });
    const [offer] = await offers();
    expect(offer?.to).toBe('dee');
    const page = await read(offer?.path ?? '');
    for (const part of [
      offerPage.accept.book,
      offerPage.ofDay.stop,
      '<title>A Time Has Opened Up',
    ]) {
      expect(page).toContain(part);
    }
    const [one, two] = await Promise.all([
      post(offer?.path ?? '', { intent: 'accept' }),
      post(offer?.path ?? '', { intent: 'accept' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([303, 409]);
    const calls = await app.context.db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'active')
      .execute();
    expect(calls).toMatchObject([{ email: 'dee@example.com', toronto_time: '9:00 AM' }]);
    expect(calls[0]?.email_confirmed_at).not.toBeNull();
    expect(await read(offer?.path ?? '')).toContain(offerPage.ended.done);
  });

  test('promises an email on the page of a call only if one can leave', async () => {
    const { path } = await book('ana');
    expect(await read(path)).toContain(earlierSection.textWithoutEmail);
    await post(path, { intent: 'earlier' });
    expect(await read(path)).toContain(earlierSection.waitingWithoutEmail);
    expect(await read(path)).not.toContain('we’ll email you');
    await app.close();
    const env = { ...NO_LIMITS, SMTP_URL: 'smtp://mail.invalid:2525' };
    app = await openTestApp(engine, { renderPage, env });
    const other = await book('bo');
    expect(await read(other.path)).toContain(earlierSection.text);
    await post(other.path, { intent: 'earlier' });
    expect(await read(other.path)).toContain(earlierSection.waiting);
  });

  test('is asked for within limits, and what looks like spam is kept nowhere', async () => {
    const cases = [
      { date: '', name: 'Dee', email: 'dee@example.com' },
      { date: '2026-11-10', name: '', email: 'dee@example.com' },
      { date: '2026-11-10', name: 'Dee', email: 'nobody' },
      { date: '2026-11-01', name: 'Dee', email: 'dee@example.com' },
      { date: '2029-11-01', name: 'Dee', email: 'dee@example.com' },
    ];
    for (const fields of cases) {
      expect((await post('/book/earlier', fields)).status, JSON.stringify(fields)).toBe(422);
    }
    for (const day of ['09', '10', '11']) {
      expect((await askForDay('dee', `2026-11-${day}`)).status).toBe(303);
    }
    const answer = await askForDay('dee', '2026-11-12');
    expect([answer.status, (await answer.text()).includes('as many calls')]).toEqual([422, true]);
    const spam = { date: '2026-11-10', name: 'Spam', email: 's@example.com', website: 'x' };
    expect((await post('/book/earlier', spam)).status).toBe(303);
    const kept = await app.context.db.selectFrom('earlier_requests').selectAll().execute();
    expect(kept.map(({ email }) => email)).toEqual(Array(3).fill('dee@example.com'));
    expect((await app.request('/earlier-times/nonsense')).status).toBe(404);
    expect((await post('/earlier-times/nonsense', { intent: 'accept' })).status).toBe(404);
  });

  test('is not offered to whoever stopped asking, nor while the rules close it', async () => {
    const first = await book('first');
    const ana = await later('ana', 18);
    await post(ana.path, { intent: 'earlier' });
    await post(ana.path, { intent: 'stop-earlier' });
    const bo = await later('bo', 19);
    await post(bo.path, { intent: 'earlier' });
    await app.context.settings.set(bookingRulesArea, {
      ...DEFAULT_BOOKING_RULES,
      blocked: [
        {
          kind: 'days',
          from: '2026-11-10' as never,
          to: '2026-11-10' as never,
          isReasonPublic: false,
        },
      ],
    });
    await post(first.path, { intent: 'cancel' });
    expect(await offers()).toEqual([]);
  });

  test('goes on to the next when whoever it is offered to cancels, stops or is removed', async () => {
    const first = await book('first');
    const ana = await later('ana', 18);
    const calls = [ana, await later('bo', 19), await later('cy', 20), await later('dee', 23)];
    for (const call of calls) {
      app.clock.advance(1000);
      await post(call.path, { intent: 'earlier' });
    }
    await post(first.path, { intent: 'cancel' });
    await post(ana.path, { intent: 'cancel' });
    const bo = (await offers()).find(({ to }) => to === 'bo');
    await post(bo?.path ?? '', { intent: 'stop' });
    expect(await read(bo?.path ?? '')).toContain(offerPage.ended.stopped);
    const open = await app.context.db
      .selectFrom('slot_offers')
      .selectAll()
      .where('status', '=', 'open')
      .where('toronto_date', '=', '2026-11-10')
      .execute();
    expect(open).toHaveLength(1);
    expect(await removeRequest(app.context, open[0]?.request_id ?? '')).toBe(true);
    expect(await removeRequest(app.context, open[0]?.request_id ?? '')).toBe(false);
    expect((await offers()).map(({ to }) => to)).toContain('dee');
  });

  test('is offered once when two processes pass it on at the same moment', async () => {
    const { dataDir, database } = app.context.config;
    const other = await openTestApp(engine, {
      env: {
        ...NO_LIMITS,
        DATA_DIR: dataDir,
        ...('url' in database ? { DATABASE_URL: database.url } : {}),
      },
      time: app.clock.now().toISOString(),
    });
    try {
      const first = await book('first');
      for (const [at, name] of ['ana', 'bo', 'cy'].entries()) {
        app.clock.advance(1000);
        await post((await later(name, 18 + at)).path, { intent: 'earlier' });
      }
      await post(first.path, { intent: 'cancel' });
      for (const clock of [app.clock, other.clock]) clock.set('2026-11-02T16:00:00.000Z');
      const sites = [app, other, app, other].map((one) => one.context);
      if (engine === 'postgres') await Promise.all(sites.map(passOnEndedOffers));
      // SQLite blocks the thread while it waits for a lock, so two apps can't compete in one process.
      else for (const site of sites) await passOnEndedOffers(site);
      expect((await offers()).map(({ to }) => to)).toEqual(['ana', 'bo']);
    } finally {
      await other.close();
    }
  });
});
