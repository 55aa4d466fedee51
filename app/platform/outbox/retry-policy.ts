const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pause after the first, second, … failed attempt; the last one repeats. */
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

/** Pauses vary by this share either way, so that a backlog does not come back all at once. */
export const RETRY_JITTER = 0.2;
/** An email that could not be delivered for this long is parked as failed. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
/** A server that asks for a longer pause than this is asked again after it. */
const MAX_RETRY_AFTER_MS = 24 * HOUR_MS;

export type FailedAttempt = {
  /** Attempts made so far, this one included: 1 after the first failure. */
  attempt: number;
  /** When the first of these attempts was made; a reminder is queued long before. */
  firstTriedAt: Date;
  now: Date;
  /** What the provider asked for (Retry-After), in milliseconds. */
  retryAfterMs?: number | undefined;
  /** When the email loses its use, such as the start of the call it confirms. */
  expiresAt?: Date | undefined;
  /** 0 up to, not including, 1. */
  random: () => number;
};

/**
 * When to try again after a failure that may pass: after about 1, 5, 15, 30 minutes, 1, 2, 4, 4 …
 * hours (±20 %), never earlier than the provider asked for, and then exactly when it asked. Returns
 * 'give-up' when that moment lies 72 hours after the first attempt, or at or after `expiresAt`.
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
 * The pause that a Retry-After header asks for (RFC 9110, 10.2.3: seconds or a date), in
 * milliseconds from `now`, at most 24 hours. Undefined when the header is missing or unreadable.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  const text = header.trim().slice(0, 64);
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  if (Number.isNaN(wait)) return undefined;
  return Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
