import type { Db } from './connect.ts';

/**
 * Runs `work` in a transaction that is committed only if `isKept` says so of its outcome, so that a
 * refusal can be a value instead of an exception. An exception rolls back as well.
 */
export async function runTransaction<Outcome>(
  db: Db,
  isKept: (outcome: Outcome) => boolean,
  work: (transaction: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const transaction = await db.startTransaction().execute();
  try {
    const outcome = await work(transaction);
    await (isKept(outcome) ? transaction.commit() : transaction.rollback()).execute();
    return outcome;
  } catch (error) {
    // The connection may be gone: the error that came first says more than the one of the rollback.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}
