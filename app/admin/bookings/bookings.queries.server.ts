import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

export type CallsView = 'coming' | 'past' | 'cancelled' | 'unbooked';

/** A page of calls after the one with this id: upcoming ones soonest first, others newest first. */
export async function listBookings(
  db: Db,
  { view, now, after, limit }: { view: CallsView; now: string; after: string; limit: number },
) {
  const isIn = {
    coming: sql<boolean>`status = 'active' and starts_at > ${now}`,
    past: sql<boolean>`status = 'active' and starts_at <= ${now}`,
    cancelled: sql<boolean>`status = 'cancelled'`,
    unbooked: sql<boolean>`status in ('held', 'expired', 'quarantine')`,
  };
  const direction = view === 'coming' ? 'asc' : 'desc';
  const beyond = sql.raw(view === 'coming' ? '>' : '<');
  // Cancelled calls can have the same start.
  const isAfter = sql<boolean>`(starts_at, id) ${beyond} (select starts_at, id from bookings where id = ${after})`;
  return db
    .selectFrom('bookings')
    .select([
      'id',
      'starts_at',
      'ends_at',
      'name',
      'company',
      'kind',
      'status',
      'outcome',
      'assigned_to',
      'email',
      'email_confirmed_at',
    ])
    .where(isIn[view])
    .$if(after !== '', (calls) => calls.where(isAfter))
    .orderBy('starts_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

/** The emails to the visitor of a call that weren’t delivered, or perhaps not. */
export function listFailedEmails(db: Db, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom('outbox')
    .select(['id', 'template'])
    .where('recipient', '=', email)
    .where('dedupe_key', 'like', `%:${id}:%`)
    .where((row) => row.or([row('state', 'in', ['failed', 'unknown']), row('bounced', '=', 1)]))
    .orderBy('created_at', 'desc')
    .execute();
}

export async function updateNotes(db: Db, id: string, brief: string) {
  await db.updateTable('bookings').set({ brief }).where('id', '=', id).execute();
}
