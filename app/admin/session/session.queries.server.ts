import type { Db } from '#database/connect.ts';
import type { AdminSession } from '#database/schema.ts';

export const IDLE_LIMIT_MS = 30 * 60_000;

/** The sessions that haven't ended at a time. */
function openSessions(db: Db, now: Date) {
  const idleSince = new Date(now.getTime() - IDLE_LIMIT_MS);
  return db
    .selectFrom('admin_sessions')
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince.toISOString());
}

export function findSession(db: Db, now: Date, tokenHash: string) {
  return openSessions(db, now).selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Where the person of a session is logged in; the session used last comes first. */
export function listSessions(db: Db, now: Date, { account_id, token_hash }: AdminSession) {
  return openSessions(db, now)
    .select(['ip', 'created_at', 'last_seen_at'])
    .select((row) => row('token_hash', '=', token_hash).as('isCurrent'))
    .where('account_id', '=', account_id)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Also deletes the sessions that have expired. */
export async function insertSession(db: Db, session: AdminSession) {
  await db.deleteFrom('admin_sessions').where('expires_at', '<=', session.created_at).execute();
  await db.insertInto('admin_sessions').values(session).execute();
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
export async function deleteSessionsOf(db: Db, accountId: string, keep = '') {
  await db
    .deleteFrom('admin_sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', keep)
    .execute();
}
