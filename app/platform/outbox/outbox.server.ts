import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { newId } from '../ids.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import { parseStored, type Stored } from '../stored-json.ts';
import { OVER_BUDGET, takeEmailBudget } from './email-budget.server.ts';
import { PRIORITY, type Priority } from './lanes.ts';
import { insertOutboxRow } from './outbox.queries.server.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

/** To whom an email goes, and when. */
export type EmailDelivery = {
  to: string;
  now: Date;
  /** Names the event, so that it can never be queued twice: `booking-confirmation:<id>:<sequence>`. */
  dedupeKey: string;
  priority?: Priority;
  /** What it is queued together with, where that is counted: `newsletter-issue:<id>`. */
  batch?: string | undefined;
  /** Not before this instant; now by default. */
  sendAt?: Date | undefined;
  /** Pointless after this instant; 72 hours after it falls due by default. */
  expiresAt?: Date | undefined;
  /** Written down but never sent, with this reason: for emails that the suppression list forbids. */
  cancelled?: string | undefined;
  /** The owner wants it sent: it leaves whatever the forms have sent to the address before. */
  isOwnersAct?: boolean | undefined;
  /** Stores the values encrypted: for those that only the reader may know, such as a secret link. */
  sealedBy?: SecretBox;
};

export type OutboxEntry = EmailDelivery & {
  channel: OutboxRow['channel'];
  template: string;
  props: unknown;
};

/**
 * Queues something that has to leave the site; features queue emails by `queueEmail`, whose values
 * the compiler checks, and events by `queueWebhook`. Returns false when it was queued before.
 */
export async function enqueue(transaction: Db, entry: OutboxEntry): Promise<boolean> {
  const { now } = entry;
  const due = entry.sendAt ?? now;
  const cancelled = entry.cancelled ?? (await findObstacle(transaction, entry, due));
  const expires = entry.expiresAt ?? new Date(due.getTime() + GIVE_UP_AFTER_MS);
  const props = JSON.stringify(entry.props);
  return insertOutboxRow(transaction, {
    id: newId(now),
    channel: entry.channel,
    template: entry.template,
    recipient: entry.to,
    props: entry.sealedBy ? JSON.stringify({ sealed: entry.sealedBy.seal(props) }) : props,
    dedupe_key: entry.dedupeKey,
    priority: entry.priority ?? PRIORITY.ordinary,
    batch: entry.batch ?? null,
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
): Promise<string | undefined> {
  const { template, to: recipient } = entry;
  if (entry.channel === 'webhook') return undefined;
  if (entry.isOwnersAct || (await takeEmailBudget(transaction, { template, recipient }, due)))
    return undefined;
  return OVER_BUDGET;
}

/** The props of a row, opened where they were sealed. Throws when they were altered. */
export function readProps(secrets: SecretBox, text: string): unknown {
  const props: unknown = JSON.parse(text);
  const sealed = v.safeParse(sealedSchema, props);
  return sealed.success ? JSON.parse(secrets.open(sealed.output.sealed)) : props;
}

const sealedSchema = v.object({ sealed: v.string() });

/** The props of a row by the schema they were written with, or why they can't be read. */
export function parseProps<Props>(
  secrets: SecretBox,
  text: string,
  schema: v.GenericSchema<unknown, Props>,
): Stored<Props> {
  try {
    return parseStored(schema, readProps(secrets, text));
  } catch (error) {
    return { kind: 'unreadable', reason: (error as Error).message };
  }
}
