import type { Kysely } from 'kysely';

/** The owner's own question on the booking form, as it was asked, and the answer. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['question', 'answer']) {
    await db.schema
      .alterTable('bookings')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
}
