export type RateLimiter = {
  /** Counts one event for the key. Returns 0 when it is allowed, else the seconds to wait. */
  take(key: string): number;
};

/** How many keys are remembered; the oldest are forgotten first, so memory stays bounded. */
const MAX_KEYS = 50_000;

/**
 * Sliding-window limit kept in memory: exactly `limit` events per key in any `windowMs`. One process
 * serves the site; a second one would double the limit, which spam protection can bear.
 */
export function createRateLimiter(limit: number, windowMs: number, now: () => Date): RateLimiter {
  const eventsByKey = new Map<string, number[]>();
  return {
    take(key) {
      const time = now().getTime();
      const events = (eventsByKey.get(key) ?? []).filter((event) => event > time - windowMs);
      eventsByKey.delete(key);
      eventsByKey.set(key, events);
      if (eventsByKey.size > MAX_KEYS) {
        const oldest = eventsByKey.keys().next().value;
        if (oldest !== undefined) eventsByKey.delete(oldest);
      }
      const [first] = events;
      if (events.length >= limit && first !== undefined) {
        return Math.max(1, Math.ceil((first + windowMs - time) / 1000));
      }
      events.push(time);
      return 0;
    },
  };
}
