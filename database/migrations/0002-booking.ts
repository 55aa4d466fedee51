import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('toronto_date', 'text', (c) => c.notNull())
    .addColumn('toronto_time', 'text', (c) => c.notNull())
    .addColumn('visitor_zone', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('notice', 'text', (c) => c.notNull())
    .addColumn('quarantine_reason', 'text')
    .addColumn('ip', 'text')
    .addColumn('cancelled_by', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  // The rule that makes a slot bookable once, under any load and from any number of processes.
  await db.schema
    .createIndex('bookings_one_per_start')
    .unique()
    .on('bookings')
    .column('starts_at')
    .where(sql.ref('status'), '=', sql`'active'`)
    .execute();
  await db.schema
    .createIndex('bookings_by_start')
    .on('bookings')
    .columns(['starts_at', 'id'])
    .execute();
  await db.schema
    .createIndex('bookings_newest')
    .on('bookings')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('bookings_by_email')
    .on('bookings')
    .columns(['email', 'created_at'])
    .execute();
}
