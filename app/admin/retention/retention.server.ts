import type { AppContext } from '#app/platform/app-context.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { deleteOldRows } from './retention.queries.server.ts';

/** The retention periods, as the privacy policy states them; 730 days are its 24 months. */
export const RETENTION = { spamDays: 30, leadDays: 730, mailBodyDays: 180, addressDays: 90 };

const DAY_MS = 24 * 3_600_000;

/** Deletes rows whose retention period has ended, and adds an audit entry if there were any. */
export async function runRetention(app: AppContext): Promise<void> {
  const daysAgo = (days: number) => new Date(app.now().getTime() - days * DAY_MS).toISOString();
  const deleted = await deleteOldRows(app.db, {
    spam: daysAgo(RETENTION.spamDays),
    leads: daysAgo(RETENTION.leadDays),
    mailBodies: daysAgo(RETENTION.mailBodyDays),
    addresses: daysAgo(RETENTION.addressDays),
  });
  if (Object.keys(deleted).length > 0) await recordAudit(app, undefined, 'retention', '', deleted);
}
