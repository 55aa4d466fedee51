import type { Db } from '#database/connect.ts';
import type { AdminSession } from '#database/schema.ts';

export async function insertSession(db: Db, session: AdminSession) {
  await db.insertInto('admin_sessions').values(session).execute();
}

export async function findSessionByHash(db: Db, tokenHash: string) {
  return db
    .selectFrom('admin_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The sessions of one account, or of all; those used last come first. */
export async function listSessions(db: Db, accountId?: string) {
  let query = db.selectFrom('admin_sessions').selectAll().orderBy('last_seen_at', 'desc');
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  return query.execute();
}

export async function markSessionSeen(db: Db, tokenHash: string, at: string) {
  await db
    .updateTable('admin_sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of an account, except the one to keep if it is given. */
export async function deleteSessionsOf(db: Db, accountId: string, keep?: string) {
  let query = db.deleteFrom('admin_sessions').where('account_id', '=', accountId);
  if (keep !== undefined) query = query.where('token_hash', '!=', keep);
  await query.execute();
}

export async function deleteSessionsExpiredBefore(
  db: Db,
  { now, idleSince }: { now: string; idleSince: string },
) {
  await db
    .deleteFrom('admin_sessions')
    .where((where) =>
      where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', idleSince)]),
    )
    .execute();
}
