import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type {
  Consent,
  ConsentEvent,
  NewSignup,
  Signup,
  SignupConfirmation,
  SignupStatus,
} from '#database/schema.ts';

export type ConfirmedSignup = Signup & { email: string };

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
 * Counts an attempt for every open confirmation of an entry, and returns those that had attempts
 * left. It counts before the code is compared, so that concurrent attempts can't exceed the limit.
 */
export async function countCodeTry(
  db: Db,
  { signupId, now, maxTries }: { signupId: string; now: string; maxTries: number },
): Promise<SignupConfirmation[]> {
  return db
    .updateTable('signup_confirmations')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('signup_id', '=', signupId)
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

/** Adds an event to the consent record. There is no update, because the record is evidence. */
export async function insertConsent(db: Db, consent: Consent): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

/** The consent record of an entry, oldest event first. */
export async function listConsents(db: Db, signupId: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('signup_id', '=', signupId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The wording of the newest request, which later events of the same entry refer to. */
export async function findLatestConsent(
  db: Db,
  signupId: string,
  event: ConsentEvent,
): Promise<Consent | undefined> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('signup_id', '=', signupId)
    .where('event', '=', event)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes the records of unconfirmed entries, which are no evidence of consent. */
export async function deleteConsentsOf(db: Db, signupIds: readonly string[]): Promise<void> {
  if (signupIds.length === 0) return;
  await db
    .deleteFrom('consents')
    .where('signup_id', 'in', [...signupIds])
    .execute();
}

/** Unconfirmed entries whose last request was before the given instant. */
export async function listUnconfirmedBefore(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signups')
    .select('id')
    .where('status', 'in', ['pending', 'quarantine'])
    .where('requested_at', '<', before)
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteSignups(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('signups')
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes the addresses of ended entries. The hash stays, so links in old emails still work. */
export async function forgetEndedAddresses(
  db: Db,
  status: SignupStatus,
  { endedBefore, requestedBefore }: { endedBefore: string; requestedBefore: string },
): Promise<void> {
  await db
    .updateTable('signups')
    .set({ email: null, ip: null })
    .where('status', '=', status)
    .where('email', 'is not', null)
    .where('ended_at', '<', endedBefore)
    .where('requested_at', '<', requestedBefore)
    .execute();
}

/** Deletes confirmations whose link and code expired before the given instant. */
export async function deleteConfirmationsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('signup_confirmations').where('expires_at', '<', before).execute();
}
