import type { Db } from '#database/connect.ts';
import type { OutboxRow, OutboxState } from '#database/schema.ts';

/** A row that nobody has tried to send because its time has not come: a reminder, days before. */
export function isPlanned(
  row: Pick<OutboxRow, 'state' | 'attempts' | 'last_response' | 'next_attempt_at'>,
  now: string,
): boolean {
  const isUntried = row.attempts === 0 && row.last_response === null;
  return row.state === 'queued' && isUntried && row.next_attempt_at > now;
}

/**
 * How many rows need what, for the health call and the owner's overview. Waiting are those that are
 * due, or were tried and will be again; what is planned for later ({@link isPlanned}) waits for nothing.
 */
export async function countOutbox(
  db: Db,
  now: string,
): Promise<{ waiting: number; failed: number; unknown: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['state', select.fn.countAll<number | string>().as('count')])
    .where('state', 'in', ['queued', 'sending', 'failed', 'unknown'])
    .groupBy('state')
    .execute();
  const count = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const { planned } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('planned'))
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('last_response', 'is', null)
    .where('next_attempt_at', '>', now)
    .executeTakeFirstOrThrow();
  return {
    waiting: count('queued') + count('sending') - Number(planned),
    failed: count('failed'),
    unknown: count('unknown'),
  };
}
