import { sql } from 'kysely';
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
  limits: RetentionLimits,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = async (
    name: string,
    work: Promise<{ numDeletedRows?: bigint; numUpdatedRows?: bigint }>,
  ) => {
    const { numDeletedRows, numUpdatedRows } = await work;
    counts[name] = (counts[name] ?? 0) + Number(numDeletedRows ?? numUpdatedRows ?? 0);
  };
  await count(
    'spam',
    db
      .deleteFrom('submissions')
      .where('status', 'in', ['quarantine', 'spam'])
      .where('created_at', '<', limits.spam)
      .executeTakeFirst(),
  );
  await count(
    'spam',
    db
      .deleteFrom('bookings')
      .where('status', 'in', ['quarantine', 'expired'])
      .where('created_at', '<', limits.spam)
      .executeTakeFirst(),
  );
  await count(
    'leads',
    db
      .deleteFrom('submissions')
      .where('created_at', '<', limits.leads)
      // Keeps a lead as long as there are newer messages from its address or newer notes about it.
      .where(
        sql<boolean>`not exists (select 1 from submissions as newer where lower(newer.email) = lower(submissions.email) and newer.created_at >= ${limits.leads})`,
      )
      .where(
        sql<boolean>`not exists (select 1 from submission_notes as note where note.submission_id = submissions.id and note.created_at >= ${limits.leads})`,
      )
      .executeTakeFirst(),
  );
  await count(
    'bookings',
    db.deleteFrom('bookings').where('ends_at', '<', limits.leads).executeTakeFirst(),
  );
  // Requests that ended long ago, and requests for days that have passed.
  const endedRequests = db
    .selectFrom('earlier_requests')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('status', '!=', 'waiting'), where('updated_at', '<', limits.spam)]),
        where('wanted_date', '<', limits.spam.slice(0, 10)),
        where('created_at', '<', limits.leads),
      ]),
    );
  await db.deleteFrom('slot_offers').where('request_id', 'in', endedRequests).execute();
  await count(
    'earlierRequests',
    db.deleteFrom('earlier_requests').where('id', 'in', endedRequests).executeTakeFirst(),
  );
  await count(
    'mailLog',
    db.deleteFrom('outbox').where('finished_at', '<', limits.leads).executeTakeFirst(),
  );
  await count(
    'mailBodies',
    db
      .updateTable('outbox')
      .set({ props: '{}' })
      .where('finished_at', '<', limits.mailBodies)
      .where('props', '!=', '{}')
      .executeTakeFirst(),
  );
  for (const [table, at] of [
    ['submissions', 'created_at'],
    ['bookings', 'created_at'],
    ['signups', 'requested_at'],
    ['consents', 'at'],
    ['audit_log', 'at'],
  ] as const) {
    const result =
      await sql`update ${sql.table(table)} set ip = null where ip is not null and ${sql.ref(at)} < ${limits.addresses}`.execute(
        db,
      );
    counts.addresses = (counts.addresses ?? 0) + Number(result.numAffectedRows ?? 0);
  }
  await db
    .updateTable('bookings')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', limits.addresses)
    .execute();
  return counts;
}
