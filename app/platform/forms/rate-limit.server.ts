import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { parseStoredJson } from '../stored-json.ts';
import { networkOf, wideNetworkOf } from './network.ts';
import {
  deleteRateLimit,
  deleteRateLimitsExpiredBefore,
  takeRateLimit,
  updateRateLimit,
} from './rate-limit.queries.server.ts';

export type RateLimiter = {
  /**
   * Counts one event for the key. Returns 0 if it is allowed, otherwise the seconds to wait. In a
   * transaction, the event counts only if that is committed; a refused event never counts.
   */
  take(db: Db, key: string): Promise<number>;
  /** Removes the newest event of the key. */
  giveBack(db: Db, key: string): Promise<void>;
  /** Deletes all events of the key. */
  clear(db: Db, key: string): Promise<void>;
};

/** Events in the same sixtieth of the window are stored as one entry, to keep rows short. */
const STEPS = 60;
/**
 * Tolerated difference between the clocks of two processes. Events further ahead come from a wrong
 * clock.
 */
const CLOCK_TOLERANCE_MS = 60_000;

/** Pairs, oldest first: the time of the newest event of a step, and how many there were. */
const eventsSchema = v.array(v.tuple([v.number(), v.number()]));
type Events = v.InferOutput<typeof eventsSchema>;

/**
 * Sliding-window limit: at most `limit` events per key in any `windowMs`. The count is a row in the
 * database, so that all processes share it and it survives a restart. `name` keeps limits apart.
 */
export function createRateLimiter(
  name: string,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: () => Date },
): RateLimiter {
  const stepMs = windowMs / STEPS;
  const rowKey = (key: string) => `${name}:${key}`;

  /** Runs `work` with the events within the window, while the row is locked. */
  async function withEvents<Result>(
    db: Db,
    key: string,
    work: (
      events: Events,
      time: number,
      store: (events: Events) => Promise<void>,
    ) => Promise<Result>,
  ): Promise<Result> {
    const run = async (transaction: Db) => {
      const time = now().getTime();
      const expiresAt = new Date(time + windowMs).toISOString();
      const stored = await takeRateLimit(transaction, rowKey(key), expiresAt);
      const parsed = parseStoredJson(eventsSchema, stored);
      const events = (parsed.kind === 'read' ? parsed.value : []).filter(
        ([at]) => at > time - windowMs && at <= time + CLOCK_TOLERANCE_MS,
      );
      return work(events, time, (changed) =>
        updateRateLimit(transaction, rowKey(key), JSON.stringify(changed)),
      );
    };
    return db.isTransaction ? run(db) : db.transaction().execute(run);
  }

  return {
    take: (db, key) =>
      withEvents(db, key, async (events, time, store) => {
        const [first] = events;
        const used = events.reduce((sum, [, count]) => sum + count, 0);
        if (first && used >= limit) {
          return Math.max(1, Math.ceil((first[0] + windowMs - time) / 1000));
        }
        const last = events.at(-1);
        const isSameStep = last && Math.floor(last[0] / stepMs) === Math.floor(time / stepMs);
        await store(
          isSameStep
            ? [...events.slice(0, -1), [Math.max(last[0], time), last[1] + 1]]
            : [...events, [time, 1]],
        );
        return 0;
      }),
    giveBack: (db, key) =>
      withEvents(db, key, async (events, _time, store) => {
        const last = events.at(-1);
        if (!last) return;
        const [at, count] = last;
        await store([...events.slice(0, -1), ...(count > 1 ? ([[at, count - 1]] as Events) : [])]);
      }),
    clear: (db, key) => deleteRateLimit(db, rowKey(key)),
  };
}

export type NetworkLimiter = {
  /**
   * Like `take` of a {@link RateLimiter}, for the network of an address; each `kind` is counted
   * separately.
   */
  take(db: Db, ip: string, kind?: string): Promise<number>;
  /** Removes the newest event of the network. */
  giveBack(db: Db, ip: string): Promise<void>;
};

/**
 * The networks of an IPv6 /48, which one customer may own, together get this many times the limit.
 */
const WIDE_FACTOR = 4;

/** A limit for each network, and for all networks that one customer may own. */
export function createNetworkLimiter(
  name: string,
  { limit, ...options }: { limit: number; windowMs: number; now: () => Date },
): NetworkLimiter {
  const own = createRateLimiter(name, { limit, ...options });
  const wide = createRateLimiter(name, { limit: limit * WIDE_FACTOR, ...options });
  return {
    async take(db, ip, kind) {
      const key = (network: string) => (kind ? `${kind} ${network}` : network);
      const around = wideNetworkOf(ip);
      const wait = await own.take(db, key(networkOf(ip)));
      return wait > 0 || !around ? wait : wide.take(db, key(around.name));
    },
    async giveBack(db, ip) {
      const around = wideNetworkOf(ip);
      await own.giveBack(db, networkOf(ip));
      if (around) await wide.giveBack(db, around.name);
    },
  };
}

/** Deletes the counts of windows that have ended. */
export function forgetOldRateLimits(db: Db, now: Date): Promise<void> {
  return deleteRateLimitsExpiredBefore(db, now.toISOString());
}
