import type { Db } from '#database/connect.ts';
import type { Consent, ConsentEvent } from '#database/schema.ts';

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
