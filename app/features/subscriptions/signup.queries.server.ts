import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { NewSignup, Signup, SignupConfirmation } from '#database/schema.ts';

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

/** Inserts a confirmation. Returns false if another request has used the address's daily email. */
export async function insertConfirmation(
  db: Db,
  row: Omit<SignupConfirmation, 'tries' | 'used_at'>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('signup_confirmations')
    .values(row)
    .onConflict((conflict) => conflict.column('mail_slot').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The confirmations that were emailed to the address since the given instant. */
export async function listMailedConfirmations(
  db: Db,
  emailHash: string,
  since: string,
): Promise<SignupConfirmation[]> {
  return db
    .selectFrom('signup_confirmations')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .where('created_at', '>=', since)
    .where('mail_slot', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Counts an attempt for every open confirmation of the address, and returns those that had attempts
 * left. It counts before the code is compared, so that concurrent attempts can't exceed the limit.
 */
export async function countCodeTry(
  db: Db,
  { emailHash, now, maxTries }: { emailHash: string; now: string; maxTries: number },
): Promise<SignupConfirmation[]> {
  return db
    .updateTable('signup_confirmations')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('email_hash', '=', emailHash)
    .where('mail_slot', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .returningAll()
    .execute();
}

export async function findConfirmationByHash(
  db: Db,
  tokenHash: string,
): Promise<SignupConfirmation | undefined> {
  return db
    .selectFrom('signup_confirmations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Marks a confirmation as used; returns false if it was used or has expired. */
export async function markConfirmationUsed(db: Db, id: string, now: string): Promise<boolean> {
  const used = await db
    .updateTable('signup_confirmations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Expires the open confirmations of an entry. */
export async function expireConfirmations(db: Db, signupId: string, now: string): Promise<void> {
  await db
    .updateTable('signup_confirmations')
    .set({ expires_at: now })
    .where('signup_id', '=', signupId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Entries of the address whose confirmation email was held back, each with its newest request. */
export async function listUnmailedConfirmations(
  db: Db,
  emailHash: string,
): Promise<SignupConfirmation[]> {
  return db
    .selectFrom('signup_confirmations as confirmation')
    .innerJoin('signups as signup', 'signup.id', 'confirmation.signup_id')
    .selectAll('confirmation')
    .where('confirmation.email_hash', '=', emailHash)
    .where('signup.status', '=', 'pending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signup_confirmations as mailed')
            .select('mailed.id')
            .whereRef('mailed.signup_id', '=', 'confirmation.signup_id')
            .where('mailed.mail_slot', 'is not', null),
        ),
      ),
    )
    .orderBy('confirmation.created_at', 'desc')
    .execute();
}

export async function updateConfirmation(
  db: Db,
  id: string,
  changes: Partial<SignupConfirmation>,
): Promise<void> {
  await db.updateTable('signup_confirmations').set(changes).where('id', '=', id).execute();
}
