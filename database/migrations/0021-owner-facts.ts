import type { Kysely } from 'kysely';

/** What the owner says about the business: published versions, and the draft of the next one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('fact_versions')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('fact_versions_key', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('fact_drafts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
}
