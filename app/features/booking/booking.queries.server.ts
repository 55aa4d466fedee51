import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Booking, NewBooking } from '#database/schema.ts';
import type { TakenTime } from './slots/slots.ts';

/** Returns false when another active call has the same start: the unique index decides. */
export async function insertBooking(db: Db, booking: NewBooking): Promise<boolean> {
  const inserted = await db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findBookingById(db: Db, id: string): Promise<Booking | undefined> {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findBookingByTokenHash(
  db: Db,
  tokenHash: string,
): Promise<Booking | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The times of all active calls that start in a span of instants (ISO, both ends included). */
export async function listTakenTimes(
  db: Db,
  { from, to, except }: { from: string; to?: string; except?: string },
): Promise<TakenTime[]> {
  let query = db
    .selectFrom('bookings')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('status', '=', 'active')
    .where('starts_at', '>=', from);
  if (to !== undefined) query = query.where('starts_at', '<=', to);
  if (except !== undefined) query = query.where('id', '!=', except);
  return query.execute();
}

/** The active calls that start from one instant up to another (the latter not included), in order. */
export async function listCallsBetween(db: Db, from: string, to: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'active')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();
}

/** The active calls that are not over at an instant, in order. */
export async function listCallsEndingAfter(db: Db, instant: string): Promise<Booking[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'active')
    .where('ends_at', '>', instant)
    .orderBy('starts_at')
    .execute();
}

/** How many calls an address has ahead of it, and how many it has booked since an instant. */
export async function countCallsOf(
  db: Db,
  email: string,
  { now, since }: { now: string; since: string },
): Promise<{ upcoming: number; recent: number }> {
  const row = await db
    .selectFrom('bookings')
    .select([
      sql<
        number | string
      >`coalesce(sum(case when status = 'active' and starts_at > ${now} then 1 else 0 end), 0)`.as(
        'upcoming',
      ),
      sql<number | string>`coalesce(sum(case when created_at > ${since} then 1 else 0 end), 0)`.as(
        'recent',
      ),
    ])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '!=', 'quarantine')
    .where((where) => where.or([where('starts_at', '>', now), where('created_at', '>', since)]))
    .executeTakeFirstOrThrow();
  return { upcoming: Number(row.upcoming), recent: Number(row.recent) };
}

type Change = Partial<
  Pick<
    Booking,
    | 'status'
    | 'starts_at'
    | 'ends_at'
    | 'toronto_date'
    | 'toronto_time'
    | 'cancelled_by'
    | 'cancel_reason'
  >
> & { sequence: number; updated_at: string };

/**
 * Changes a booking that is still as it was read: same sequence, same status. `stale` when somebody
 * else changed it first; `conflict` when another active call has the new start.
 */
export async function updateBooking(
  db: Db,
  booking: Pick<Booking, 'id' | 'sequence' | 'status'>,
  change: Change,
): Promise<'done' | 'stale' | 'conflict'> {
  try {
    const updated = await db
      .updateTable('bookings')
      .set(change)
      .where('id', '=', booking.id)
      .where('sequence', '=', booking.sequence)
      .where('status', '=', booking.status)
      .returning('id')
      .executeTakeFirst();
    return updated === undefined ? 'stale' : 'done';
  } catch (error) {
    if (isUniqueViolation(error)) return 'conflict';
    throw error;
  }
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const POSTGRES_UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === POSTGRES_UNIQUE_VIOLATION || errcode === SQLITE_CONSTRAINT_UNIQUE;
}
