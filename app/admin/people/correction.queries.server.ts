import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

export type Contact = { name: string; phone: string; company: string };

/** Changes every message, call and request of an address (in lower case). */
export async function updateContact(
  db: Db,
  email: string,
  { company, ...changes }: Partial<Contact> & { email?: string },
) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const all = company === undefined ? changes : { ...changes, company };
  if (Object.keys(all).length > 0) {
    await db.updateTable('submissions').set(all).where(isTheirs).execute();
    await db.updateTable('bookings').set(all).where(isTheirs).execute();
  }
  if (Object.keys(changes).length > 0) {
    await db.updateTable('earlier_requests').set(changes).where(isTheirs).execute();
  }
}

/**
 * Forgets that the calls of an address (in lower case) were confirmed by it, because their address
 * is about to change to `to`. They stay confirmed if that one confirmed a call as well.
 */
export async function forgetConfirmations(db: Db, email: string, to: string) {
  await sql`
    update bookings set email_confirmed_at = null
    where lower(email) = ${email} and not exists (
      select 1 from bookings as other
      where lower(other.email) = ${to} and other.email_confirmed_at is not null)`.execute(db);
}

/** Sends emails of these templates that wait for one address (in lower case) to another. */
export async function redirectWaitingEmails(
  db: Db,
  templates: readonly string[],
  { from, to }: { from: string; to: string },
) {
  await sql`
    update outbox set recipient = ${to}
    where lower(recipient) = ${from} and channel = 'mail' and state = 'queued'
    and template in (${sql.join(templates)})`.execute(db);
}
