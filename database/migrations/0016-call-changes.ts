import { type Kysely, sql } from 'kysely';

/** How often a call was moved (other changes raise its sequence, too), and since when a calendar fails. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('moves', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Until now every change but the cancellation was a move.
  await sql`update bookings set moves = sequence where status <> 'cancelled'`.execute(db);
  for (const column of ['failing_since', 'told_at']) {
    await db.schema.alterTable('busy_calendars').addColumn(column, 'text').execute();
  }
}
