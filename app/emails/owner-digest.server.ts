import { countEmail } from '#app/platform/outbox/email-budget.queries.server.ts';
import { updateQueuedProps } from '#app/platform/outbox/outbox.queries.server.ts';
import { enqueue } from '#app/platform/outbox/outbox.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName, EmailProps } from './catalogue.ts';

/** Notifications per hour that are sent individually. Further ones are combined into one digest. */
export const OWNER_EMAILS_PER_HOUR = 60;
export const IN_DIGEST = 'Part of the digest of this hour.';
const OWNER_NOTICES: ReadonlySet<EmailName> = new Set<EmailName>([
  'contact-notification',
  'booking-notice',
]);
const HOUR_MS = 3_600_000;

/**
 * Whether a notification to the owner is covered by the hourly digest instead. The digest is sent
 * at the end of the hour and says how many there were; the events themselves are in the admin area.
 */
export async function joinsOwnerDigest(
  transaction: Db,
  { name, to }: { name: EmailName; to: string },
  now: Date,
): Promise<boolean> {
  if (!OWNER_NOTICES.has(name)) return false;
  const hour = now.toISOString().slice(0, 13);
  const count = await countEmail(transaction, 'owner', hour);
  if (count <= OWNER_EMAILS_PER_HOUR) return false;
  const start = new Date(`${hour}:00:00.000Z`);
  const end = new Date(start.getTime() + HOUR_MS);
  const props: EmailProps<'owner-digest'> = {
    since: `${describeInZone(start, TORONTO).time} Toronto time`,
    limit: OWNER_EMAILS_PER_HOUR,
    count: count - OWNER_EMAILS_PER_HOUR,
  };
  const dedupeKey = `owner-digest:${hour}`;
  const isNew = await enqueue(transaction, {
    ...{ channel: 'mail', template: 'owner-digest', props, to, now, dedupeKey, sendAt: end },
    isOwnersAct: true,
  });
  if (!isNew) await updateQueuedProps(transaction, dedupeKey, JSON.stringify(props));
  return true;
}
