import type { Db } from '#database/connect.ts';
import { createConnectionQueue } from '#database/connection-queue.ts';
import { runTransaction } from '#database/transaction.ts';

/** Lets only a few requests at a time take a slot: they wait for the lock on the calendar. */
export const runInBookingQueue = createConnectionQueue('to take a slot', {
  maxConcurrent: 4,
  maxWaitMs: 20_000,
});

/** Runs a transaction that takes or frees a slot, in the queue. */
export function takeSlot<Outcome>(
  db: Db,
  isKept: (outcome: Outcome) => boolean,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return runInBookingQueue(db, () => runTransaction(db, isKept, work));
}
