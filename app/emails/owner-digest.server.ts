import { enqueue } from '#app/platform/outbox/outbox.server.ts';
import { describeInZone } from '#app/platform/time/time-words.ts';
import { TORONTO } from '#app/platform/time/wall-time.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName, EmailProps } from './catalogue.ts';
import { countEmail } from './email-budget.queries.server.ts';
import { digestCount } from './owner.email.ts';

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
  const count = (await countEmail(transaction, digestCount(hour))) ?? 0;
  if (count <= OWNER_EMAILS_PER_HOUR) return false;
  if (count === OWNER_EMAILS_PER_HOUR + 1) await queueDigest(transaction, to, hour, now);
  return true;
}

/** Once an hour, when the limit is passed. The digest reads the final count when it is sent. */
async function queueDigest(transaction: Db, to: string, hour: string, now: Date): Promise<void> {
  const start = new Date(`${hour}:00:00.000Z`);
  const props: EmailProps<'owner-digest'> = {
    since: `${describeInZone(start, TORONTO).time} Toronto time`,
    limit: OWNER_EMAILS_PER_HOUR,
    count: 1,
    hour,
  };
  await enqueue(transaction, {
    channel: 'mail',
    template: 'owner-digest',
    props,
    to,
    now,
    dedupeKey: `owner-digest:${hour}`,
    sendAt: new Date(start.getTime() + HOUR_MS),
  });
}
