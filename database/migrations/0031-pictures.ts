import { type Kysely, sql } from 'kysely';

/** Pictures that the owner uploaded, and the files that were made of each. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('unused_since', 'text')
    .execute();
  await db.schema
    .createTable('picture_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull())
    // SQLite stores bytes as bytes whatever the column is called; Postgres wants this name.
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('picture_files_by_picture')
    .on('picture_files')
    .column('picture_id')
    .execute();
}
