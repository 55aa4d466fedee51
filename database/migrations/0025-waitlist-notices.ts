import type { Kysely } from 'kysely';

/** Waitlist items that are ready, and whether everybody who waited has been told. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('waitlist_notices')
    .addColumn('item', 'text', (column) => column.primaryKey())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('is_queued', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
