import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';

/** Messages that nobody has opened, newest first. */
export async function listNewLeads(db: Db, limit: number): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    select * from submissions where status = 'new'
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Unfinished messages that the owner wants to follow up by the given day. */
export async function listFollowUps(db: Db, day: string, limit: number): Promise<Submission[]> {
  const { rows } = await sql<Submission>`
    select * from submissions
    where follow_up_on <= ${day} and status in ('new', 'open', 'waiting')
    order by follow_up_on, id limit ${limit}`.execute(db);
  return rows;
}

export type HeldBack = {
  id: string;
  name: string;
  email: string;
  company: string;
  quarantine_reason: string | null;
};

/** Messages that are held back as spam, newest first. */
export async function listHeldMessages(db: Db, since: string, limit: number): Promise<HeldBack[]> {
  const { rows } = await sql<HeldBack>`
    select id, name, email, company, quarantine_reason from submissions
    where status = 'quarantine' and created_at >= ${since}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Coming calls that aren't booked until their visitor, or the owner, confirms them, newest first. */
export async function listUnbookedCalls(
  db: Db,
  { now, since }: { now: string; since: string },
  limit: number,
): Promise<HeldBack[]> {
  const { rows } = await sql<HeldBack>`
    select id, name, email, company, quarantine_reason from bookings
    where status in ('held', 'expired', 'quarantine')
    and starts_at > ${now} and created_at >= ${since}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
