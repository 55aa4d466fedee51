import { expect, test } from 'vitest';
import { connectDatabase } from '#database/connect.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { takeRateLimit } from '../forms/rate-limit.queries.server.ts';

/** Longer than the pool's timeout for a connection. */
const LOCKED_MS = 3_600;
const ATTEMPTS = 64;

test('attempts that wait for a locked count leave connections to everybody else', {
  timeout: 60_000,
}, async () => {
  const app = await openTestApp('postgres');
  try {
    const { db, loginThrottle } = app.context;
    const unlock = await lockElsewhere(app, 'logins:owner');
    const waits = Promise.all(
      Array.from({ length: ATTEMPTS }, (_, at) =>
        loginThrottle.begin({ ip: `198.51.100.${at}`, person: 'owner' }, async () => false),
      ),
    );
    setTimeout(() => void unlock(), LOCKED_MS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const startedAt = performance.now();
    await db.selectFrom('settings').selectAll().execute();
    expect(performance.now() - startedAt).toBeLessThan(LOCKED_MS - 1000);
    const device = { ip: '203.0.113.1', person: 'owner', device: 'the owner’s' };
    expect(await loginThrottle.begin(device, async () => false)).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(LOCKED_MS - 500);
    expect(await waits).toEqual(Array(ATTEMPTS).fill(0));
  } finally {
    await app.close();
  }
});

/** Locks the row of a count in another connection. */
async function lockElsewhere(app: TestApp, key: string): Promise<() => Promise<void>> {
  const db = connectDatabase(app.context.config.database);
  const transaction = await db.startTransaction().execute();
  await takeRateLimit(transaction, key, new Date(Date.now() + 3_600_000).toISOString());
  return async () => {
    await transaction.rollback().execute();
    await db.destroy();
  };
}
