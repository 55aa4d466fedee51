import { afterEach, expect, test } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import {
  createNetworkLimiter,
  createRateLimiter,
  forgetOldRateLimits,
} from './rate-limit.server.ts';

const WINDOW_MS = 600_000;

let app: TestApp;
afterEach(() => app.close());

describeOnBothDatabases('a rate limit', (engine) => {
  const limitOf = (limit: number) =>
    createRateLimiter('test', { limit, windowMs: WINDOW_MS, now: app.clock.now });

  test('allows exactly its limit in any window and tells how long to wait', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(3);
    const answers = [];
    for (let i = 0; i < 3; i++) {
      answers.push(await limit.take(db, 'a'));
      app.clock.advance(100_000);
    }
    expect(answers).toEqual([0, 0, 0]);
    expect(await limit.take(db, 'a')).toBe(300);
    expect(await limit.take(db, 'b')).toBe(0);
    app.clock.advance(299_999);
    expect(await limit.take(db, 'a')).toBe(1);
    app.clock.advance(1);
    expect(await limit.take(db, 'a')).toBe(0);
    expect(await limit.take(db, 'a')).toBe(100);
  });

  test('counts by network, and lets the networks of an IPv6 /48 share four times as many', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = createNetworkLimiter('test', {
      ...{ limit: 2, windowMs: WINDOW_MS, now: app.clock.now },
    });
    const accepted = async (ips: string[]) => {
      let count = 0;
      for (const ip of ips) if ((await limit.take(db, ip)) === 0) count += 1;
      return count;
    };
    const addresses = (make: (number: number) => string) =>
      Array.from({ length: 9 }, (_, number) => make(number));
    expect(await accepted(addresses((number) => `2001:db8:5:1::${number}`))).toBe(2);
    expect(await accepted(addresses((number) => `2001:db8:6:${number}::1`))).toBe(8);
    expect(await accepted(addresses((number) => `203.0.113.${number}`))).toBe(9);
    expect(await accepted(addresses((number) => `2001:db8:7${number}::1`))).toBe(9);
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

  test('removes the newest event, clears a key, and deletes expired counts', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(2);
    await limit.take(db, 'a');
    await limit.take(db, 'a');
    await limit.giveBack(db, 'a');
    expect(await limit.take(db, 'a')).toBe(0);
    expect(await limit.take(db, 'a')).toBeGreaterThan(0);
    await limit.clear(db, 'a');
    expect(await limit.take(db, 'a')).toBe(0);
    app.clock.advance(WINDOW_MS);
    await forgetOldRateLimits(db, app.clock.now());
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('works when the clock is set back by a day, and keeps rows short', async () => {
    app = await openTestApp(engine);
    const { db } = app.context;
    const limit = limitOf(500);
    for (let i = 0; i < 400; i++) {
      app.clock.advance(2000);
      expect(await limit.take(db, 'a')).toBe(0);
    }
    const { events } = await db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(events).length).toBeLessThanOrEqual(61);
    const strict = limitOf(1);
    expect(await strict.take(db, 'a')).toBeGreaterThan(0);
    app.clock.advance(-86_400_000);
    expect(await strict.take(db, 'a')).toBe(0);
    expect(await strict.take(db, 'a')).toBe(600);
  });
});
