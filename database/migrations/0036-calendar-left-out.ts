import type { Kysely } from 'kysely';

/** What couldn't be read of a connected calendar. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('busy_calendars').addColumn('left_out', 'text').execute();
}
