import { type NotNull, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Consent, NewSignup, Signup, SignupConfirmation } from '#database/schema.ts';

export type ConfirmedSignup = Signup & { email: string };

/**
 * Stores a request for a list. An existing entry keeps its id and its state, because only a
 * confirmation may change it.
 */
export function upsertSignup(db: Db, row: NewSignup) {
  return db
    .insertInto('signups')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['list', 'email_hash']).doUpdateSet({
        email: sql`case when signups.status = 'confirmed' then signups.email else excluded.email end`,
        requested_at: sql`excluded.requested_at`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts the entries that aren't on their list yet, and returns the hashes of those. */
export async function insertNewSignups(db: Db, rows: readonly NewSignup[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insertInto('signups')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['list', 'email_hash']).doNothing())
    .returning('email_hash')
    .execute();
  return inserted.map((row) => row.email_hash);
}

/** An entry by its id, by the hash of its private link, or by its list and address. */
export function findSignup(
  db: Db,
  key: Pick<Signup, 'id'> | Pick<Signup, 'manage_hash'> | Pick<Signup, 'list' | 'email_hash'>,
) {
  return db
    .selectFrom('signups')
    .selectAll()
    .where(({ and }) => and(key))
    .executeTakeFirst();
}

/** The entries of a list with one of these addresses. */
export function listEntriesOf(db: Db, list: string, emailHashes: readonly string[]) {
  return db
    .selectFrom('signups')
    .select(['email_hash', 'status'])
    .where('list', '=', list)
    .where('email_hash', 'in', [...emailHashes])
    .execute();
}

/** Those of the addresses that must not get emails of one of these scopes. */
export function listSuppressed(db: Db, scopes: readonly string[], emailHashes: readonly string[]) {
  return db
    .selectFrom('suppressions')
    .select(['email_hash', 'scope'])
    .where('scope', 'in', [...scopes])
    .where('email_hash', 'in', [...emailHashes])
    .execute();
}

/** The confirmed members after a position, by id, except those on the suppression list. */
export function listMembersAfter(db: Db, page: MemberPage): Promise<ConfirmedSignup[]> {
  return membersAfter(db, page)
    .selectAll()
    .$narrowType<{ email: NotNull }>()
    .where(({ not, exists }) => not(exists(suppressionOf(db, page.list))))
    .execute();
}

type MemberPage = { list: string; after: string | null; limit: number };

function membersAfter(db: Db, { list, after, limit }: MemberPage) {
  return db
    .selectFrom('signups')
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null)
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit);
}

/** How many confirmed members of a list get no email, because their address bounced or left. */
export async function countSuppressedMembers(db: Db, { list }: { list: string }): Promise<number> {
  const row = await db
    .selectFrom('signups')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where(({ exists }) => exists(suppressionOf(db, list)))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Why the list can't email a row of `signups`. */
function suppressionOf(db: Db, list: string) {
  return db
    .selectFrom('suppressions')
    .select('suppressions.email_hash')
    .where('suppressions.email_hash', '=', sql.ref<string>('signups.email_hash'))
    .where('suppressions.scope', 'in', ['all', list]);
}

/**
 * The confirmed members of a list after the given id, each with what the owner wrote about the
 * consent if it was imported.
 */
export function listSubscribersForExport(db: Db, page: MemberPage) {
  const importedSource = sql<string | null>`(select max(consents.wording) from consents
    where consents.signup_id = signups.id and consents.method = 'import')`;
  return membersAfter(db, page)
    .select(['id', 'email', 'name', 'source', 'page', 'confirmed_at'])
    .select(importedSource.as('imported_source'))
    .execute();
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
    .execute();
  return updated.length > 0;
}

export function insertConfirmation(db: Db, row: Omit<SignupConfirmation, 'tries' | 'used_at'>) {
  return db.insertInto('signup_confirmations').values(row).execute();
}

/** The confirmations that were emailed to the address since the given instant. */
export function listMailedConfirmations(db: Db, emailHash: string, since: string) {
  return db
    .selectFrom('signup_confirmations')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .where('created_at', '>=', since)
    .where('mail_slot', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** The unused confirmations of an entry that haven't expired. */
function updateOpenConfirmations(db: Db, signupId: string, now: string) {
  return db
    .updateTable('signup_confirmations')
    .where('signup_id', '=', signupId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
}

/**
 * Counts an attempt for every open confirmation of an entry. To be done before the code is compared,
 * so that concurrent attempts can't exceed the limit.
 */
export async function countCodeTry(db: Db, signupId: string, now: string): Promise<void> {
  await updateOpenConfirmations(db, signupId, now)
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .execute();
}

/** Marks a confirmation as used; returns false if it was used or has expired. */
export async function markConfirmationUsed(
  db: Db,
  { id, signup_id }: SignupConfirmation,
  now: string,
): Promise<boolean> {
  const used = await updateOpenConfirmations(db, signup_id, now)
    .set({ used_at: now })
    .where('id', '=', id)
    .returning('id')
    .execute();
  return used.length > 0;
}

/** Expires the open confirmations of an entry. */
export async function expireConfirmations(db: Db, signupId: string, now: string): Promise<void> {
  await updateOpenConfirmations(db, signupId, now).set({ expires_at: now }).execute();
}

export function findConfirmationByHash(db: Db, tokenHash: string) {
  return db
    .selectFrom('signup_confirmations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Adds events to the consent record. There is no update, because the record is evidence. */
export async function insertConsents(db: Db, rows: readonly Consent[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('consents')
    .values([...rows])
    .execute();
}

/** The consent record of an entry, oldest event first. */
export function listConsents(db: Db, signupId: string) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('signup_id', '=', signupId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * Deletes entries that nobody confirmed and whose last request was before the given instant, with
 * what was noted about them, which is no evidence of consent. Returns how many, at most `limit`.
 */
export async function deleteUnconfirmedBefore(
  db: Db,
  before: string,
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom('signups')
    .select('id')
    .where('status', 'in', ['pending', 'quarantine'])
    .where('requested_at', '<', before)
    .limit(limit);
  const deleted = await db
    .deleteFrom('signups')
    .where('id', 'in', old)
    .where('status', 'in', ['pending', 'quarantine'])
    .returning('id')
    .execute();
  const ids = deleted.map((row) => row.id);
  if (ids.length > 0) await db.deleteFrom('consents').where('signup_id', 'in', ids).execute();
  return ids.length;
}

/** Deletes the addresses of ended entries. The hash stays, so links in old emails still work. */
export async function forgetEndedAddresses(
  db: Db,
  status: Signup['status'],
  { endedBefore, requestedBefore }: { endedBefore: string; requestedBefore: string },
): Promise<void> {
  await db
    .updateTable('signups')
    .set({ email: null, name: '', ip: null })
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
