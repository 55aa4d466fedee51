import type { Db } from '#database/connect.ts';
import type { OutboxRow, OutboxState } from '#database/schema.ts';
import { PRIORITY } from './lanes.ts';

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

/**
 * Emails that have not left although they were due, or tried for the first time, before the given
 * instant. Newsletters don't count: a long list takes its time.
 */
export async function countLateEmails(db: Db, dueBefore: string): Promise<number> {
  const { late } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('late'))
    .where('state', 'in', ['queued', 'sending'])
    .where('channel', '=', 'mail')
    .where('priority', '<', PRIORITY.bulk)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('next_attempt_at', '<=', dueBefore),
        // Put off without a try: every provider refuses us.
        and([
          eb('attempts', '=', 0),
          eb('last_response', 'is not', null),
          eb('created_at', '<=', dueBefore),
        ]),
        exists(
          selectFrom('outbox_attempts')
            .select('outbox_attempts.id')
            .whereRef('outbox_attempts.outbox_id', '=', 'outbox.id')
            .whereRef('outbox_attempts.started_at', '>=', 'outbox.created_at')
            .where('outbox_attempts.started_at', '<=', dueBefore),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(late);
}
