import type { Db } from '#database/connect.ts';
import { newId } from '../ids.ts';
import { enqueue } from './outbox.server.ts';
import type { WebhookEvent } from './webhook-events.ts';
import { listWebhooks } from './webhooks.queries.server.ts';

/** Behind every mail: a receiver that hangs must not hold up a confirmation. */
const WEBHOOK_PRIORITY = 8;

/** What a receiver gets, in the form of https://www.standardwebhooks.com. */
export type WebhookBody = {
  type: WebhookEvent;
  /** When it happened, ISO-8601 UTC. */
  timestamp: string;
  data: Record<string, unknown>;
};

/**
 * Queues an event for every webhook that wants it. Call it inside the transaction that stores the
 * event, then `app.wakeOutbox()` after the commit. `data` is sent as JSON: give it texts,
 * numbers, lists and objects only. Receivers get the same `webhook-id` on every attempt.
 */
export async function queueWebhook(
  transaction: Db,
  type: WebhookEvent,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const eventId = `msg_${newId(now)}`;
  const body: WebhookBody = { type, timestamp: now.toISOString(), data };
  for (const webhook of await listWebhooks(transaction)) {
    const wanted: unknown = JSON.parse(webhook.events);
    if (webhook.enabled === 0 || !Array.isArray(wanted) || !wanted.includes(type)) continue;
    await enqueue(
      transaction,
      {
        channel: 'webhook',
        template: type,
        recipient: webhook.id,
        props: { eventId, body },
        dedupeKey: `webhook:${eventId}:${webhook.id}`,
        priority: WEBHOOK_PRIORITY,
      },
      now,
    );
  }
}
