import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('admin_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('ip', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('ip', 'text')
    .execute();
  await db.schema.createIndex('audit_log_newest').on('audit_log').columns(['at', 'id']).execute();
  await db.schema
    .createIndex('audit_log_by_action')
    .on('audit_log')
    .columns(['action', 'at', 'id'])
    .execute();

  await db.schema
    .createTable('submission_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('submission_id', 'text', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('submission_notes_of')
    .on('submission_notes')
    .columns(['submission_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('submission_tags')
    .addColumn('submission_id', 'text', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_tags_key', ['submission_id', 'tag'])
    .execute();
  await db.schema
    .createIndex('submission_tags_by_tag')
    .on('submission_tags')
    .columns(['tag', 'submission_id'])
    .execute();

  // One record for each address whatever the case it was typed in.
  await db.schema
    .createIndex('submissions_by_person')
    .on('submissions')
    .expression(sql`lower(email)`)
    .execute();
  await db.schema
    .createIndex('submissions_by_source')
    .on('submissions')
    .columns(['source', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('outbox_newest').on('outbox').columns(['created_at', 'id']).execute();
  await db.schema
    .createIndex('outbox_by_person')
    .on('outbox')
    .expression(sql`lower(recipient)`)
    .execute();
  await db.schema
    .createIndex('bookings_by_person')
    .on('bookings')
    .expression(sql`lower(email)`)
    .execute();
}
