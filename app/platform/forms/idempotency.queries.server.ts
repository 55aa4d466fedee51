import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';

type Row = Database['idempotency_keys'];

/** Returns false if the key exists. */
export async function insertIdempotencyKey(db: Db, row: Insertable<Row>): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findIdempotencyKey(
  db: Db,
  key: string,
): Promise<Selectable<Row> | undefined> {
  return db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function updateIdempotencyAnswer(
  db: Db,
  key: string,
  status: number,
  body: string,
): Promise<void> {
  await db.updateTable('idempotency_keys').set({ status, body }).where('key', '=', key).execute();
}

export async function deleteIdempotencyKeysBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
