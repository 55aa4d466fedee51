import type { Db } from '#database/connect.ts';
import type { OutboxRow, OutboxState } from '#database/schema.ts';
import { PRIORITY } from './lanes.ts';

/** A row that hasn't been attempted because it isn't due yet, such as a reminder days ahead. */
export function isPlanned(
  row: Pick<OutboxRow, 'state' | 'attempts' | 'last_response' | 'next_attempt_at'>,
  now: string,
): boolean {
  const isUntried = row.attempts === 0 && row.last_response === null;
  return row.state === 'queued' && isUntried && row.next_attempt_at > now;
}

/**
 * Number of emails and webhook deliveries by state, or of those of one channel. `waiting` counts
 * rows that are due or will be retried, but not those that are planned for later
 * ({@link isPlanned}).
 */
export async function countOutbox(
  db: Db,
  now: string,
  channel?: OutboxRow['channel'],
): Promise<{ waiting: number; failed: number; unknown: number }> {
  const channels = channel ? [channel] : (['mail', 'webhook'] as const);
  const rows = await db
    .selectFrom('outbox')
    .select((select) => ['state', select.fn.countAll<number | string>().as('count')])
    .where('state', 'in', ['queued', 'sending', 'failed', 'unknown'])
    .where('channel', 'in', channels)
    .groupBy('state')
    .execute();
  const count = (state: OutboxState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const { planned } = await db
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number | string>().as('planned'))
    .where('state', '=', 'queued')
    .where('channel', 'in', channels)
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
 * Number of emails that were due, or first attempted, before the given instant and haven't been
 * sent. Newsletters don't count: a long list takes a while.
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
        // Deferred without an attempt, because every provider refuses our emails.
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
