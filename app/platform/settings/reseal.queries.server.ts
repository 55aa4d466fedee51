import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';

/** The columns that hold one sealed text each, or none. */
export const SEALED_COLUMNS = [
  { table: 'webhooks', column: 'secret_sealed' },
  { table: 'busy_calendars', column: 'url_sealed' },
  { table: 'admin_users', column: 'totp_sealed' },
  { table: 'admin_users', column: 'totp_pending_sealed' },
] as const satisfies readonly { table: keyof Database; column: string }[];

type SealedColumn = (typeof SEALED_COLUMNS)[number];

export async function listSealedColumn(
  db: Db,
  { table, column }: SealedColumn,
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} <> '' order by id`.execute(db);
  return rows;
}

export async function markSealed(
  db: Db,
  { table, column }: SealedColumn,
  { id, sealed }: { id: string; sealed: string },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where id = ${id}`.execute(
    db,
  );
}

export async function listSettings(db: Db): Promise<{ key: string; value: string }[]> {
  return db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
}

/** Emails with sealed values, in pages: those after the given id. */
export async function listSealedOutbox(
  db: Db,
  after: string,
  limit: number,
): Promise<{ id: string; props: string }[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'props'])
    .where('props', 'like', '{"sealed":%')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markOutboxProps(db: Db, id: string, props: string): Promise<void> {
  await db.updateTable('outbox').set({ props }).where('id', '=', id).execute();
}
