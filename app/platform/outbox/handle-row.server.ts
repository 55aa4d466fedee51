import type { Db } from '#database/connect.ts';
import { describeOutage } from '#database/outage.ts';
import type { OutboxRow } from '#database/schema.ts';
import type { Log } from '../log.server.ts';
import { findFirstTriedAt } from './attempts.queries.server.ts';
import type { Deliver, Delivery, Schedule } from './delivery.ts';
import { completeRow } from './lease.queries.server.ts';
import { createRowAttempts, type RowAttempts } from './row-delivery.server.ts';
import { describeEnd } from './row-end.ts';

export type OnBounced = (transaction: Db, row: OutboxRow, now: Date) => Promise<void>;

/** Interval between attempts to store an outcome while the database is down. */
const STORE_RETRY_MS = 500;
/** Attempts while the process is shutting down. If all of them fail, the row is left in doubt. */
const STORE_TRIES_WHILE_STOPPING = 4;

/**
 * Delivers one leased row and stores the outcome in the same transaction that ends the lease. The
 * returned function never rejects because of a delivery.
 */
export function createRowHandler({
  db,
  log,
  now,
  owner,
  leaseMs,
  deliver,
  schedule,
  isStopping,
  onBounced,
}: {
  db: Db;
  log: Log;
  now: () => Date;
  owner: string;
  leaseMs: number;
  deliver: Deliver;
  schedule: Schedule;
  isStopping: () => boolean;
  /** Runs in the transaction that stores the failure of a row whose address doesn't exist. */
  onBounced: OnBounced | undefined;
}): (row: OutboxRow) => Promise<void> {
  return handle;

  async function handle(row: OutboxRow): Promise<void> {
    const attempts = createRowAttempts(row, { db, now, owner, leaseMs });
    const delivery = await deliverRow(row, attempts);
    if (delivery.kind === 'lost') {
      log.warn('outbox.lease-lost', { outboxId: row.id, template: row.template });
      return;
    }
    await storeEnd(row, delivery, attempts);
  }

  async function deliverRow(row: OutboxRow, attempts: RowAttempts): Promise<Delivery> {
    if (row.expires_at !== null && row.expires_at <= now().toISOString()) {
      const response =
        `Not delivered in time, so the site stopped trying. ${row.last_response ?? ''}`.trim();
      return { kind: 'failed', response };
    }
    try {
      return await deliver(row, attempts);
    } catch (error) {
      log.error('outbox.delivery-broke', { outboxId: row.id, template: row.template, error });
      if (attempts.isOpen()) {
        return {
          kind: 'unknown',
          provider: '',
          response: 'The delivery was interrupted; see the server’s log.',
        };
      }
      return { kind: 'retry', response: 'The email could not be prepared; see the log.' };
    }
  }

  /** Retries while the database is down. The lease is kept until the outcome is stored. */
  async function storeEnd(
    row: OutboxRow,
    delivery: Exclude<Delivery, { kind: 'lost' }>,
    attempts: RowAttempts,
  ): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await storeEndOnce(row, delivery, attempts);
        return;
      } catch (error) {
        log.error('outbox.outcome-not-stored', { outboxId: row.id, error });
        if (describeOutage(error) === undefined) return;
        if (isStopping() && tries >= STORE_TRIES_WHILE_STOPPING) return;
        await new Promise<void>((resolve) => schedule(resolve, STORE_RETRY_MS));
      }
    }
  }

  async function storeEndOnce(
    row: OutboxRow,
    delivery: Exclude<Delivery, { kind: 'lost' }>,
    attempts: RowAttempts,
  ): Promise<void> {
    const firstTriedAt = row.attempts > 0 ? await findFirstTriedAt(db, row) : undefined;
    const first = firstTriedAt ? new Date(firstTriedAt) : now();
    const changes = describeEnd(row, delivery, { firstTriedAt: first, now: now() });
    const isKept = await db.transaction().execute(async (transaction) => {
      await attempts.store(transaction);
      const isOurs = await completeRow(transaction, { id: row.id, owner }, changes);
      if (isOurs && changes.bounced) await onBounced?.(transaction, row, now());
      return isOurs;
    });
    const level = delivery.kind === 'sent' ? 'info' : 'warn';
    log[level](`outbox.${changes.state === 'queued' ? 'again' : changes.state}`, {
      outboxId: row.id,
      template: row.template,
      attempts: changes.attempts,
      isLeaseKept: isKept,
    });
  }
}
