import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** Cut-off instants (ISO-8601): older rows are deleted. */
export type RetentionLimits = {
  spam: string;
  leads: string;
  mailBodies: string;
  addresses: string;
};

/** Deletes the rows whose retention period has ended. Returns the number of rows by kind. */
export async function deleteOldRows(
  db: Db,
  { spam, leads, mailBodies, addresses }: RetentionLimits,
): Promise<Record<string, number>> {
  // Requests that ended long ago, and requests for days that have passed.
  const endedRequests = sql`
    (status != 'waiting' and updated_at < ${spam})
    or wanted_date < ${spam.slice(0, 10)} or created_at < ${leads}`;
  const withoutAddress = (table: string, at: string) =>
    sql`update ${sql.table(table)} set ip = null where ip is not null and ${sql.ref(at)} < ${addresses}`;
  const statements: [string, RawBuilder<unknown>][] = [
    [
      'spam',
      sql`delete from submissions
        where status in ('quarantine', 'spam') and created_at < ${spam}`,
    ],
    [
      'spam',
      sql`delete from bookings
        where status in ('quarantine', 'expired') and created_at < ${spam}`,
    ],
    [
      'leads',
      // Keeps a lead as long as there are newer messages from its address or newer notes about it.
      sql`delete from submissions where created_at < ${leads}
        and not exists (select 1 from submissions as newer
          where lower(newer.email) = lower(submissions.email) and newer.created_at >= ${leads})
        and not exists (select 1 from submission_notes as note
          where note.submission_id = submissions.id and note.created_at >= ${leads})`,
    ],
    ['bookings', sql`delete from bookings where ends_at < ${leads}`],
    [
      'earlierRequests',
      sql`delete from slot_offers
        where request_id in (select id from earlier_requests where ${endedRequests})`,
    ],
    ['earlierRequests', sql`delete from earlier_requests where ${endedRequests}`],
    ['mailLog', sql`delete from outbox where finished_at < ${leads}`],
    [
      'mailBodies',
      sql`update outbox set props = '{}' where finished_at < ${mailBodies} and props != '{}'`,
    ],
    ['addresses', withoutAddress('submissions', 'created_at')],
    ['addresses', withoutAddress('bookings', 'created_at')],
    ['addresses', withoutAddress('signups', 'requested_at')],
    ['addresses', withoutAddress('consents', 'at')],
    ['addresses', withoutAddress('audit_log', 'at')],
    [
      'addresses',
      sql`update bookings set network = null
        where network is not null and created_at < ${addresses}`,
    ],
  ];
  const counts: Record<string, number> = {};
  for (const [kind, statement] of statements) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    counts[kind] = (counts[kind] ?? 0) + Number(numAffectedRows);
  }
  return counts;
}
