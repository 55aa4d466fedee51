import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import type { AuditAction } from './audit.content.ts';
import { insertAuditEntry } from './audit.queries.server.ts';

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
