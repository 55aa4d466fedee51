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
