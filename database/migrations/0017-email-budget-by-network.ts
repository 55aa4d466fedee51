import type { Kysely } from 'kysely';

/**
 * Emails of a day by the network that caused them; the empty network counts all of them. The
 * counters are of today, so those of the day of the migration are dropped.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable('email_budget').execute();
  await db.schema
    .createTable('email_budget')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('emails', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('email_budget_of_network', ['address', 'network', 'day'])
    .execute();
}
