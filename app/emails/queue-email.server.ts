import { type EmailDelivery, enqueue } from '#app/platform/outbox/outbox.server.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName, EmailProps } from './catalogue.ts';
import {
  OVER_BUDGET,
  returnEmailBudget,
  takeEmailBudget,
  UNSOLICITED_EMAILS,
} from './email-budget.server.ts';
import { IN_DIGEST, joinsOwnerDigest } from './owner-digest.server.ts';

export type QueuedEmail = EmailDelivery & {
  /** The network of the visitor who caused it, which has a share of the daily budget. */
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
  const cancelled =
    delivery.cancelled ??
    (await findObstacle(transaction, name, { ...delivery, network, isOwnersAct }));
  const row = { channel: 'mail', template: name, props, ...delivery, cancelled } as const;
  if (await enqueue(transaction, row)) return true;
  if (cancelled === undefined && !isOwnersAct && UNSOLICITED_EMAILS.has(name)) {
    const due = (delivery.sendAt ?? delivery.now).toISOString();
    await returnEmailBudget(transaction, [{ recipient: delivery.to, due }], network ?? null);
  }
  return false;
}

/** Why the email must not be sent although its event happened, or undefined. */
async function findObstacle(
  transaction: Db,
  name: EmailName,
  { to, now, sendAt, network, isOwnersAct }: QueuedEmail,
): Promise<string | undefined> {
  if (await joinsOwnerDigest(transaction, { name, to }, now)) return IN_DIGEST;
  if (isOwnersAct) return undefined;
  const email = { name, recipient: to, network };
  const isWithinBudget = await takeEmailBudget(transaction, email, sendAt ?? now);
  return isWithinBudget ? undefined : OVER_BUDGET;
}
