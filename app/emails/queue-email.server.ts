import { type EmailDelivery, enqueue } from '#app/platform/outbox/outbox.server.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName, EmailProps } from './catalogue.ts';
import { IN_DIGEST, joinsOwnerDigest } from './owner-digest.server.ts';

/**
 * Queues an email of the catalogue with its values. Call it inside the transaction that stores the
 * event, then `app.wakeOutbox()` after the commit. Returns false if it was already queued.
 */
export async function queueEmail<Name extends EmailName>(
  transaction: Db,
  name: Name,
  props: EmailProps<Name>,
  delivery: EmailDelivery,
): Promise<boolean> {
  const { to, now } = delivery;
  let { cancelled } = delivery;
  if (cancelled === undefined && (await joinsOwnerDigest(transaction, { name, to }, now))) {
    cancelled = IN_DIGEST;
  }
  return enqueue(transaction, { channel: 'mail', template: name, props, ...delivery, cancelled });
}
