import type { Kysely } from 'kysely';

/** Issues of the newsletter, and how far each has been sent. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('preheader', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('audience', 'text')
    .addColumn('send_at', 'text')
    .addColumn('recipients', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('position', 'text')
    .addColumn('is_queued', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rate_from', 'text')
    .addColumn('note', 'text')
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('newsletter_issues_by_state')
    .on('newsletter_issues')
    .columns(['state', 'started_at'])
    .execute();
  // Sending reads the confirmed members of a list in the order of their ids, a few at a time.
  await db.schema
    .createIndex('signups_in_order')
    .on('signups')
    .columns(['list', 'status', 'id'])
    .execute();
}
