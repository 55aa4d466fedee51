import type { Db } from '#database/connect.ts';

export async function findSetting(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Returns false if there is a value already. */
export async function insertSetting(
  db: Db,
  key: string,
  value: string,
  updatedAt: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('settings')
    .values({ key, value, updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Replaces the value only if it is still `from`; otherwise returns false. */
export async function updateSettingFrom(
  db: Db,
  key: string,
  { from, to, at }: { from: string; to: string; at: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('settings')
    .set({ value: to, updated_at: at })
    .where('key', '=', key)
    .where('value', '=', from)
    .returning('key')
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}

export async function upsertSetting(
  db: Db,
  key: string,
  value: string,
  updatedAt: string,
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value, updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: updatedAt }))
    .execute();
}
