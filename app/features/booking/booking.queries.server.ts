import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';
import type { Booking, NewBooking } from '#database/schema.ts';
import { type CallOutcome, storedOutcome } from './call-outcome.ts';
import type { TakenTime } from './slots/slots.ts';

/** Undefined if another active call has the same start, which the unique index prevents. */
export function insertBooking(db: Db, booking: NewBooking) {
  return db
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The call with this id, or with this hash of the token in its secret link. */
export function findBookingBy(db: Db, column: 'id' | 'token_hash', value: string) {
  return db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst();
}

/**
 * The times of active and held calls that start in a span of instants (ISO, both ends included).
 */
export async function listTakenTimes(
  db: Db,
  span: { now: string; from: string; to?: string; except?: string | undefined },
): Promise<TakenTime[]> {
  const { now, from, to, except } = span;
  let query = db
    .selectFrom('bookings')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'status'])
    .where((where) =>
      where.or([
        where('status', '=', 'active'),
        where.and([where('status', '=', 'held'), where('held_until', '>', now)]),
      ]),
    )
    .where('starts_at', '>=', from);
  if (to !== undefined) query = query.where('starts_at', '<=', to);
  if (except !== undefined) query = query.where('id', '!=', except);
  const calls = await query.execute();
  return calls.map(({ status, ...times }) => ({ ...times, isHeld: status === 'held' }));
}

/**
 * The active calls in order: those that start from one instant on, up to another (not included), or
 * that are not over at one.
 */
export async function listCalls(
  db: Db,
  { from = '', to, endingAfter = '' }: { from?: string; to?: string; endingAfter?: string },
) {
  let query = db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'active')
    .where('starts_at', '>=', from)
    .where('ends_at', '>', endingAfter);
  if (to !== undefined) query = query.where('starts_at', '<', to);
  return query.orderBy('starts_at').execute();
}

/**
 * Locks the calendar until the transaction ends, so that slots are taken one after another. Returns
 * false on SQLite, which needs no lock because it runs one writing transaction at a time.
 */
export async function lockCalendar(transaction: Db): Promise<boolean> {
  if (!isPostgres(transaction)) return false;
  await sql`select pg_advisory_xact_lock(hashtext('bookings calendar'))`.execute(transaction);
  return true;
}

/**
 * The upcoming calls of visitors whose emailed link nobody has used. Held calls whose time is over
 * must have expired already.
 */
export function listUnconfirmedCalls(db: Db, now: string) {
  return (
    db
      .selectFrom('bookings')
      .select(['email', 'network', 'status', 'created_at'])
      .where('status', 'in', ['active', 'held'])
      .where('starts_at', '>', now)
      .where('email_confirmed_at', 'is', null)
      // Calls that the owner entered have none.
      .where('network', 'is not', null)
      .execute()
  );
}

/** Frees the slots of calls that were held and not confirmed in time. */
export async function expireHeldCalls(db: Db, now: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ status: 'expired', updated_at: now })
    .where('status', '=', 'held')
    .where('held_until', '<=', now)
    .execute();
}

/** Stores the outcome of a call that has begun; returns the call, if there is one. */
export function updateOutcome(db: Db, id: string, outcome: CallOutcome, now: string) {
  return db
    .updateTable('bookings')
    .set({ outcome: storedOutcome(outcome) })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('starts_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes a booking if its sequence and status are still as they were read. Returns `stale` if
 * somebody else changed it first, `conflict` if another active call has the new start.
 */
export async function updateBooking(
  db: Db,
  booking: Pick<Booking, 'id' | 'sequence' | 'status'>,
  change: Partial<Booking> & { sequence: number; updated_at: string },
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

/** The codes of SQLite and of Postgres. */
function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067;
}

/** Whether a call or a waiting request is of this kind. */
export async function isKindUsed(db: Db, kind: string): Promise<boolean> {
  for (const table of ['bookings', 'earlier_requests'] as const) {
    const row = await db.selectFrom(table).select('id').where('kind', '=', kind).executeTakeFirst();
    if (row) return true;
  }
  return false;
}
