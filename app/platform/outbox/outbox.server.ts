import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { newId } from '../ids.ts';
import type { SecretBox } from '../settings/secret-box.server.ts';
import { parseStored, type Stored } from '../stored-json.ts';
import { type Channel, PRIORITY, type Priority } from './delivery.ts';
import { insertOutboxRow } from './outbox.queries.server.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

/** Recipient and schedule of an email. */
export type EmailDelivery = {
  to: string;
  now: Date;
  /**
   * Identifies the event, so that it can't be queued twice: `booking-confirmation:<id>:<sequence>`.
   */
  dedupeKey: string;
  priority?: Priority;
  /** The batch it is counted in: `newsletter-issue:<id>`. */
  batch?: string | undefined;
  /** Earliest time to send; default: now. */
  sendAt?: Date | undefined;
  /** Latest time to send; default: 72 hours after it becomes due. */
  expiresAt?: Date | undefined;
  /** The reason if the row is stored but must not be sent. */
  cancelled?: string | undefined;
  /**
   * Encrypts the stored values. For secrets that only the recipient may know, such as a secret
   * link.
   */
  sealedBy?: SecretBox;
};

export type OutboxEntry = EmailDelivery & {
  channel: Channel;
  template: string;
  props: unknown;
};

/**
 * Queues one email or webhook delivery. Features use `queueEmail`, whose values are type-checked,
 * or `queueWebhook`. Returns false if it was already queued.
 */
export async function enqueue(transaction: Db, entry: OutboxEntry): Promise<boolean> {
  const { now } = entry;
  const due = entry.sendAt ?? now;
  const { cancelled } = entry;
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

/** The values of a row, decrypted if they were sealed. Throws if they were altered. */
export function readProps(secrets: SecretBox, text: string): unknown {
  const props: unknown = JSON.parse(text);
  const sealed = v.safeParse(sealedSchema, props);
  return sealed.success ? JSON.parse(secrets.open(sealed.output.sealed)) : props;
}

const sealedSchema = v.object({ sealed: v.string() });

/** The values of a row, parsed by their schema, or why they can't be read. */
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
