import { type Kysely, sql } from 'kysely';

/** Who wants to hear of an earlier time, and which time was offered to whom. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('earlier_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text')
    .addColumn('wanted_date', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('visitor_zone', 'text')
    .addColumn('notice', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('earlier_requests_in_order')
    .on('earlier_requests')
    .columns(['status', 'created_at', 'id'])
    .execute();
  // A call waits once, however often its button is clicked.
  await db.schema
    .createIndex('earlier_requests_of_booking')
    .unique()
    .on('earlier_requests')
    .column('booking_id')
    .where(sql.ref('status'), '=', sql`'waiting'`)
    .execute();
  await db.schema
    .createTable('slot_offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('toronto_date', 'text', (column) => column.notNull())
    .addColumn('toronto_time', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  // One time is offered to one person at a time, whatever the number of processes.
  await db.schema
    .createIndex('slot_offers_one_open')
    .unique()
    .on('slot_offers')
    .column('starts_at')
    .where(sql.ref('status'), '=', sql`'open'`)
    .execute();
  await db.schema
    .createIndex('slot_offers_once')
    .unique()
    .on('slot_offers')
    .columns(['request_id', 'starts_at'])
    .execute();
}
