import type { Db } from '#database/connect.ts';
import {
  countEvent,
  deleteRateLimit,
  deleteRateLimitsExpiredBefore,
  uncountEvent,
} from './rate-limit.queries.server.ts';

export type RateLimiter = {
  /**
   * Counts one event for the key. Returns 0 if it is allowed, otherwise the seconds until the
   * window ends. In a transaction, the event counts only if that is committed.
   */
  take(db: Db, key: string): Promise<number>;
  /** Takes one event of the key back. */
  giveBack(db: Db, key: string): Promise<void>;
  /** Deletes all events of the key. */
  clear(db: Db, key: string): Promise<void>;
};

/** Tolerated difference between the clocks of two processes. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * At most `limit` events per key in a fixed window, which begins with the first event and lasts
 * `windowMs`. The count is a row in the database, so that all processes share it and it survives a
 * restart. `name` keeps limits apart.
 */
export function createRateLimiter(
  name: string,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: () => Date },
): RateLimiter {
  // Rows with a colon held lists of times in earlier releases; they expire within a day.
  const rowKey = (key: string) => `${name} ${key}`;
  return {
    async take(db, key) {
      const time = now().getTime();
      const iso = (ms: number) => new Date(time + ms).toISOString();
      const { count, end } = await countEvent(db, rowKey(key), {
        now: iso(0),
        end: iso(windowMs),
        latestEnd: iso(windowMs + CLOCK_TOLERANCE_MS),
      });
      return count <= limit ? 0 : Math.max(1, Math.ceil((Date.parse(end) - time) / 1000));
    },
    giveBack: (db, key) => uncountEvent(db, rowKey(key)),
    clear: (db, key) => deleteRateLimit(db, rowKey(key)),
  };
}

/** Deletes the counts of windows that have ended. */
export function forgetOldRateLimits(db: Db, now: Date): Promise<void> {
  return deleteRateLimitsExpiredBefore(db, now.toISOString());
}
