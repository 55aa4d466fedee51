import * as v from 'valibot';
import { isWebhookEvent, type WebhookEvent } from '#app/facts/webhook-events.ts';
import type { Db } from '#database/connect.ts';
import { newId } from '../ids.ts';
import { parseStoredJson } from '../stored-json.ts';
import { PRIORITY } from './lanes.ts';
import { enqueue } from './outbox.server.ts';
import { listWebhooks } from './webhooks.queries.server.ts';

/** The body that a receiver gets, in the format of https://www.standardwebhooks.com. */
export type WebhookBody = {
  type: WebhookEvent;
  /** When it happened, ISO-8601 UTC. */
  timestamp: string;
  data: Record<string, unknown>;
};

/**
 * Queues an event for every webhook that is subscribed to it. Call it inside the transaction that
 * stores the event, then `app.wakeOutbox()` after the commit. `data` is sent as JSON: use only
 * strings, numbers, arrays and objects. Receivers get the same `webhook-id` on every attempt.
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
    if (webhook.enabled === 0 || !readWebhookEvents(webhook.events).includes(type)) continue;
    await enqueue(transaction, {
      channel: 'webhook',
      template: type,
      to: webhook.id,
      props: { eventId, body },
      dedupeKey: `webhook:${eventId}:${webhook.id}`,
      priority: PRIORITY.webhook,
      now,
    });
  }
}

/**
 * The event types that a webhook is subscribed to. Types that no longer exist, or can't be read,
 * are left out.
 */
export function readWebhookEvents(text: string): WebhookEvent[] {
  const stored = parseStoredJson(v.array(v.string()), text);
  return stored.kind === 'read' ? stored.value.filter(isWebhookEvent) : [];
}
