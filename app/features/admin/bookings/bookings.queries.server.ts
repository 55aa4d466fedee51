import type { Db } from '#database/connect.ts';
import type { Booking } from '#database/schema.ts';

export type BookingView = 'coming' | 'past' | 'quarantine';

/** Coming calls soonest first, the others newest first; pages are cut by a start time. */
export async function listBookings(
  db: Db,
  {
    view,
    now,
    before,
    limit,
  }: { view: BookingView; now: string; before?: string | undefined; limit: number },
): Promise<Booking[]> {
  let query = db.selectFrom('bookings').selectAll().limit(limit);
  if (view === 'coming') {
    query = query
      .where('status', '=', 'active')
      .where('starts_at', '>=', before && before > now ? before : now)
      .orderBy('starts_at');
  } else {
    query =
      view === 'quarantine'
        ? query.where('status', '=', 'quarantine')
        : query.where('status', '!=', 'quarantine').where('starts_at', '<', now);
    if (before) query = query.where('starts_at', '<', before);
    query = query.orderBy('starts_at', 'desc');
  }
  return query.execute();
}

export async function updateOutcome(
  db: Db,
  id: string,
  outcome: 'held' | 'no-show',
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ outcome })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .execute();
}
