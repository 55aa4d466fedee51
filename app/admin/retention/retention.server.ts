import type { AppContext } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { RETENTION } from './retention.content.ts';
import { deleteOldRows } from './retention.queries.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Deletes rows whose retention period has ended, and adds an audit entry if there were any. */
export async function runRetention(app: AppContext): Promise<void> {
  const now = app.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const leads = new Date(now);
  leads.setUTCMonth(leads.getUTCMonth() - RETENTION.idleLeadMonths);
  const counts = await deleteOldRows(app.db, {
    spam: daysAgo(RETENTION.spamDays),
    leads: leads.toISOString(),
    mailBodies: daysAgo(RETENTION.mailBodyDays),
    addresses: daysAgo(RETENTION.addressDays),
  });
  const removed = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(removed).length > 0) await recordAudit(app, undefined, 'retention', '', removed);
}
