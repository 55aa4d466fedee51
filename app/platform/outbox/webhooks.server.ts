import { createHmac, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { isWebhookEvent, type WebhookEvent } from '#app/platform/outbox/webhook-events.ts';
import type { Db } from '#database/connect.ts';
import type { Webhook } from '#database/schema.ts';
import { newId } from '../ids.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import { parseStoredJson } from '../stored-json.ts';
import { type Attempt, type Deliver, type Delivery, PRIORITY } from './delivery.ts';
import { enqueue, parseProps } from './outbox.server.ts';
import { type PostOutcome, sendOnePost } from './providers/http-post.server.ts';
import { parseRetryAfter } from './retry-policy.ts';
import {
  createGuardedLookup,
  findTargetError,
  PRIVATE_ADDRESS,
  type ResolveHost,
  resolveHost,
} from './webhook-target.server.ts';
import { findWebhook, listWebhooks, updateWebhook } from './webhooks.queries.server.ts';

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

/** For DNS lookup, connection, request and response together. */
const TIMEOUT_MS = 5000;
const GONE = 410;

/** The queued values of an event. */
export const webhookPropsSchema = v.object({ eventId: v.string(), body: v.unknown() });

/**
 * Delivers one event to one webhook: signed, to public addresses only, without following redirects.
 * Only the status of the response counts; its body is neither stored nor shown. Anything but a 2xx
 * is retried by the rules of the outbox, except 410, which switches the webhook off.
 */
export function createWebhookDelivery({
  db,
  secrets,
  allowPrivate,
  now,
  resolve = resolveHost,
  timeoutMs = TIMEOUT_MS,
}: {
  db: Db;
  secrets: SecretBox;
  /** ALLOW_PRIVATE_ADDRESSES: for a receiver on the same machine or network. */
  allowPrivate: boolean;
  now: () => Date;
  resolve?: ResolveHost;
  timeoutMs?: number;
}): Deliver {
  const lookup = createGuardedLookup(resolve, allowPrivate);

  return async (row): Promise<Delivery> => {
    const webhook = await findWebhook(db, row.recipient);
    if (!webhook) return { kind: 'cancelled', response: 'The webhook was removed.' };
    if (webhook.enabled === 0) return { kind: 'cancelled', response: 'The webhook is turned off.' };
    const props = parseProps(secrets, row.props, webhookPropsSchema);
    if (props.kind === 'unreadable') return { kind: 'failed', response: props.reason };
    const { eventId, body } = props.value;
    const startedAt = now();
    const delivery = await send(webhook, eventId, JSON.stringify(body));
    const attempt: Attempt = {
      provider: 'webhook',
      outcome: delivery.kind,
      response: delivery.response,
      startedAt,
      finishedAt: now(),
    };
    return { ...delivery, attempts: [attempt] };
  };

  async function send(webhook: Webhook, id: string, body: string): Promise<Delivery> {
    const fault = findTargetError(webhook.url, allowPrivate);
    if (fault) return { kind: 'failed', response: fault };
    const outcome = await sendOnePost({
      url: webhook.url,
      headers: signWebhook(secrets.open(webhook.secret_sealed), { id, at: now(), body }),
      body,
      timeoutMs,
      maxBodyBytes: 0,
      lookup,
    });
    if (outcome.kind === 'no-answer') {
      return outcome.code === PRIVATE_ADDRESS
        ? { kind: 'failed', response: 'The host’s address is not on the public internet.' }
        : { kind: 'retry', response: `No response: ${NO_RESPONSE[outcome.cause]}` };
    }
    const response = `HTTP ${outcome.status}`;
    if (outcome.status >= 200 && outcome.status < 300) {
      return { kind: 'sent', provider: 'webhook', response };
    }
    if (outcome.status === GONE) {
      const reason = 'The receiver says that this address is gone for good (410).';
      await updateWebhook(db, webhook.id, { enabled: 0, disabled_reason: reason });
      return { kind: 'failed', response };
    }
    return { kind: 'retry', response, retryAfterMs: parseRetryAfter(outcome.retryAfter, now()) };
  }
}

const NO_RESPONSE = {
  network: 'the address couldn’t be reached.',
  tls: 'the address has no valid certificate.',
  timeout: 'the address took too long to respond.',
} as const satisfies Record<(PostOutcome & { kind: 'no-answer' })['cause'], string>;

const PREFIX = 'whsec_';

/** A new signing secret: 256 random bits in the format of Standard Webhooks libraries. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The three headers of Standard Webhooks 1.0: id, time in whole seconds, and the HMAC-SHA256 of
 * `{id}.{time}.{body}` under the secret (https://www.standardwebhooks.com).
 */
export function signWebhook(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
