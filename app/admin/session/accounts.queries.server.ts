import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { AdminUser } from '#database/schema.ts';

export function findActiveMemberByEmail(db: Db, email: string) {
  return db
    .selectFrom('admin_users')
    .selectAll()
    .where('status', '=', 'active')
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
    .executeTakeFirst();
}

/** Whether anybody besides the owner was ever invited and not removed. */
export async function hasMembers(db: Db) {
  const row = await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Returns false if there is no such member. */
export async function updateMember(db: Db, id: string, changes: Partial<AdminUser>) {
  const update = db.updateTable('admin_users').set(changes).where('id', '=', id);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks the row of an active member if password and second factor are still the given ones. Until
 * the transaction ends, nobody else can change the row.
 */
export async function lockMember(
  db: Db,
  { id, passwordHash, totpSealed }: { id: string; passwordHash: string; totpSealed: string },
) {
  const locked = await db
    .updateTable('admin_users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('password_hash', '=', passwordHash)
    .where('totp_sealed', '=', totpSealed)
    .executeTakeFirst();
  return locked.numUpdatedRows > 0n;
}
