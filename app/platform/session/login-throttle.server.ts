import type { Db } from '#database/connect.ts';
import { networkOf } from '../forms/network.ts';
import { createRateLimiter } from '../forms/rate-limit.server.ts';

/** Who tries to log in. `device` is set for a device on which the owner has logged in before. */
export type LoginClient = { ip: string; device?: string | undefined };

export type LoginThrottle = {
  /** Counts an attempt. Returns 0 if it may be checked, otherwise the seconds to wait. */
  begin(client: LoginClient, isKnownAddress: () => Promise<boolean>): Promise<number>;
  /**
   * The password was right: removes this attempt and earlier ones of this client from the counts.
   */
  succeed(client: LoginClient): Promise<void>;
};

const OWN_LIMIT = 10;
const OWN_WINDOW_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const TOTAL_LIMIT = 100;
/** During a flood: one attempt per network and minute, and a limit per hour for all networks. */
const SLOW_WINDOW_MS = 60_000;
const SLOW_TOTAL_LIMIT = 1000;
const TOTAL_KEY = 'all';

/**
 * Allows ten attempts per network in 15 minutes. After a hundred attempts of all networks in an
 * hour, new ones are slowed down instead of refused: one a minute for each network, up to a
 * thousand an hour. So the owner can still log in from a new address during a flood. A known device
 * has ten attempts of its own; a known address is not slowed down by others. Counted in the
 * database, so that the limits hold for all processes and survive a restart.
 */
export function createLoginThrottle(db: Db, now: () => Date): LoginThrottle {
  const limiter = (name: string, limit: number, windowMs: number) =>
    createRateLimiter(name, { limit, windowMs, now });
  const own = limiter('login', OWN_LIMIT, OWN_WINDOW_MS);
  const total = limiter('logins', TOTAL_LIMIT, HOUR_MS);
  const slow = limiter('login-slow', 1, SLOW_WINDOW_MS);
  const slowTotal = limiter('logins-slow', SLOW_TOTAL_LIMIT, HOUR_MS);

  return {
    async begin(client, isKnownAddress) {
      const { ownWait, isFlood } = await db.transaction().execute(async (transaction) => {
        const wait = await own.take(transaction, ownKey(client));
        if (wait > 0 || client.device) return { ownWait: wait, isFlood: false };
        return { ownWait: 0, isFlood: (await total.take(transaction, TOTAL_KEY)) > 0 };
      });
      if (!isFlood || (await isKnownAddress())) return ownWait;
      return db.transaction().execute(async (transaction) => {
        const wait = await slow.take(transaction, networkOf(client.ip));
        return wait > 0 ? wait : slowTotal.take(transaction, TOTAL_KEY);
      });
    },
    async succeed(client) {
      await db.transaction().execute(async (transaction) => {
        await own.clear(transaction, ownKey(client));
        if (!client.device) await total.giveBack(transaction, TOTAL_KEY);
      });
    },
  };
}

function ownKey({ ip, device }: LoginClient): string {
  return device ? `device ${device}` : networkOf(ip);
}
