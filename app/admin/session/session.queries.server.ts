import type { Db } from '#database/connect.ts';
import type { AdminSession } from '#database/schema.ts';

export async function insertSession(db: Db, session: AdminSession): Promise<void> {
  await db.insertInto('admin_sessions').values(session).execute();
}

export async function findSessionByHash(
  db: Db,
  tokenHash: string,
): Promise<AdminSession | undefined> {
  return db
    .selectFrom('admin_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listSessions(db: Db): Promise<AdminSession[]> {
  return db.selectFrom('admin_sessions').selectAll().orderBy('last_seen_at', 'desc').execute();
}

export async function markSessionSeen(db: Db, tokenHash: string, at: string): Promise<void> {
  await db
    .updateTable('admin_sessions')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('admin_sessions').execute();
}

export async function deleteOtherSessions(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '!=', tokenHash).execute();
}

export async function deleteSessionsExpiredBefore(
  db: Db,
  { now, idleSince }: { now: string; idleSince: string },
): Promise<void> {
  await db
    .deleteFrom('admin_sessions')
    .where((where) =>
      where.or([where('expires_at', '<=', now), where('last_seen_at', '<=', idleSince)]),
    )
    .execute();
}
