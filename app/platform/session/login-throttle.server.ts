import type { Db } from '#database/connect.ts';
import { networkOf } from '../forms/network.ts';
import { createRateLimiter } from '../forms/rate-limit.server.ts';

/** Who tries to log in; `device` is set for one that the owner has logged in from before. */
export type LoginClient = { ip: string; device?: string | undefined };

export type LoginThrottle = {
  /** Counts an attempt. Returns 0 when it may be checked, else the seconds to wait. */
  begin(client: LoginClient, isKnownAddress: () => Promise<boolean>): Promise<number>;
  /** The password was right: its attempt does not count, nor do earlier ones of this client. */
  succeed(client: LoginClient): Promise<void>;
};

const OWN_LIMIT = 10;
const OWN_WINDOW_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const TOTAL_LIMIT = 100;
/** In a flood: one attempt of a network in a minute, and so many an hour of all networks. */
const SLOW_WINDOW_MS = 60_000;
const SLOW_TOTAL_LIMIT = 1000;
const TOTAL_KEY = 'all';

/**
 * Ten attempts of a network in 15 minutes. After a hundred of all networks in an hour the others are
 * slowed down, not refused: one a minute for each network, so that the owner gets in from a new
 * address at the first attempt while a flood goes on, up to a thousand an hour. A known device has ten
 * attempts of its own that nobody else can use up; a known address is not held up by others either.
 * Counted in the database: every process and every restart goes on with the same count.
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
