import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/outbox/outbox.server.ts';
import { isWebhookEvent, type WebhookEvent } from '#app/platform/outbox/webhook-events.ts';
import { findTargetError } from '#app/platform/outbox/webhook-target.server.ts';
import {
  findWebhook,
  insertWebhook,
  listWebhooks,
  updateWebhook,
} from '#app/platform/outbox/webhooks.queries.server.ts';
import { newWebhookSecret, readWebhookEvents } from '#app/platform/outbox/webhooks.server.ts';
import type { SecretBox } from '#app/platform/settings/secret-box.server.ts';

/** The dependencies of these functions, for the admin area and the command line. */
export type WebhookContext = Pick<AppContext, 'db' | 'now'> & {
  secrets: SecretBox;
  allowPrivate: boolean;
};

export type WebhookFault = { kind: 'refused'; field: 'url' | 'events'; reason: string };

export type AddedWebhook =
  /** The only time that the secret is returned. */
  { kind: 'added'; id: string; secret: string } | WebhookFault;

/** A webhook for the admin area, without its secret. */
export type WebhookSummary = {
  id: string;
  url: string;
  events: WebhookEvent[];
  isEnabled: boolean;
  disabledReason: string | null;
};

type NewWebhook = { url: string; events: readonly string[] };

/** Why a webhook can't be added like this, or undefined. */
export function findWebhookFault(
  { allowPrivate }: Pick<WebhookContext, 'allowPrivate'>,
  { url, events }: NewWebhook,
): WebhookFault | undefined {
  const fault = findTargetError(url, allowPrivate);
  if (fault) return { kind: 'refused', field: 'url', reason: fault };
  const unknown = events.find((event) => !isWebhookEvent(event));
  if (unknown !== undefined) {
    return { kind: 'refused', field: 'events', reason: `There is no event called ${unknown}.` };
  }
  if (events.length === 0) {
    return { kind: 'refused', field: 'events', reason: 'Choose at least one event.' };
  }
  return undefined;
}

/** Adds a webhook for the given events and generates its signing secret. */
export async function addWebhook(
  context: WebhookContext,
  { url, events }: NewWebhook,
): Promise<AddedWebhook> {
  const fault = findWebhookFault(context, { url, events });
  if (fault) return fault;
  const { db, secrets, now } = context;
  const id = newId(now());
  const secret = newWebhookSecret();
  await insertWebhook(db, {
    id,
    url: new URL(url).href,
    secret_sealed: secrets.seal(secret),
    events: JSON.stringify(events),
    enabled: 1,
    created_at: now().toISOString(),
  });
  return { kind: 'added', id, secret };
}

/** All webhooks, oldest first. */
export async function listWebhookSummaries({
  db,
}: Pick<WebhookContext, 'db'>): Promise<WebhookSummary[]> {
  const rows = await listWebhooks(db);
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    events: readWebhookEvents(row.events),
    isEnabled: row.enabled === 1,
    disabledReason: row.disabled_reason,
  }));
}

/** Switches a webhook on or off; returns false if there is none with this id. */
export function setWebhookEnabled(
  { db }: Pick<WebhookContext, 'db'>,
  id: string,
  isEnabled: boolean,
): Promise<boolean> {
  const disabled_reason = isEnabled ? null : 'Turned off in the admin area.';
  return updateWebhook(db, id, { enabled: isEnabled ? 1 : 0, disabled_reason });
}

/** Queues a test event; returns false if there is no such webhook. */
export async function queueTestEvent(
  { db, now }: Pick<WebhookContext, 'db' | 'now'>,
  id: string,
): Promise<boolean> {
  if (!(await findWebhook(db, id))) return false;
  const time = now();
  const eventId = `msg_${newId(time)}`;
  const data = { message: 'The connection works.' };
  const body = { type: 'test.ping', timestamp: time.toISOString(), data };
  return enqueue(db, {
    channel: 'webhook',
    template: 'test.ping',
    to: id,
    props: { eventId, body },
    dedupeKey: `webhook:${eventId}:${id}`,
    now: time,
  });
}
