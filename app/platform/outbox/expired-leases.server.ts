import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import { closeStartedAttempts } from './attempts.queries.server.ts';
import {
  listExpiredLeases,
  listLeaseOwners,
  takeExpiredLease,
  updateRow,
} from './lease.queries.server.ts';
import { hasOwnerDied } from './lease-owner.server.ts';
import { describeLostOutcome } from './row-end.ts';

const LOST_OUTCOME =
  'The outcome was lost: the site stopped, or lost its database, while it sent this.';

/**
 * Puts the rows of dead workers back into the queue: of those whose process has ended at once, of
 * all others when their lease expires. If a provider was being called, it's unknown
 * whether the email was sent: the attempt is recorded as unknown, and the row is marked as in
 * doubt.
 */
export async function requeueExpiredLeases(
  { db, log }: { db: Db; log: Log },
  lease: { owner: string; now: string; channels: readonly OutboxRow['channel'][] },
): Promise<void> {
  const dead = (await listLeaseOwners(db, lease)).filter(hasOwnerDied);
  for (const row of await listExpiredLeases(db, { ...lease, dead })) {
    await db.transaction().execute(async (transaction) => {
      if (!(await takeExpiredLease(transaction, row))) return;
      const attempt = { response: LOST_OUTCOME, finishedAt: lease.now };
      if (!(await closeStartedAttempts(transaction, row.id, attempt))) return;
      await updateRow(transaction, row.id, describeLostOutcome(row, LOST_OUTCOME, lease.now));
      log.warn('outbox.outcome-lost', { outboxId: row.id, template: row.template });
    });
  }
}
