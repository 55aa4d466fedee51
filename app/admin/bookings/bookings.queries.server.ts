import { type RawBuilder, sql } from 'kysely';
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
  const isIn: Record<BookingView, RawBuilder<unknown>> = {
    coming: sql`status = 'active' and starts_at > ${now}`,
    // A call that the owner entered without an address has nothing to confirm.
    unconfirmed: sql`status in ('active', 'held') and starts_at > ${now}
      and email_confirmed_at is null and email != ''`,
    past: sql`status = 'active' and starts_at <= ${now}`,
    cancelled: sql`status = 'cancelled'`,
    unbooked: sql`status in ('held', 'expired', 'quarantine')`,
  };
  const isAhead = view === 'coming' || view === 'unconfirmed';
  const direction = sql.raw(isAhead ? 'asc' : 'desc');
  const beyond = sql.raw(isAhead ? '>' : '<');
  const isAfter = after && sql`and (starts_at, id) ${beyond} (${after.starts_at}, ${after.id})`;
  const isTheirs = assignedTo ? sql`and assigned_to = ${assignedTo}` : sql`and assigned_to is null`;
  const { rows } = await sql<Booking>`
    select * from bookings
    where ${isIn[view]} ${isAfter ?? sql``} ${assignedTo === undefined ? sql`` : isTheirs}
    order by starts_at ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows;
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
