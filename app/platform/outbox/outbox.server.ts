import type { Db } from '#database/connect.ts';
import { newId } from '../ids.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import { OVER_BUDGET, takeEmailBudget } from './email-budget.server.ts';
import { insertOutboxRow } from './outbox.queries.server.ts';
import { IN_DIGEST, joinsOwnerDigest } from './owner-digest.server.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

/** Lower leaves first: a booking confirmation never waits behind a newsletter. */
export const PRIORITY = { booking: 1, ordinary: 5, bulk: 9 } as const;

export type OutboxEntry = {
  channel?: 'mail' | 'webhook';
  template: string;
  recipient: string;
  props: Record<string, unknown>;
  /** Names the event, so that it can never be queued twice: `booking-confirmation:<id>:<sequence>`. */
  dedupeKey: string;
  priority?: number;
  /** Not before this instant; now by default. */
  sendAt?: Date | undefined;
  /** Pointless after this instant; 72 hours after it falls due by default. */
  expiresAt?: Date | undefined;
  /** Written down but never sent, with this reason: for mails that the suppression list forbids. */
  cancelled?: string | undefined;
  /** The owner wants it sent: it leaves whatever the forms have sent to the address before. */
  isOwnersAct?: boolean | undefined;
};

/**
 * Queues something that has to leave the site. Call it inside the transaction that stores the event,
 * then `app.wakeOutbox()` after the commit. Returns false when it was queued before.
 */
export async function enqueue(transaction: Db, entry: OutboxEntry, now: Date): Promise<boolean> {
  const due = entry.sendAt ?? now;
  const cancelled = entry.cancelled ?? (await findObstacle(transaction, entry, due, now));
  const expires = entry.expiresAt ?? new Date(due.getTime() + GIVE_UP_AFTER_MS);
  return insertOutboxRow(transaction, {
    id: newId(now),
    channel: entry.channel ?? 'mail',
    template: entry.template,
    recipient: entry.recipient,
    props: JSON.stringify(entry.props),
    dedupe_key: entry.dedupeKey,
    priority: entry.priority ?? PRIORITY.ordinary,
    state: cancelled === undefined ? 'queued' : 'cancelled',
    last_response: cancelled ?? null,
    finished_at: cancelled === undefined ? null : now.toISOString(),
    next_attempt_at: due.toISOString(),
    expires_at: expires.toISOString(),
    created_at: now.toISOString(),
  });
}

/** Why an email must not leave although its event happened, or undefined. */
async function findObstacle(
  transaction: Db,
  entry: OutboxEntry,
  due: Date,
  now: Date,
): Promise<string | undefined> {
  if (entry.channel === 'webhook') return undefined;
  if (await joinsOwnerDigest(transaction, entry, now)) return IN_DIGEST;
  if (entry.isOwnersAct || (await takeEmailBudget(transaction, entry, due))) return undefined;
  return OVER_BUDGET;
}

/** Props with secrets in them, such as a link that only its reader may know: stored encrypted. */
export function sealProps(
  secrets: SecretBox,
  props: Record<string, unknown>,
): Record<string, unknown> {
  return { sealed: secrets.seal(JSON.stringify(props)) };
}

/** The props of a row, opened where they were sealed. Throws when they were altered. */
export function readProps(secrets: SecretBox, text: string): unknown {
  const props = JSON.parse(text) as { sealed?: string };
  return props.sealed === undefined ? props : JSON.parse(secrets.open(props.sealed));
}
