import type { Kysely } from 'kysely';

/** The names of subscribers that the owner imports or enters. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('signups')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
