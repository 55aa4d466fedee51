import type { Kysely } from 'kysely';

/** What the limits have counted: shared by all processes, and still there after a restart. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('rate_limits_by_expiry')
    .on('rate_limits')
    .column('expires_at')
    .execute();
}
