import type { Db } from '#database/connect.ts';

/** Every kind of email that nobody asked for by name: confirmations, newsletters, notices. */
export const ALL_MAIL = 'all';

/** Whether the address must not get email of one of these scopes. */
export async function hasSuppression(
  db: Db,
  emailHash: string,
  scopes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('scope')
    .where('email_hash', '=', emailHash)
    .where('scope', 'in', [...scopes])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSuppression(
  db: Db,
  row: { email_hash: string; scope: string; reason: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['email_hash', 'scope']).doNothing())
    .execute();
}

export async function deleteSuppression(db: Db, emailHash: string, scope: string): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('email_hash', '=', emailHash)
    .where('scope', '=', scope)
    .execute();
}
