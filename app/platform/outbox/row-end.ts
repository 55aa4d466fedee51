import type { OutboxRow } from '#database/schema.ts';
import type { Delivery } from './delivery.ts';
import { IN_DOUBT } from './lease.queries.server.ts';
import { nextAttemptAt } from './retry-policy.ts';

const MAX_RESPONSE_CHARS = 2000;

/** The new values of a row after a delivery. */
export function describeEnd(
  row: OutboxRow,
  delivery: Exclude<Delivery, { kind: 'lost' }>,
  { firstTriedAt, now }: { firstTriedAt: Date; now: Date },
): Partial<OutboxRow> {
  const last_response = delivery.response.slice(0, MAX_RESPONSE_CHARS);
  const done = { last_response, finished_at: now.toISOString(), attempts: row.attempts + 1 };
  switch (delivery.kind) {
    case 'sent':
      return { ...done, state: 'sent', provider: delivery.provider };
    case 'failed':
      return { ...done, state: 'failed', bounced: delivery.hasBounced ? 1 : 0 };
    case 'cancelled':
      return { ...done, state: 'cancelled', attempts: row.attempts };
    case 'waiting': {
      const next = new Date(now.getTime() + delivery.retryAfterMs);
      return { state: 'queued', last_response, next_attempt_at: next.toISOString() };
    }
    case 'unknown':
      // If in doubt, retried once with the same Message-ID, then left to the owner: at most one
      // duplicate.
      if (row.provider === IN_DOUBT) return { ...done, state: 'unknown' };
      return again(row, { last_response, provider: IN_DOUBT }, { firstTriedAt, now });
    case 'retry':
      return again(
        row,
        { last_response, provider: row.provider },
        { firstTriedAt, now, retryAfterMs: delivery.retryAfterMs },
      );
    default:
      return delivery satisfies never;
  }
}

/**
 * The new values of a row whose worker died, or lost the database, while a provider was being
 * called.
 */
export function describeLostOutcome(
  row: OutboxRow,
  last_response: string,
  now: string,
): Partial<OutboxRow> {
  const attempts = row.attempts + 1;
  if (row.provider === IN_DOUBT) {
    return { state: 'unknown', attempts, last_response, finished_at: now };
  }
  return { state: 'queued', attempts, last_response, provider: IN_DOUBT, next_attempt_at: now };
}

function again(
  row: OutboxRow,
  failure: { last_response: string; provider: string | null },
  { firstTriedAt, now, retryAfterMs }: { firstTriedAt: Date; now: Date; retryAfterMs?: number },
): Partial<OutboxRow> {
  const attempts = row.attempts + 1;
  const next = nextAttemptAt({
    attempt: attempts,
    firstTriedAt,
    now,
    retryAfterMs,
    expiresAt: row.expires_at ? new Date(row.expires_at) : undefined,
    random: Math.random,
  });
  const { last_response, provider } = failure;
  if (next === 'give-up') {
    return { state: 'failed', attempts, last_response, finished_at: now.toISOString() };
  }
  const next_attempt_at = next.toISOString();
  return { state: 'queued', attempts, last_response, provider, next_attempt_at };
}
