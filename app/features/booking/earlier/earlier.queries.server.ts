import type { Db } from '#database/connect.ts';
import type { Booking, EarlierRequest, SlotOffer } from '#database/schema.ts';
import type { TakenTime } from '../slots/taken-times.ts';

/** The time of an expired offer stays reserved this long, so that the job can offer it again. */
const PASSED_ON_WITHIN_MS = 120_000;

/** The times of open offers that start in a span of instants (ISO, both ends included). */
export async function listOfferedTimes(
  db: Db,
  {
    now,
    from,
    to,
    except,
  }: { now: string; from: string; to?: string | undefined; except?: string | undefined },
): Promise<TakenTime[]> {
  const endedLately = new Date(Date.parse(now) - PASSED_ON_WITHIN_MS).toISOString();
  let query = db
    .selectFrom('slot_offers')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('status', '=', 'open')
    .where('expires_at', '>', endedLately)
    .where('starts_at', '>=', from);
  if (to !== undefined) query = query.where('starts_at', '<=', to);
  if (except !== undefined) query = query.where('id', '!=', except);
  return query.execute();
}

/** Returns false if the call waits already. */
export async function insertRequest(db: Db, request: EarlierRequest): Promise<boolean> {
  const inserted = await db
    .insertInto('earlier_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findRequest(db: Db, id: string): Promise<EarlierRequest | undefined> {
  return db.selectFrom('earlier_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The request of a call that still waits. */
export function findRequestOfBooking(
  db: Db,
  bookingId: string,
): Promise<EarlierRequest | undefined> {
  return db
    .selectFrom('earlier_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
}

/** The waiting requests of an address (in lower case) without a booked call. */
export function listRequestsWithoutCall(
  db: Db,
  email: string,
): Promise<Pick<EarlierRequest, 'wanted_date' | 'kind'>[]> {
  return db
    .selectFrom('earlier_requests')
    .select(['wanted_date', 'kind'])
    .where('email', '=', email)
    .where('status', '=', 'waiting')
    .where('booking_id', 'is', null)
    .execute();
}

/** The waiting requests of the person of a call: for this call, and those with its address. */
export function listRequestsOfPerson(
  db: Db,
  booking: Pick<Booking, 'id' | 'email'>,
): Promise<EarlierRequest[]> {
  return db
    .selectFrom('earlier_requests')
    .selectAll()
    .where('status', '=', 'waiting')
    .where((where) =>
      where.or([
        where('booking_id', '=', booking.id),
        where('email', '=', booking.email.toLowerCase()),
      ]),
    )
    .execute();
}

/** Ends a waiting request. Returns false if there is none. */
export async function endRequest(
  db: Db,
  id: string,
  status: 'done' | 'stopped',
  now: string,
): Promise<boolean> {
  const ended = await db
    .updateTable('earlier_requests')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The requests for which a time at this instant is suitable, oldest first. */
export async function listAskers(
  db: Db,
  slot: { startsAt: string; date: string },
): Promise<EarlierRequest[]> {
  return db
    .selectFrom('earlier_requests as request')
    .leftJoin('bookings as booking', 'booking.id', 'request.booking_id')
    .selectAll('request')
    .where('request.status', '=', 'waiting')
    .where((where) =>
      where.or([
        where.and([
          where('booking.status', '=', 'active'),
          where('booking.starts_at', '>', slot.startsAt),
        ]),
        where.and([
          where('request.booking_id', 'is', null),
          where('request.wanted_date', '=', slot.date),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('slot_offers as offer')
            .select('offer.id')
            .whereRef('offer.request_id', '=', 'request.id')
            .where((where) =>
              where.or([
                where('offer.starts_at', '=', slot.startsAt),
                where('offer.status', '=', 'open'),
              ]),
            ),
        ),
      ),
    )
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(50)
    .execute();
}

/** Returns false if the time is offered to somebody else. */
export async function insertOffer(db: Db, offer: SlotOffer): Promise<boolean> {
  const inserted = await db
    .insertInto('slot_offers')
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findOfferByTokenHash(db: Db, tokenHash: string): Promise<SlotOffer | undefined> {
  return db
    .selectFrom('slot_offers')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function findOpenOfferOf(db: Db, requestId: string): Promise<SlotOffer | undefined> {
  return db
    .selectFrom('slot_offers')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Ends an offer that is still as it was read. Returns false if it was changed in the meantime. */
export async function endOffer(
  db: Db,
  offer: Pick<SlotOffer, 'id' | 'status'>,
  status: 'accepted' | 'declined' | 'expired',
): Promise<boolean> {
  const ended = await db
    .updateTable('slot_offers')
    .set({ status })
    .where('id', '=', offer.id)
    .where('status', '=', offer.status)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** How many people let their offer of a time expire, of the offers made since an instant. */
export async function countUnanswered(
  db: Db,
  { startsAt, since }: { startsAt: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('slot_offers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('starts_at', '=', startsAt)
    .where('status', '=', 'expired')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Open offers that have expired. */
export function listEndedOffers(db: Db, now: string): Promise<SlotOffer[]> {
  return db
    .selectFrom('slot_offers')
    .selectAll()
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
}

/** All waiting requests in order, with the time that is offered for each now. */
export async function listWaiting(db: Db) {
  return db
    .selectFrom('earlier_requests as request')
    .leftJoin('bookings as booking', 'booking.id', 'request.booking_id')
    .leftJoin('slot_offers as offer', (join) =>
      join.onRef('offer.request_id', '=', 'request.id').on('offer.status', '=', 'open'),
    )
    .select([
      'request.id',
      'request.booking_id',
      'request.wanted_date',
      'request.kind',
      'request.name',
      'request.email',
      'request.created_at',
      'booking.starts_at as booked_at',
      'offer.starts_at as offered_at',
      'offer.expires_at as offered_until',
    ])
    .where('request.status', '=', 'waiting')
    .orderBy('request.created_at')
    .orderBy('request.id')
    .limit(200)
    .execute();
}
