import { type Kysely, sql } from 'kysely';

/** Calls that wait for their address to be confirmed, and how many emails an address got in a day. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['network', 'held_until', 'email_confirmed_at']) {
    await db.schema.alterTable('bookings').addColumn(column, 'text').execute();
  }
  // A held call takes its slot as an active one does.
  await db.schema.dropIndex('bookings_one_per_start').execute();
  await db.schema
    .createIndex('bookings_one_per_start')
    .unique()
    .on('bookings')
    .column('starts_at')
    .where(sql.ref('status'), 'in', sql`('active', 'held')`)
    .execute();
  await db.schema
    .createIndex('signups_of_address')
    .on('signups')
    .expression(sql`lower(email)`)
    .execute();
  await db.schema
    .createTable('email_budget')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('emails', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('email_budget_key', ['address', 'day'])
    .execute();
}
