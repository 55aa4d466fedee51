import type { Db } from '#database/connect.ts';
import type { AdminUser, AdminUserLink } from '#database/schema.ts';

export async function listMembers(db: Db) {
  return db.selectFrom('admin_users').selectAll().orderBy('name').orderBy('id').execute();
}

export async function findMember(db: Db, id: string) {
  return db.selectFrom('admin_users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false if somebody has this address already. */
export async function insertMember(db: Db, member: AdminUser) {
  const inserted = await db
    .insertInto('admin_users')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes a person with everything that lets them in, and takes them off what is assigned to them. */
export async function deleteMember(db: Db, id: string) {
  await db.deleteFrom('admin_sessions').where('account_id', '=', id).execute();
  await db.deleteFrom('recovery_codes').where('account_id', '=', id).execute();
  await db.deleteFrom('two_factor_steps').where('account_id', '=', id).execute();
  await db.deleteFrom('admin_user_links').where('member_id', '=', id).execute();
  for (const table of ['submissions', 'bookings'] as const) {
    await db.updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', id).execute();
  }
  await db.deleteFrom('admin_users').where('id', '=', id).execute();
}

export async function insertLink(db: Db, link: AdminUserLink) {
  await db.insertInto('admin_user_links').values(link).execute();
}

/** A link that hasn't expired, and whose it is. */
export async function findLink(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom('admin_user_links')
    .innerJoin('admin_users', 'admin_users.id', 'admin_user_links.member_id')
    .select(['purpose', 'expires_at', 'member_id', 'name', 'email', 'status'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up. Undefined if it is unknown, expired, or was used before. */
export async function takeLink(db: Db, tokenHash: string, now: string) {
  return db
    .deleteFrom('admin_user_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the links of a person, or those that have expired at a time. */
export async function deleteLinksOf(db: Db, memberId: string, expiredAt = '9999') {
  await db
    .deleteFrom('admin_user_links')
    .where('member_id', '=', memberId)
    .where('expires_at', '<=', expiredAt)
    .execute();
}

/** The account that made the calendar address, by the audit log: the address itself names nobody. */
export async function findFeedMaker(db: Db): Promise<string | null | undefined> {
  const made = await db
    .selectFrom('audit_log')
    .select('account_id')
    .where('action', '=', 'calendar-feed')
    .where('subject', '=', 'made')
    .orderBy('id', 'desc')
    .limit(1)
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
