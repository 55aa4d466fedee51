import type { Db } from '#database/connect.ts';

/** Steps are kept for this many steps, longer than their codes are accepted. */
const KEPT_STEPS = 10;

/** Marks a 30-second step of an account as used. Returns false if it was used before. */
export async function insertUsedStep(db: Db, accountId: string, step: number, usedAt: string) {
  await db
    .deleteFrom('two_factor_steps')
    .where('step', '<', step - KEPT_STEPS)
    .execute();
  const inserted = await db
    .insertInto('two_factor_steps')
    .values({ account_id: accountId, step, used_at: usedAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteRecoveryCodes(db: Db, accountId: string) {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

export async function insertRecoveryCodes(
  db: Db,
  account_id: string,
  hashes: readonly string[],
  created_at: string,
) {
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash, created_at, account_id })))
    .execute();
}

/** Returns false if the account has no such code, or it was used before. */
export async function deleteRecoveryCode(db: Db, accountId: string, codeHash: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', codeHash)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
