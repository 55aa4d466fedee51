import type { Db } from '#database/connect.ts';
import type { EarlierRequest } from '#database/schema.ts';

/** Does nothing if the call waits already. */
export async function insertRequest(db: Db, request: EarlierRequest): Promise<void> {
  await db
    .insertInto('earlier_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The request of a call that still waits. */
export function findRequestOfBooking(db: Db, bookingId: string) {
  return db
    .selectFrom('earlier_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
}

/** The waiting requests of an address (in lower case) without a booked call. */
export function listRequestsWithoutCall(db: Db, email: string) {
  return db
    .selectFrom('earlier_requests')
    .select(['wanted_date', 'kind'])
    .where('email', '=', email)
    .where('status', '=', 'waiting')
    .where('booking_id', 'is', null)
    .execute();
}

/** Ends a waiting request, by its id or that of its call. Returns false if there is none. */
export async function endRequest(
  db: Db,
  key: { id: string } | { booking_id: string },
  status: 'done' | 'stopped',
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('earlier_requests')
    .set({ status, updated_at: now.toISOString() })
    .where(({ and }) => and(key))
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  return ended.length > 0;
}

/**
 * The waiting requests that a freed time suits, oldest first, without those of the person who gave
 * it up, each with the start and the end of the call that could move, if there is one.
 */
export async function listAskers(db: Db, freed: { startsAt: string; date: string; email: string }) {
  return db
    .selectFrom('earlier_requests as request')
    .leftJoin('bookings as booking', 'booking.id', 'request.booking_id')
    .selectAll('request')
    .select(['booking.starts_at as booked_from', 'booking.ends_at as booked_to'])
    .where('request.status', '=', 'waiting')
    .where('request.email', '!=', freed.email.toLowerCase())
    .where((where) =>
      where.or([
        where.and([
          where('booking.status', '=', 'active'),
          where('booking.starts_at', '>', freed.startsAt),
        ]),
        where.and([
          where('request.booking_id', 'is', null),
          where('request.wanted_date', '=', freed.date),
        ]),
      ]),
    )
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(100)
    .execute();
}

/** All waiting requests, oldest first. */
export async function listWaiting(db: Db) {
  return db
    .selectFrom('earlier_requests as request')
    .leftJoin('bookings as booking', 'booking.id', 'request.booking_id')
    .select([
      'request.id',
      'request.booking_id',
      'request.wanted_date',
      'request.kind',
      'request.name',
      'request.email',
      'request.created_at',
      'booking.starts_at as booked_at',
    ])
    .where('request.status', '=', 'waiting')
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(200)
    .execute();
}
