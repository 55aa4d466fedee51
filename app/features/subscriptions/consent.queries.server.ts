import type { Db } from '#database/connect.ts';
import type { Consent, ConsentEvent } from '#database/schema.ts';

/** Adds one line of evidence. There is no way to change one: proof has to stay as it was. */
export async function insertConsent(db: Db, consent: Consent): Promise<void> {
  await db.insertInto('consents').values(consent).execute();
}

/** Everything that was agreed to or withdrawn for one entry, oldest first. */
export async function listConsents(db: Db, signupId: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('signup_id', '=', signupId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The words of the newest request, which a later event of the same entry refers to. */
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

/** Requests that nobody confirmed are no consent: they go with the entry. */
export async function deleteConsentsOf(db: Db, signupIds: readonly string[]): Promise<void> {
  if (signupIds.length === 0) return;
  await db
    .deleteFrom('consents')
    .where('signup_id', 'in', [...signupIds])
    .execute();
}
