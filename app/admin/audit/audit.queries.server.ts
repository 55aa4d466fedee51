import type { Db } from '#database/connect.ts';
import type { AuditEntry } from '#database/schema.ts';

export async function insertAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}

/** Newest first; `before` is the id of the previous page's last entry. */
export async function listAuditEntries(
  db: Db,
  { action, before, limit }: { action?: string; before?: string; limit: number },
): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (action) query = query.where('action', '=', action);
  if (before) query = query.where('id', '<', before);
  return query.execute();
}

/** Whether the account was logged in to from this address since the given instant. */
export async function hasLoginFrom(
  db: Db,
  accountId: string,
  ip: string,
  since: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'login')
    .where('at', '>=', since)
    .where('ip', '=', ip)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
