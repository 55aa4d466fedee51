import type { Db } from '#database/connect.ts';
import type { BusyCalendar, NewBusyCalendar } from '#database/schema.ts';
import type { TakenTime } from '../slots/slots.ts';

/** Rows per statement: SQLite allows 32,766 parameters. */
const ROWS_AT_ONCE = 2_000;

export function listCalendars(db: Db) {
  return db.selectFrom('busy_calendars').selectAll().orderBy('created_at').execute();
}

export async function insertCalendar(db: Db, calendar: NewBusyCalendar): Promise<void> {
  await db.insertInto('busy_calendars').values(calendar).execute();
}

/** Returns false if there is none. */
export async function deleteCalendar(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
    const deleted = await transaction
      .deleteFrom('busy_calendars')
      .where('id', '=', id)
      .returning('id')
      .execute();
    return deleted.length > 0;
  });
}

export async function updateCalendar(
  db: Db,
  id: string,
  change: Partial<Pick<BusyCalendar, 'checked_at' | 'read_at' | 'content_hash' | 'problem'>>,
): Promise<void> {
  await db.updateTable('busy_calendars').set(change).where('id', '=', id).execute();
}

/**
 * Stores since when a calendar can't be read, and when the owner was told. False if another process
 * changed it since it was read.
 */
export async function updateFailure(
  db: Db,
  { id, failing_since, told_at }: BusyCalendar,
  change: Partial<Pick<BusyCalendar, 'failing_since' | 'told_at'>>,
): Promise<boolean> {
  const updated = await db
    .updateTable('busy_calendars')
    .set(change)
    .where('id', '=', id)
    .where('failing_since', 'is not distinct from', failing_since)
    .where('told_at', 'is not distinct from', told_at)
    .returning('id')
    .execute();
  return updated.length > 0;
}

/** Replaces the busy times of a calendar. Does nothing if the calendar was deleted meanwhile. */
export async function replaceBusyTimes(
  db: Db,
  id: string,
  times: readonly TakenTime[],
  change: Pick<BusyCalendar, 'checked_at' | 'read_at' | 'content_hash' | 'problem' | 'left_out'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // On Postgres the update also locks the row, so that two processes replace the times in turn.
    const updated = await transaction
      .updateTable('busy_calendars')
      .set(change)
      .where('id', '=', id)
      .returning('id')
      .execute();
    if (updated.length === 0) return;
    await transaction.deleteFrom('busy_times').where('calendar_id', '=', id).execute();
    for (let at = 0; at < times.length; at += ROWS_AT_ONCE) {
      const rows = times.slice(at, at + ROWS_AT_ONCE).map(({ startsAt, endsAt }) => ({
        calendar_id: id,
        starts_at: startsAt,
        ends_at: endsAt,
      }));
      await transaction.insertInto('busy_times').values(rows).execute();
    }
  });
}

/** The busy times of all calendars, or of one, that touch a span of instants (ISO), in order. */
export async function listBusyTimes(
  db: Db,
  {
    from,
    to,
    calendarId,
    limit,
  }: { from: string; to?: string | undefined; calendarId?: string; limit?: number },
): Promise<(TakenTime & { isBusy: true })[]> {
  let query = db
    .selectFrom('busy_times')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', from)
    .orderBy('starts_at');
  if (to !== undefined) query = query.where('starts_at', '<', to);
  if (calendarId !== undefined) query = query.where('calendar_id', '=', calendarId);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, isBusy: true }));
}
