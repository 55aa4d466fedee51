import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import { onePage } from '../shell/row-list.tsx';
import type { AuditAction } from './audit.content.ts';
import { insertAuditEntry, listAuditEntries } from './audit.queries.server.ts';
import { describeAuditEntry } from './audit-words.server.ts';

const PAGE_SIZE = 50;

/**
 * Adds an entry to the audit log, in the name of who is logged in. `subject` is an id or a
 * reference, `detail` holds further facts. Neither may contain a secret or an email address, so
 * that erasing a person doesn't change the log.
 */
export async function recordAudit(
  app: Pick<AppContext, 'db' | 'now'>,
  info: RequestInfo | undefined,
  action: AuditAction,
  subject = '',
  detail: Record<string, unknown> = {},
  within: Db = app.db,
): Promise<void> {
  const now = app.now();
  await insertAuditEntry(within, {
    id: newId(now),
    at: now.toISOString(),
    action,
    subject,
    detail: JSON.stringify(detail),
    ip: info?.ip ?? null,
    account_id: info?.actor?.id ?? null,
    actor: info?.actor?.name ?? '',
  });
}

/** A page of the log: the entries of one action or of all, before the one that the query names. */
export async function readAuditLog({ db, facts }: AppContext, query: URLSearchParams) {
  const action = query.get('action') ?? '';
  const before = query.get('before') ?? '';
  const found = await listAuditEntries(db, { action, before, limit: PAGE_SIZE + 1 });
  const { shown, next } = onePage(found, PAGE_SIZE);
  const entries = shown.map((entry) => {
    const { id, at, actor, ip } = entry;
    return { id, at, actor, ip, ...describeAuditEntry(facts(), entry) };
  });
  return { action, entries, next };
}
