import type { Kysely } from 'kysely';

/** What a visitor brings to a call: the result of a tool, as text. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('brief', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
