import type { Db } from '#database/connect.ts';
import type { NewWebhook, Webhook } from '#database/schema.ts';

export async function insertWebhook(db: Db, row: NewWebhook): Promise<void> {
  await db.insertInto('webhooks').values(row).execute();
}

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false if there is no such webhook. */
export async function updateWebhook(
  db: Db,
  id: string,
  changes: Partial<Webhook>,
): Promise<boolean> {
  const updated = await db
    .updateTable('webhooks')
    .set(changes)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Deletes a webhook with its secret; false if there was none. */
export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
