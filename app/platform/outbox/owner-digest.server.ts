import type { Db } from '#database/connect.ts';
import { newId } from '../ids.ts';
import { describeInZone } from '../time/time-words.ts';
import { TORONTO } from '../time/wall-time.ts';
import { countEmail } from './email-budget.queries.server.ts';
import { insertOutboxRow, updateQueuedProps } from './outbox.queries.server.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

/** Notifications an hour that the owner gets one by one. Further ones become one digest. */
export const OWNER_EMAILS_PER_HOUR = 60;
export const IN_DIGEST = 'Part of the digest of this hour.';
const OWNER_NOTICES: ReadonlySet<string> = new Set(['contact-notification', 'booking-notice']);
const HOUR_MS = 3_600_000;

/**
 * Whether a notification to the owner is told by the digest of the hour instead. The digest leaves at
 * the end of the hour and says how many there were; what happened is in the admin area all the same.
 */
export async function joinsOwnerDigest(
  transaction: Db,
  { template, recipient }: { template: string; recipient: string },
  now: Date,
): Promise<boolean> {
  if (!OWNER_NOTICES.has(template)) return false;
  const hour = now.toISOString().slice(0, 13);
  const count = await countEmail(transaction, 'owner', hour);
  if (count <= OWNER_EMAILS_PER_HOUR) return false;
  const start = new Date(`${hour}:00:00.000Z`);
  const end = new Date(start.getTime() + HOUR_MS);
  const props = JSON.stringify({
    since: `${describeInZone(start, TORONTO).time} Toronto time`,
    limit: OWNER_EMAILS_PER_HOUR,
    count: count - OWNER_EMAILS_PER_HOUR,
  });
  const dedupeKey = `owner-digest:${hour}`;
  const isNew = await insertOutboxRow(transaction, {
    id: newId(now),
    channel: 'mail',
    template: 'owner-digest',
    recipient,
    props,
    dedupe_key: dedupeKey,
    priority: 5,
    state: 'queued',
    next_attempt_at: end.toISOString(),
    expires_at: new Date(end.getTime() + GIVE_UP_AFTER_MS).toISOString(),
    created_at: now.toISOString(),
  });
  if (!isNew) await updateQueuedProps(transaction, dedupeKey, props);
  return true;
}
