import type { Kysely } from 'kysely';

/** The second step at login: which codes were used, and codes to recover with. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('two_factor_steps')
    .addColumn('step', 'integer', (column) => column.primaryKey())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
