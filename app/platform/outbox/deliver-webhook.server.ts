import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import type { Webhook } from '#database/schema.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import type { AttemptLog, Deliver, Delivery } from './delivery.ts';
import { parseProps } from './outbox.server.ts';
import { type PostOutcome, sendOnePost } from './providers/http-post.server.ts';
import { parseRetryAfter } from './retry-policy.ts';
import { signWebhook } from './webhook-signature.server.ts';
import {
  createGuardedLookup,
  findTargetError,
  PRIVATE_ADDRESS,
  type ResolveHost,
  resolveHost,
} from './webhook-target.server.ts';
import { findWebhook, updateWebhook } from './webhooks.queries.server.ts';

/** For DNS lookup, connection, request and response together. */
const TIMEOUT_MS = 5000;
const GONE = 410;

/** The queued values of an event. */
export const webhookPropsSchema = v.object({ eventId: v.string(), body: v.unknown() });

type Verdict =
  | { kind: 'sent'; response: string }
  | { kind: 'failed'; response: string }
  | { kind: 'gone'; response: string }
  | { kind: 'retry'; response: string; retryAfterMs?: number };

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

  return async (row, attempts): Promise<Delivery> => {
    const webhook = await findWebhook(db, row.recipient);
    if (!webhook) return cancelled('The webhook was removed.');
    if (webhook.enabled === 0) return cancelled('The webhook is turned off.');
    const props = parseProps(secrets, row.props, webhookPropsSchema);
    if (props.kind === 'unreadable') return { kind: 'failed', response: props.reason };
    const { eventId, body } = props.value;
    if (!(await attempts.begin('webhook'))) return { kind: 'lost' };
    return conclude(webhook, await send(webhook, eventId, JSON.stringify(body)), attempts);
  };

  async function send(webhook: Webhook, id: string, body: string): Promise<Verdict> {
    const fault = findTargetError(webhook.url, allowPrivate);
    if (fault) return { kind: 'failed', response: fault };
    const outcome = await sendOnePost({
      url: webhook.url,
      contentType: 'application/json',
      headers: signWebhook(secrets.open(webhook.secret_sealed), { id, at: now(), body }),
      body,
      timeoutMs,
      maxBodyBytes: 0,
      lookup,
    });
    return judge(outcome);
  }

  function judge(outcome: PostOutcome): Verdict {
    if (outcome.kind === 'no-answer') {
      if (outcome.code === PRIVATE_ADDRESS) {
        return {
          kind: 'failed',
          response: 'The host’s address is not on the public internet.',
        };
      }
      return { kind: 'retry', response: `No response: ${NO_RESPONSE[outcome.cause]}` };
    }
    const response = `HTTP ${outcome.status}`;
    if (outcome.status >= 200 && outcome.status < 300) return { kind: 'sent', response };
    if (outcome.status === GONE) return { kind: 'gone', response };
    const retryAfterMs = parseRetryAfter(outcome.retryAfter, now());
    return { kind: 'retry', response, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }

  async function conclude(
    webhook: Webhook,
    verdict: Verdict,
    attempts: AttemptLog,
  ): Promise<Delivery> {
    const { response } = verdict;
    attempts.end(verdict.kind === 'gone' ? 'failed' : verdict.kind, response);
    switch (verdict.kind) {
      case 'sent':
        return { kind: 'sent', provider: 'webhook', response };
      case 'gone': {
        const reason = 'The receiver says that this address is gone for good (410).';
        await updateWebhook(db, webhook.id, { enabled: 0, disabled_reason: reason });
        return { kind: 'failed', response };
      }
      case 'failed':
        return { kind: 'failed', response };
      case 'retry':
        return verdict;
      default:
        return verdict satisfies never;
    }
  }
}

const NO_RESPONSE = {
  network: 'the address couldn’t be reached.',
  tls: 'the address has no valid certificate.',
  timeout: 'the address took too long to respond.',
  aborted: 'the attempt was stopped.',
} as const satisfies Record<(PostOutcome & { kind: 'no-answer' })['cause'], string>;

function cancelled(response: string): Delivery {
  return { kind: 'cancelled', response };
}
