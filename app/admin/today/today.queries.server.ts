import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';

/** When new messages came in, newest first. */
export async function listNewLeadTimes(
  db: Db,
  limit: number,
): Promise<Pick<Submission, 'id' | 'created_at' | 'assigned_to'>[]> {
  return db
    .selectFrom('submissions')
    .select(['id', 'created_at', 'assigned_to'])
    .where('status', '=', 'new')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The messages with these ids, newest first. */
export async function listNewLeads(db: Db, ids: readonly string[]): Promise<Submission[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Unfinished messages that the owner wants to follow up by the given day. */
export async function listFollowUps(db: Db, day: string, limit: number): Promise<Submission[]> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('follow_up_on', 'is not', null)
    .where('follow_up_on', '<=', day)
    .where('status', 'in', ['new', 'open', 'waiting'])
    .orderBy('follow_up_on')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type HeldBack = {
  id: string;
  name: string;
  email: string;
  company: string;
  quarantine_reason: string | null;
};

const heldColumns = ['id', 'name', 'email', 'company', 'quarantine_reason'] as const;

/** Messages that are held back as spam, newest first. */
export function listHeldMessages(db: Db, since: string, limit: number): Promise<HeldBack[]> {
  return db
    .selectFrom('submissions')
    .select([...heldColumns])
    .where('status', '=', 'quarantine')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Coming calls that aren't booked until their visitor, or the owner, confirms them, newest first. */
export function listUnbookedCalls(
  db: Db,
  { now, since }: { now: string; since: string },
  limit: number,
): Promise<HeldBack[]> {
  return db
    .selectFrom('bookings')
    .select([...heldColumns])
    .where('status', 'in', ['held', 'expired', 'quarantine'])
    .where('starts_at', '>', now)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
