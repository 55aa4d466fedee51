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
  try {
    return await db.transaction().execute(async (transaction) => {
      const outcome = await work(transaction);
      if (!isKept(outcome)) throw new Refusal(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.outcome as Outcome;
    throw error;
  }
}

/** Rolls the transaction back. */
class Refusal {
  readonly outcome: unknown;

  constructor(outcome: unknown) {
    this.outcome = outcome;
  }
}
