import type { Kysely } from 'kysely';

/** Articles that the owner writes in the admin area. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('articles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('articles_by_slug')
    .on('articles')
    .columns(['kind', 'slug'])
    .unique()
    .execute();
}
