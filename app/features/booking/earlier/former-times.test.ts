import { afterEach, beforeEach, expect, test } from 'vitest';
import { FREED } from '#test/earlier-samples.ts';
import { earlierSteps } from '#test/earlier-steps.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { OFFER_MS, passOnEndedOffers } from './offer-times.server.ts';

const LATER = { appointmentDate: '2026-11-18', appointmentTime: '2:00 PM' };

describeOnBothDatabases('a time that its own person gave up', (engine) => {
  let app: TestApp;

  beforeEach(async () => {
    const renderPage = await createPageRenderer();
    app = await openTestApp(engine, { renderPage, env: NO_LIMITS });
  });

  afterEach(() => app.close());

  const { book, post, askForDay, offers, later } = earlierSteps(() => app);

  test('is not offered back after moving to a later day, nor once others have passed on it', async () => {
    const ana = await book('ana');
    await post(ana.path, { intent: 'earlier' });
    app.clock.advance(1000);
    for (const person of [await later('bo', 19), await later('cy', 20)]) {
      app.clock.advance(1000);
      await post(person.path, { intent: 'earlier' });
    }
    expect((await post(ana.path, { intent: 'move', ...LATER })).status).toBe(303);
    expect((await offers()).map(({ to }) => to)).toEqual(['bo']);
    app.clock.advance(1000);
    await post((await offers())[0]?.path ?? '', { intent: 'decline' });
    expect((await offers()).map(({ to }) => to)).toEqual(['bo', 'cy']);
    app.clock.advance(OFFER_MS);
    await passOnEndedOffers(app.context);
    expect((await offers()).map(({ to }) => to)).toEqual(['bo', 'cy']);
    expect((await book('stranger')).status).toBe(201);
  });

  test('leaves its person on the list for other times', async () => {
    const ana = await book('ana');
    const other = await book('other', { ...FREED, appointmentTime: '9:30 AM' });
    await post(ana.path, { intent: 'earlier' });
    await post(ana.path, { intent: 'move', ...LATER });
    expect(await offers()).toEqual([]);
    await post(other.path, { intent: 'cancel' });
    expect((await offers()).map(({ to }) => to)).toEqual(['ana']);
  });

  test('is not offered to the same address that waits for any time on its day', async () => {
    const ana = await book('ana');
    await askForDay('ana');
    app.clock.advance(1000);
    await askForDay('bo');
    await post(ana.path, { intent: 'cancel' });
    expect((await offers()).map(({ to }) => to)).toEqual(['bo']);
  });
});
