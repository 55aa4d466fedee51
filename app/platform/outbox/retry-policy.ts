const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pause after the first, second, … failed attempt; the last value repeats. */
const PAUSES_MS = [
  1 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  1 * HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
] as const;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;

/** Random variation of a pause in either direction, so that a backlog isn't retried all at once. */
export const RETRY_JITTER = 0.2;
/** An email that couldn't be delivered for this long is marked as failed. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
/** The longest pause that a server may ask for. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

export type FailedAttempt = {
  /** Number of attempts so far, including this one: 1 after the first failure. */
  attempt: number;
  /** When the first attempt was made. Not when it was queued: a reminder is queued days ahead. */
  firstTriedAt: Date;
  now: Date;
  /** The pause that the provider asked for (Retry-After), in milliseconds. */
  retryAfterMs?: number | undefined;
  /** When the email becomes pointless, such as the start of the call it confirms. */
  expiresAt?: Date | undefined;
  /** Returns 0 up to, but not including, 1. */
  random: () => number;
};

/**
 * When to retry after a temporary failure: after about 1, 5, 15, 30 minutes, 1, 2, 4, 4 … hours
 * (±20 %), or exactly after the provider's requested pause if that is longer. Returns 'give-up' if
 * that moment is 72 hours or more after the first attempt, or at or after `expiresAt`.
 */
export function nextAttemptAt(failed: FailedAttempt): Date | 'give-up' {
  const pause = PAUSES_MS[Math.max(failed.attempt, 1) - 1] ?? LONGEST_PAUSE_MS;
  const jittered = pause * (1 - RETRY_JITTER + 2 * RETRY_JITTER * failed.random());
  const asked = Math.min(failed.retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  const next = failed.now.getTime() + Math.ceil(Math.max(jittered, asked));
  const deadline = Math.min(
    failed.firstTriedAt.getTime() + GIVE_UP_AFTER_MS,
    failed.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return next < deadline ? new Date(next) : 'give-up';
}

/**
 * The pause in a Retry-After header (RFC 9110, 10.2.3: seconds or a date), in milliseconds from
 * `now`, at most 24 hours. Undefined if the header is missing or unreadable.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  const text = header.trim().slice(0, 64);
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  if (Number.isNaN(wait)) return undefined;
  return Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
