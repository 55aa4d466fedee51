import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<Outbox>): Promise<void> {
  // One index for what waits and one for what is being sent: taking the next row touches no other.
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_queued')
    .on('outbox')
    .columns(['channel', 'priority', 'next_attempt_at'])
    .where(sql<boolean>`state = 'queued'`)
    .execute();
  await db.schema
    .createIndex('outbox_leased')
    .on('outbox')
    .column('lease_until')
    .where(sql<boolean>`state = 'sending'`)
    .execute();
  // Attempts are written down before a provider is called from this version on. A row that an older
  // one was sending has none, and may have arrived.
  await db
    .updateTable('outbox')
    .set({ provider: 'in-doubt' })
    .where('state', '=', 'sending')
    .execute();
}

type Outbox = { outbox: { state: string; provider: string | null } };
