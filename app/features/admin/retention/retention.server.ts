import { IDEMPOTENCY_KEY_TTL_MS } from '#app/platform/forms/idempotency.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { recordAudit } from '../audit/audit.server.ts';
import { deleteOldRows } from './retention.queries.server.ts';

const DAY_MS = 24 * 3_600_000;
/** How long each kind is kept, as the privacy policy says it. */
export const RETENTION = {
  spamDays: 30,
  idleLeadMonths: 24,
  mailBodyDays: 180,
  addressDays: 90,
} as const;
const FIRST_RUN_MS = 60_000;

/** Removes what has been kept long enough; writes one line into the audit log when there was any. */
export async function runRetention(services: Services): Promise<Record<string, number>> {
  const now = services.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const leads = new Date(now);
  leads.setUTCMonth(leads.getUTCMonth() - RETENTION.idleLeadMonths);
  const counts = await deleteOldRows(services.db, {
    spam: daysAgo(RETENTION.spamDays),
    leads: leads.toISOString(),
    mailBodies: daysAgo(RETENTION.mailBodyDays),
    addresses: daysAgo(RETENTION.addressDays),
    keys: new Date(now.getTime() - IDEMPOTENCY_KEY_TTL_MS).toISOString(),
  });
  const removed = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(removed).length > 0)
    await recordAudit(services, undefined, 'retention', '', removed);
  return counts;
}

/** Runs it a minute after the start and then once a day. Returns what ends it. */
export function startRetention(services: Services): () => void {
  const run = () => {
    runRetention(services).catch((error: unknown) =>
      services.log.error('retention.broke', { error }),
    );
  };
  const first = setTimeout(run, FIRST_RUN_MS);
  const daily = setInterval(run, DAY_MS);
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
