import { type Kysely, sql } from 'kysely';

/** What was queued together, so that it can be counted; and emails whose address does not exist. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('batch', 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('bounced', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('outbox_of_batch')
    .on('outbox')
    .columns(['batch', 'state', 'bounced'])
    .where(sql<boolean>`batch is not null`)
    .execute();
}
