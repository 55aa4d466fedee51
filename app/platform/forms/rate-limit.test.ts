import { afterEach, expect, test } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { createRateLimiter, forgetOldRateLimits } from './rate-limit.server.ts';

const WINDOW_MS = 600_000;

let app: TestApp;
afterEach(() => app.close());

describeOnBothDatabases('a rate limit', (engine) => {
  const limitOf = (limit: number) =>
    createRateLimiter('test', { limit, windowMs: WINDOW_MS, now: app.clock.now });

  test('allows exactly its limit in a window, tells how long to wait, and begins anew', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(3);
    const waits = [];
    for (let i = 0; i < 5; i++) {
      waits.push(await limit.take(db, 'a'));
      app.clock.advance(100_000);
    }
    expect(waits).toEqual([0, 0, 0, 300, 200]);
    expect(await limit.take(db, 'b')).toBe(0);
    app.clock.advance(100_000);
    expect(await limit.take(db, 'a')).toBe(0);
  });

  test('is shared by connections that count at the same time', async () => {
    app = await openTestApp(engine);
    // Two connections to SQLite in one process would block each other.
    const { config, db } = app.context;
    const other = engine === 'postgres' ? connectDatabase(config.database) : db;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => limitOf(30).take(i % 2 ? other : db, 'a')),
    );
    if (other !== db) await other.destroy();
    expect(answers.filter((wait) => wait === 0)).toHaveLength(30);
  });

  test('does not count an event whose transaction is rolled back', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(1);
    const failing = db.transaction().execute(async (transaction) => {
      expect(await limit.take(transaction, 'a')).toBe(0);
      throw new Error('The work fails');
    });
    await expect(failing).rejects.toThrow('The work fails');
    expect(await limit.take(db, 'a')).toBe(0);
    expect(await limit.take(db, 'a')).toBeGreaterThan(0);
  });

  test('takes an event back, clears a key, and deletes counts whose window has ended', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(1);
    await limit.take(db, 'a');
    await limit.giveBack(db, 'a');
    await limit.giveBack(db, 'a');
    expect(await limit.take(db, 'a')).toBe(0);
    expect(await limit.take(db, 'a')).toBeGreaterThan(0);
    await limit.clear(db, 'a');
    expect(await limit.take(db, 'a')).toBe(0);
    app.clock.advance(WINDOW_MS);
    await forgetOldRateLimits(db, app.clock.now());
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('locks nobody out for long when the clock is set back by a day', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(1);
    await limit.take(db, 'a');
    app.clock.advance(-86_400_000);
    expect(await limit.take(db, 'a')).toBe(0);
    expect(await limit.take(db, 'a')).toBe(600);
  });
});
