import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { NewSignup, Signup } from '#database/schema.ts';

/**
 * Stores a request for a list. An existing entry keeps its id, and also its state unless it was in
 * quarantine, because only a confirmation may change it.
 */
export async function upsertSignup(db: Db, row: NewSignup): Promise<Signup> {
  const keepsState = sql<boolean>`signups.status <> 'quarantine'`;
  return db
    .insertInto('signups')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['list', 'email_hash']).doUpdateSet({
        email: sql`case when signups.status = 'confirmed' then signups.email else excluded.email end`,
        status: sql`case when ${keepsState} then signups.status else excluded.status end`,
        quarantine_reason: sql`case when ${keepsState} then signups.quarantine_reason else excluded.quarantine_reason end`,
        requested_at: sql`excluded.requested_at`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findSignup(
  db: Db,
  list: string,
  emailHash: string,
): Promise<Signup | undefined> {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('list', '=', list)
    .where('email_hash', '=', emailHash)
    .executeTakeFirst();
}

export async function findSignupById(db: Db, id: string): Promise<Signup | undefined> {
  return db.selectFrom('signups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The entry with this hash of its private link. */
export async function findSignupByManageHash(db: Db, hash: string): Promise<Signup | undefined> {
  return db.selectFrom('signups').selectAll().where('manage_hash', '=', hash).executeTakeFirst();
}

/** Whether the address was confirmed on any list. */
export async function hasConfirmedSignup(db: Db, emailHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('signups')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('status', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes an entry if it is still in the given state, else returns false. */
export async function updateSignup(
  db: Db,
  signup: Pick<Signup, 'id' | 'status'>,
  changes: Partial<Signup>,
): Promise<boolean> {
  const updated = await db
    .updateTable('signups')
    .set(changes)
    .where('id', '=', signup.id)
    .where('status', '=', signup.status)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The entries of the address that nobody has confirmed yet. */
export async function listPendingSignups(db: Db, emailHash: string): Promise<Signup[]> {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute();
}

/** The entries of the address that were confirmed at this instant: with the same code or link. */
export async function listConfirmedAt(db: Db, emailHash: string, time: string): Promise<Signup[]> {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .where('status', '=', 'confirmed')
    .where('confirmed_at', '=', time)
    .orderBy('id')
    .execute();
}

/** The entries of the address whose email was sent at this instant and can still be confirmed. */
export async function listMailedAt(
  db: Db,
  emailHash: string,
  { time, now }: { time: string; now: string },
): Promise<Signup[]> {
  return db
    .selectFrom('signups as signup')
    .innerJoin('signup_confirmations as mailed', 'mailed.signup_id', 'signup.id')
    .selectAll('signup')
    .where('signup.email_hash', '=', emailHash)
    .where('signup.status', '<>', 'confirmed')
    .where('mailed.mail_slot', 'is not', null)
    .where('mailed.created_at', '=', time)
    .where('mailed.used_at', 'is', null)
    .where('mailed.expires_at', '>', now)
    .orderBy('signup.id')
    .execute();
}
