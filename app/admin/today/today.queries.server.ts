import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** What a list of messages shows of each. */
function selectLeads(db: Db) {
  return db
    .selectFrom('submissions')
    .select(['id', 'name', 'email', 'company', 'source', 'message'])
    .select(['created_at', 'follow_up_on', 'assigned_to']);
}

/** Messages that nobody has opened, newest first. */
export function listNewLeads(db: Db, limit: number) {
  return selectLeads(db)
    .where('status', '=', 'new')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Unfinished messages that the owner wants to follow up by the given day. */
export function listFollowUps(db: Db, day: string, limit: number) {
  return selectLeads(db)
    .where('follow_up_on', '<=', day)
    .where('status', 'in', ['new', 'open', 'waiting'])
    .orderBy('follow_up_on')
    .orderBy('id')
    .limit(limit)
    .execute();
}

type HeldBack = {
  kind: 'message' | 'call';
  id: string;
  name: string;
  email: string;
  company: string;
  /** Null for a call that only waits for its visitor to confirm it. */
  quarantine_reason: string | null;
};

/**
 * Messages held back as spam, and coming calls that aren't booked until their visitor, or the owner,
 * confirms them; newest first.
 */
export async function listHeldBack(
  db: Db,
  { now, since }: { now: string; since: string },
  limit: number,
) {
  const { rows } = await sql<HeldBack>`
    select 'message' as kind, id, name, email, company, quarantine_reason, created_at
    from submissions where status = 'quarantine' and created_at >= ${since}
    union all
    select 'call' as kind, id, name, email, company, quarantine_reason, created_at
    from bookings where status in ('held', 'expired', 'quarantine')
      and starts_at > ${now} and created_at >= ${since}
    order by created_at desc limit ${limit}`.execute(db);
  return rows;
}
