import type { Kysely } from 'kysely';

/** The owner's own calendars, and when they say that the owner is busy. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('busy_calendars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'text')
    .addColumn('read_at', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('problem', 'text')
    .execute();
  await db.schema
    .createTable('busy_times')
    .addColumn('calendar_id', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('busy_times_key', ['calendar_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('busy_times_by_end')
    .on('busy_times')
    .columns(['ends_at', 'starts_at'])
    .execute();
}
