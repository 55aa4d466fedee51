import type { Db } from './connect.ts';

/**
 * Runs `work` in a transaction that is committed only if `isKept` returns true for its result, so
 * that a refusal can be a value instead of an exception. An exception rolls back as well.
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
    // The rollback fails too if the connection is gone; the first error is the useful one.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}
