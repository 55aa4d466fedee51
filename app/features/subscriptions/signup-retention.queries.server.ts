import type { Db } from '#database/connect.ts';
import type { SignupStatus } from '#database/schema.ts';

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
