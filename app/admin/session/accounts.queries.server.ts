import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** The members who can log in, with the columns of an account. */
function activeMembers(db: Db) {
  return db
    .selectFrom('admin_users')
    .select([
      'id',
      'name',
      'email',
      'role',
      'password_hash as passwordHash',
      'totp_sealed as totpSealed',
    ])
    .where('status', '=', 'active');
}

export type ActiveMember = Awaited<ReturnType<typeof listActiveMembers>>[number];

export function listActiveMembers(db: Db) {
  return activeMembers(db).orderBy('name').execute();
}

export function findActiveMember(db: Db, id: string) {
  return activeMembers(db).where('id', '=', id).executeTakeFirst();
}

export function findActiveMemberByEmail(db: Db, email: string) {
  return activeMembers(db)
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
    .executeTakeFirst();
}

/** Whether anybody besides the owner was ever invited and not removed. */
export async function hasMembers(db: Db) {
  const row = await db.selectFrom('admin_users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores an active member whose password and second factor were the known ones until now; returns
 * false if they weren't. Until the transaction ends, nobody else can change the row.
 */
export async function updateActiveMember(db: Db, member: ActiveMember, known: ActiveMember) {
  const { numUpdatedRows } = await db
    .updateTable('admin_users')
    .set({
      name: member.name,
      password_hash: member.passwordHash,
      totp_sealed: member.totpSealed,
    })
    .where('id', '=', known.id)
    .where('status', '=', 'active')
    .where('password_hash', '=', known.passwordHash)
    .where('totp_sealed', '=', known.totpSealed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
