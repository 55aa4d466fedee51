import { type Kysely, sql } from 'kysely';

/** Several people: who they are, their sessions and codes, and what is assigned to them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('admin_users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('totp_sealed', 'text', (column) => column.notNull())
    .addColumn('totp_pending_sealed', 'text', (column) => column.notNull())
    .addColumn('emails_assignments', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('admin_users_by_email')
    .on('admin_users')
    .expression(sql`lower(email)`)
    .unique()
    .execute();
  await db.schema
    .createTable('admin_user_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) =>
      column.notNull().references('admin_users.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('admin_user_links_by_member')
    .on('admin_user_links')
    .columns(['member_id', 'purpose'])
    .execute();

  // Everything so far is the owner's.
  await db.schema
    .alterTable('admin_sessions')
    .addColumn('account_id', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute();
  await db.schema
    .createIndex('admin_sessions_by_account')
    .on('admin_sessions')
    .column('account_id')
    .execute();
  await db.schema
    .alterTable('recovery_codes')
    .addColumn('account_id', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute();
  await db.schema
    .createTable('two_factor_steps_of')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('two_factor_steps_of_key', ['account_id', 'step'])
    .execute();
  await sql`insert into two_factor_steps_of (account_id, step, used_at)
    select 'owner', step, used_at from two_factor_steps`.execute(db);
  await db.schema.dropTable('two_factor_steps').execute();
  await db.schema.alterTable('two_factor_steps_of').renameTo('two_factor_steps').execute();

  await db.schema.alterTable('audit_log').addColumn('account_id', 'text').execute();
  await db.schema
    .alterTable('audit_log')
    .addColumn('actor', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update audit_log set account_id = 'owner' where action = 'login'`.execute(db);

  for (const table of ['submissions', 'bookings']) {
    await db.schema.alterTable(table).addColumn('assigned_to', 'text').execute();
    await sql`create index ${sql.ref(`${table}_assigned`)} on ${sql.table(table)} (assigned_to)
      where assigned_to is not null`.execute(db);
  }
}
