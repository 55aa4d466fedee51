import type { Kysely } from 'kysely';

/** How often pages were viewed, and where those who sent a form came from. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'path', 'source', 'device'])
    .execute();
  await db.schema
    .createTable('origins')
    .addColumn('subject_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('landing', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('referrer', 'text', (column) => column.notNull())
    .addColumn('utm_source', 'text', (column) => column.notNull())
    .addColumn('utm_medium', 'text', (column) => column.notNull())
    .addColumn('utm_campaign', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
}
