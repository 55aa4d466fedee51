import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { newId } from '../ids.ts';
import { deleteAttempt, insertStartedAttempt, updateAttempt } from './attempts.queries.server.ts';
import type { AttemptLog } from './delivery.ts';
import { renewLeases } from './lease.queries.server.ts';

const MAX_RESPONSE_CHARS = 2000;

type Attempt = {
  id: string;
  isStored: boolean;
  /** Undefined until the provider has responded. */
  end: { outcome: string; response: string; finishedAt: string } | undefined;
};

export type RowAttempts = AttemptLog & {
  /** Whether a provider was called and its outcome is unknown. */
  isOpen(): boolean;
  /** Stores the outcomes of the attempts, in the transaction that ends the lease. */
  store(transaction: Db): Promise<void>;
};

/**
 * The attempts of one delivery. Each is stored twice: before its provider is called, and with its
 * outcome.
 */
export function createRowAttempts(
  row: OutboxRow,
  { db, now, owner, leaseMs }: { db: Db; now: () => Date; owner: string; leaseMs: number },
): RowAttempts {
  const attempts: Attempt[] = [];
  return {
    async begin(provider) {
      const time = now();
      const attempt: Attempt = { id: newId(time), isStored: false, end: undefined };
      const leaseUntil = new Date(time.getTime() + leaseMs).toISOString();
      attempts.push(attempt);
      attempt.isStored = await db.transaction().execute(async (transaction) => {
        const [held] = await renewLeases(transaction, [row.id], { owner, leaseUntil });
        if (held === undefined) return false;
        await insertStartedAttempt(transaction, {
          ...{ id: attempt.id, outboxId: row.id, provider },
          startedAt: time.toISOString(),
        });
        return true;
      });
      return attempt.isStored;
    },
    end(outcome, response) {
      const attempt = attempts.at(-1);
      if (!attempt) return;
      const finishedAt = now().toISOString();
      attempt.end = { outcome, response: response.slice(0, MAX_RESPONSE_CHARS), finishedAt };
    },
    isOpen: () => attempts.some((attempt) => attempt.isStored && !attempt.end),
    async store(transaction) {
      for (const { id, isStored, end } of attempts) {
        if (end) await updateAttempt(transaction, id, end);
        // The insert may have succeeded without an acknowledgement, but the provider wasn't called.
        else if (!isStored) await deleteAttempt(transaction, id);
      }
    },
  };
}
