import type { OutboxRow } from '#database/schema.ts';
import type { Delivery } from './delivery.ts';

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
const MAX_RESPONSE_CHARS = 2000;

/**
 * Stored in place of the provider's name while an earlier attempt may have been delivered: such a
 * row is sent once more, with the same Message-ID, and then left to the owner.
 */
export const IN_DOUBT = 'in-doubt';

/**
 * The pause after the given number of failed attempts: about 1, 5, 15, 30 minutes, 1, 2, 4, 4 …
 * hours (±20 %), or exactly what the provider asked for (Retry-After) if that is longer. `random`
 * is from 0 up to, but not including, 1.
 */
export function pauseAfter(attempts: number, retryAfterMs = 0, random = Math.random()): number {
  const pause = PAUSES_MS[Math.max(attempts, 1) - 1] ?? LONGEST_PAUSE_MS;
  const jittered = pause * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random);
  return Math.ceil(Math.max(jittered, retryAfterMs));
}

/**
 * The new values of a row after a delivery. What failed is retried until it has been tried for
 * about 72 hours, or until it would come too late (`expires_at`).
 */
export function describeEnd(row: OutboxRow, delivery: Delivery, now: Date): Partial<OutboxRow> {
  const last_response = delivery.response.slice(0, MAX_RESPONSE_CHARS);
  const finished_at = now.toISOString();
  const attempts = row.attempts + 1;
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  switch (delivery.kind) {
    case 'sent':
      return { state: 'sent', provider: delivery.provider, attempts, last_response, finished_at };
    case 'failed': {
      const bounced = delivery.hasBounced ? 1 : 0;
      return { state: 'failed', bounced, attempts, last_response, finished_at };
    }
    case 'cancelled':
      return { state: 'cancelled', last_response, finished_at };
    case 'waiting':
      return {
        state: 'queued',
        last_response,
        next_attempt_at: after(delivery.retryAfterMs),
      };
    case 'unknown':
    case 'retry': {
      const isUnknown = delivery.kind === 'unknown';
      if (isUnknown && row.provider === IN_DOUBT) {
        return { state: 'unknown', attempts, last_response, finished_at };
      }
      const retryAfterMs = delivery.kind === 'retry' ? delivery.retryAfterMs : undefined;
      const next_attempt_at = after(pauseAfter(attempts, retryAfterMs));
      if (next_attempt_at >= (row.expires_at ?? '9')) {
        return { state: 'failed', attempts, last_response, finished_at };
      }
      const provider = isUnknown ? IN_DOUBT : row.provider;
      return { state: 'queued', provider, attempts, last_response, next_attempt_at };
    }
    default:
      return delivery satisfies never;
  }
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
