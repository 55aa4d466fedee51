import type { Db } from '#database/connect.ts';
import type { SignupConfirmation } from '#database/schema.ts';

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

/**
 * The requests of the address that wait for an email, the newest first: its entry isn't confirmed
 * and has no email whose link and code still work. Who left a list, or was told that the item is
 * ready, waits only if the request came after that.
 */
export async function listUnansweredRequests(
  db: Db,
  emailHash: string,
  now: string,
): Promise<SignupConfirmation[]> {
  return db
    .selectFrom('signup_confirmations as confirmation')
    .innerJoin('signups as signup', 'signup.id', 'confirmation.signup_id')
    .selectAll('confirmation')
    .where('confirmation.email_hash', '=', emailHash)
    .where('confirmation.mail_slot', 'is', null)
    .where(({ or, and, eb, ref }) =>
      or([
        eb('signup.status', '=', 'pending'),
        and([
          eb('signup.status', 'in', ['left', 'notified']),
          eb('confirmation.created_at', '>', ref('signup.ended_at')),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signup_confirmations as mailed')
            .select('mailed.id')
            .whereRef('mailed.signup_id', '=', 'confirmation.signup_id')
            .where('mailed.mail_slot', 'is not', null)
            .where('mailed.used_at', 'is', null)
            .where('mailed.expires_at', '>', now),
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
