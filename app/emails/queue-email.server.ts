import { findQueuedAt } from '#app/platform/outbox/outbox.queries.server.ts';
import { type EmailDelivery, enqueue } from '#app/platform/outbox/outbox.server.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName, EmailProps } from './catalogue.ts';
import { OVER_BUDGET, takeEmailBudget, UNSOLICITED_EMAILS } from './email-budget.server.ts';
import { IN_DIGEST, joinsOwnerDigest } from './owner-digest.server.ts';

export type QueuedEmail = EmailDelivery & {
  /** The network of the visitor who caused it, which has a daily limit. */
  network?: string | null | undefined;
  /** True if the owner caused it: then the daily budget for unconfirmed addresses doesn't apply. */
  isOwnersAct?: boolean | undefined;
};

/**
 * Queues an email of the catalogue with its values. Call it inside the transaction that stores the
 * event, then `app.wakeOutbox()` after the commit. Returns false if it was already queued.
 */
export async function queueEmail<Name extends EmailName>(
  transaction: Db,
  name: Name,
  props: EmailProps<Name>,
  { isOwnersAct = false, network, ...delivery }: QueuedEmail,
): Promise<boolean> {
  // So that it isn't counted twice.
  if (await findQueuedAt(transaction, delivery.dedupeKey)) return false;
  const cancelled =
    delivery.cancelled ??
    (await findObstacle(transaction, name, { ...delivery, network, isOwnersAct }));
  return enqueue(transaction, { channel: 'mail', template: name, props, ...delivery, cancelled });
}

/** Why the email must not be sent although its event happened, or undefined. */
async function findObstacle(
  transaction: Db,
  name: EmailName,
  { to, now, sendAt, network, isOwnersAct }: QueuedEmail,
): Promise<string | undefined> {
  if (await joinsOwnerDigest(transaction, { name, to }, now)) return IN_DIGEST;
  if (isOwnersAct || !UNSOLICITED_EMAILS.has(name)) return undefined;
  const isLeft = await takeEmailBudget(transaction, { recipient: to, network }, sendAt ?? now);
  return isLeft ? undefined : OVER_BUDGET;
}
