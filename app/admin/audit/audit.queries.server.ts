import type { Db } from '#database/connect.ts';
import type { AuditEntry } from '#database/schema.ts';

export async function insertAuditEntry(db: Db, entry: AuditEntry) {
  await db.insertInto('audit_log').values(entry).execute();
}

/** Newest first: of one action or, if it is empty, of all; `before` is the last id known. */
export function listAuditEntries(db: Db, action: string, before: string, limit: number) {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  if (action) query = query.where('action', '=', action);
  if (before) query = query.where('id', '<', before);
  return query.execute();
}
