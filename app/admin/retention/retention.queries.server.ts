import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * Deletes the rows whose retention period has ended: those older than the instants given (ISO-8601).
 * Returns how many there were of each kind, where there were any.
 */
export async function deleteOldRows(
  db: Db,
  {
    spam,
    leads,
    mailBodies,
    addresses,
  }: Record<'spam' | 'leads' | 'mailBodies' | 'addresses', string>,
) {
  // Requests that ended long ago, and requests for days that have passed.
  const endedRequests = sql`
    (status != 'waiting' and updated_at < ${spam})
    or wanted_date < ${spam.slice(0, 10)} or created_at < ${leads}`;
  const statements: Record<string, RawBuilder<unknown>> = {
    heldMessages: sql`delete from submissions
      where status in ('quarantine', 'spam') and created_at < ${spam}`,
    heldCalls: sql`delete from bookings
      where status in ('quarantine', 'expired') and created_at < ${spam}`,
    // Keeps a lead as long as there are newer messages from its address or newer notes about it.
    messages: sql`delete from submissions where created_at < ${leads}
      and not exists (select 1 from submissions as newer
        where lower(newer.email) = lower(submissions.email) and newer.created_at >= ${leads})
      and not exists (select 1 from submission_notes as note
        where note.submission_id = submissions.id and note.created_at >= ${leads})`,
    calls: sql`delete from bookings where ends_at < ${leads}`,
    offeredTimes: sql`delete from slot_offers
      where request_id in (select id from earlier_requests where ${endedRequests})`,
    earlierTimes: sql`delete from earlier_requests where ${endedRequests}`,
    mailLog: sql`delete from outbox where finished_at < ${leads}`,
    mailBodies: sql`update outbox set props = '{}'
      where finished_at < ${mailBodies} and props != '{}'`,
    networks: sql`update bookings set network = null
      where network is not null and created_at < ${addresses}`,
  };
  const times = {
    submissions: 'created_at',
    bookings: 'created_at',
    signups: 'requested_at',
    consents: 'at',
    audit_log: 'at',
  };
  for (const [table, at] of Object.entries(times)) {
    statements[`${table}.ip`] = sql`update ${sql.table(table)} set ip = null
      where ip is not null and ${sql.ref(at)} < ${addresses}`;
  }
  const counts: Record<string, number> = {};
  for (const [kind, statement] of Object.entries(statements)) {
    const { numAffectedRows } = await statement.execute(db);
    if (numAffectedRows) counts[kind] = Number(numAffectedRows);
  }
  return counts;
}
