import type { Db } from '#database/connect.ts';

/**
 * The scope of all emails that aren't a reply to the recipient: confirmations, newsletters,
 * notices.
 */
export const ALL_MAIL = 'all';

/** Whether emails of any of these scopes must not be sent to whoever has one of these hashes. */
export async function hasSuppression(
  db: Db,
  emailHashes: readonly string[],
  scopes: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('scope')
    .where('email_hash', 'in', [...emailHashes])
    .where('scope', 'in', [...scopes])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSuppression(
  db: Db,
  emailHashes: readonly string[],
  row: { scope: string; reason: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values(emailHashes.map((email_hash) => ({ email_hash, ...row })))
    .onConflict((conflict) => conflict.columns(['email_hash', 'scope']).doNothing())
    .execute();
}

/** Removes a suppression if it was made for this reason. False if there is none. */
export async function deleteSuppressionFor(
  db: Db,
  emailHash: string,
  reason: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('suppressions')
    .where('email_hash', '=', emailHash)
    .where('reason', '=', reason)
    .returning('scope')
    .execute();
  return deleted.length > 0;
}

export async function deleteSuppression(
  db: Db,
  emailHashes: readonly string[],
  scope: string,
): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('email_hash', 'in', [...emailHashes])
    .where('scope', '=', scope)
    .execute();
}
