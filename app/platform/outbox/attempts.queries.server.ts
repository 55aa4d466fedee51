import type { Db } from '#database/connect.ts';
import type { OutboxRow } from '#database/schema.ts';
import { STARTED } from './lease.queries.server.ts';

/** Stores an attempt before its provider is called. */
export async function insertStartedAttempt(
  db: Db,
  attempt: { id: string; outboxId: string; provider: string; startedAt: string },
): Promise<void> {
  await db
    .insertInto('outbox_attempts')
    .values(({ selectFrom, fn, val, eb }) => ({
      id: attempt.id,
      outbox_id: attempt.outboxId,
      number: eb(
        fn.coalesce(
          selectFrom('outbox_attempts')
            .select(({ fn: { max } }) => max('number').as('last'))
            .where('outbox_id', '=', attempt.outboxId),
          val(0),
        ),
        '+',
        1,
      ),
      provider: attempt.provider,
      outcome: STARTED,
      response: '',
      started_at: attempt.startedAt,
      finished_at: attempt.startedAt,
    }))
    .execute();
}

/**
 * Stores the outcome of an attempt. If another worker took the row over meanwhile and recorded the
 * attempt as unknown, it stays so, because the row was counted as in doubt and may have been sent
 * again on the strength of it; what was found out late is added to the response.
 */
export async function updateAttempt(
  db: Db,
  id: string,
  end: { outcome: string; response: string; finishedAt: string },
): Promise<void> {
  const finished = await db
    .updateTable('outbox_attempts')
    .set({ outcome: end.outcome, response: end.response, finished_at: end.finishedAt })
    .where('id', '=', id)
    .where('outcome', '=', STARTED)
    .returning('id')
    .execute();
  if (finished.length > 0) return;
  const late = ` Found out at ${end.finishedAt}: ${end.outcome}. ${end.response}`.trimEnd();
  await db
    .updateTable('outbox_attempts')
    .set(({ eb, ref }) => ({ response: eb(ref('response'), '||', late) }))
    .where('id', '=', id)
    .where('outcome', '=', 'unknown')
    .execute();
}

/** Deletes an attempt whose provider was not called after all. */
export async function deleteAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('outbox_attempts').where('id', '=', id).execute();
}

/**
 * Marks the attempts of a row that were started and never finished as unknown. Returns whether
 * there were any.
 */
export async function closeStartedAttempts(
  db: Db,
  outboxId: string,
  { response, finishedAt }: { response: string; finishedAt: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('outbox_attempts')
    .set({ outcome: 'unknown', response, finished_at: finishedAt })
    .where('outbox_id', '=', outboxId)
    .where('outcome', '=', STARTED)
    .returning('id')
    .execute();
  return closed.length > 0;
}

/** When a row was first attempted after it was queued, or queued again by the owner; ISO text. */
export async function findFirstTriedAt(
  db: Db,
  { id, created_at }: Pick<OutboxRow, 'id' | 'created_at'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox_attempts')
    .select(({ fn }) => fn.min('started_at').as('at'))
    .where('outbox_id', '=', id)
    .where('started_at', '>=', created_at)
    .executeTakeFirst();
  return row?.at ?? undefined;
}
