import { emails } from '#app/emails/catalogue.ts';
import type { Db } from '#database/connect.ts';
import type { Booking, OutboxRow } from '#database/schema.ts';

export type BookingView = 'coming' | 'unconfirmed' | 'past' | 'cancelled' | 'unbooked';

/** The last call of a page. Includes the id, because cancelled calls can have the same start. */
export type BookingCursor = Pick<Booking, 'starts_at' | 'id'>;

/** Upcoming calls soonest first, the others newest first. */
export async function listBookings(
  db: Db,
  {
    view,
    now,
    after,
    assignedTo,
    limit,
  }: {
    view: BookingView;
    now: string;
    after?: BookingCursor | undefined;
    /** The id of an account; null for calls that are assigned to nobody. */
    assignedTo?: string | null | undefined;
    limit: number;
  },
): Promise<Booking[]> {
  const isAhead = view === 'coming' || view === 'unconfirmed';
  const [direction, beyond] = isAhead ? (['asc', '>'] as const) : (['desc', '<'] as const);
  let query = db
    .selectFrom('bookings')
    .selectAll()
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(limit);
  if (view === 'cancelled') query = query.where('status', '=', 'cancelled');
  else if (view === 'unbooked') {
    query = query.where('status', 'in', ['held', 'expired', 'quarantine']);
  } else if (view === 'unconfirmed') {
    query = query
      .where('status', 'in', ['active', 'held'])
      .where('email_confirmed_at', 'is', null)
      // A call that the owner entered without an address has nothing to confirm.
      .where('email', '!=', '');
  } else query = query.where('status', '=', 'active');
  if (assignedTo !== undefined) {
    query = query.where('assigned_to', assignedTo === null ? 'is' : '=', assignedTo);
  }
  if (isAhead) query = query.where('starts_at', '>', now);
  if (view === 'past') query = query.where('starts_at', '<=', now);
  if (after) {
    query = query.where((where) =>
      where.or([
        where('starts_at', beyond, after.starts_at),
        where.and([where('starts_at', '=', after.starts_at), where('id', beyond, after.id)]),
      ]),
    );
  }
  return query.execute();
}

/** The emails to the visitor about a call. Their keys begin with the template and the call's id. */
const VISITOR_EMAILS = Object.entries(emails).flatMap(([name, { audience }]) =>
  audience === 'visitor' && name.startsWith('booking-') ? [name] : [],
);

/** The emails to the visitor about a call that failed, or may have, newest first. */
export async function listFailedEmails(db: Db, bookingId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', 'in', ['failed', 'unknown'])
    .where((row) =>
      row.or(
        VISITOR_EMAILS.map((template) => {
          const start = `${template}:${bookingId}:`;
          return row.and([
            row('dedupe_key', '>=', start),
            row('dedupe_key', '<', `${start}\u{10FFFF}`),
          ]);
        }),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
}
