import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink } from '#database/schema.ts';

export async function listMembers(db: Db) {
  return db.selectFrom('admin_users').selectAll().execute();
}

/** Everybody but the one who looks, as a page shows them. */
export async function listOthers(db: Db, viewerId: string) {
  return db
    .selectFrom('admin_users')
    .select(['id', 'name', 'email', 'role', 'status'])
    .select((row) =>
      row.case().when('totp_sealed', '=', '').then('off').else('on').end().as('twoFactor'),
    )
    .where('id', '<>', viewerId)
    .orderBy('name')
    .execute();
}

export async function findMember(db: Db, id: string) {
  return db.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether somebody else than the person with this id has the address, in whatever case. */
export async function isEmailTaken(db: Db, email: string, id: string) {
  const other = await db
    .selectFrom('admin_users')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Adds a person who has no password yet. */
export async function insertMember(
  db: Db,
  member: Pick<AdminUser, 'id' | 'name' | 'email' | 'role' | 'status' | 'created_at'>,
) {
  await db
    .insertInto('admin_users')
    .values({
      ...member,
      password_hash: '',
      totp_sealed: '',
      // No longer used.
      totp_pending_sealed: '',
      emails_assignments: 1,
    })
    .execute();
}

export async function updateMember(db: Db, id: string, changes: Partial<AdminUser>) {
  await db.updateTable('admin_users').set(changes).where('id', '=', id).execute();
}

/** Deletes a person, and takes them off what is assigned to them. */
export async function deleteMember(db: Db, id: string) {
  for (const table of ['submissions', 'bookings'] as const) {
    await db.updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', id).execute();
  }
  await db.deleteFrom('admin_users').where('id', '=', id).execute();
}

/** Also deletes the links that have expired. */
export async function insertLink(db: Db, link: AdminUserLink, now: string) {
  await db.deleteFrom('admin_user_links').where('expires_at', '<=', now).execute();
  await db.insertInto('admin_user_links').values(link).execute();
}

/** A link that hasn't expired, and whose it is. */
export async function findLink(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom('admin_user_links')
    .innerJoin('admin_users', 'admin_users.id', 'admin_user_links.member_id')
    .select(['purpose', 'member_id', 'token_hash', 'name', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('status', '<>', 'suspended')
    .executeTakeFirst();
}

/** Uses a link up. Returns false if it was used or replaced before. */
export async function takeLink(db: Db, tokenHash: string) {
  const { numDeletedRows } = await db
    .deleteFrom('admin_user_links')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteLinksOf(db: Db, memberId: string) {
  await db.deleteFrom('admin_user_links').where('member_id', '=', memberId).execute();
}

/** The account that made the calendar address, by the audit log: the address itself names nobody. */
export async function findFeedMaker(db: Db) {
  const made = await db
    .selectFrom('audit_log')
    .select('account_id')
    .where('action', '=', 'calendar-feed')
    .where('subject', '=', 'made')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return made?.account_id;
}

/** Turns off the webhooks that this account added, by the audit log. */
export async function endWebhooksOf(db: Db, accountId: string, reason: string) {
  const added = db
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'webhook')
    .where('account_id', '=', accountId)
    .where('detail', '=', JSON.stringify({ change: 'added' }));
  await db
    .updateTable('webhooks')
    .set({ enabled: 0, disabled_reason: reason })
    .where('enabled', '=', 1)
    .where('id', 'in', added)
    .execute();
}
