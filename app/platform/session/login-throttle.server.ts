import type { Db } from '#database/connect.ts';
import { networkOf } from '../forms/network.ts';
import { createRateLimiter } from '../forms/rate-limit.server.ts';

export type LoginThrottle = {
  /** Counts an attempt. Returns 0 when it may be checked, else the seconds to wait. */
  begin(ip: string, isKnownAddress: () => Promise<boolean>): Promise<number>;
  /** The password was right: its attempt does not count, nor do earlier ones of this network. */
  succeed(ip: string): Promise<void>;
};

const NETWORK_LIMIT = 10;
const NETWORK_WINDOW_MS = 15 * 60_000;
const TOTAL_LIMIT = 100;
const TOTAL_WINDOW_MS = 3_600_000;
const TOTAL_KEY = 'all';

/**
 * Ten attempts of a network in 15 minutes, a hundred wrong ones of all networks in an hour. The total
 * does not count against an address from which the owner has logged in before: a flood from many
 * addresses must not lock the owner out. Counted in the database: every process and every restart
 * goes on with the same count.
 */
export function createLoginThrottle(db: Db, now: () => Date): LoginThrottle {
  const byNetwork = createRateLimiter('login', {
    limit: NETWORK_LIMIT,
    windowMs: NETWORK_WINDOW_MS,
    now,
  });
  const total = createRateLimiter('logins', { limit: TOTAL_LIMIT, windowMs: TOTAL_WINDOW_MS, now });

  return {
    async begin(ip, isKnownAddress) {
      const { ownWait, totalWait } = await db.transaction().execute(async (transaction) => {
        const wait = await byNetwork.take(transaction, networkOf(ip));
        if (wait > 0) return { ownWait: wait, totalWait: 0 };
        return { ownWait: 0, totalWait: await total.take(transaction, TOTAL_KEY) };
      });
      if (ownWait > 0) return ownWait;
      if (totalWait > 0 && (await isKnownAddress())) return 0;
      return totalWait;
    },
    async succeed(ip) {
      await db.transaction().execute(async (transaction) => {
        await byNetwork.clear(transaction, networkOf(ip));
        await total.giveBack(transaction, TOTAL_KEY);
      });
    },
  };
}
