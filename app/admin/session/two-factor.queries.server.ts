import type { Db } from '#database/connect.ts';

/** Marks a 30-second step of an account as used. Returns false if it was used before. */
export async function insertUsedStep(db: Db, accountId: string, step: number, usedAt: string) {
  const inserted = await db
    .insertInto('two_factor_steps')
    .values({ account_id: accountId, step, used_at: usedAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Deletes steps whose codes have expired. */
export async function deleteStepsBefore(db: Db, step: number) {
  await db.deleteFrom('two_factor_steps').where('step', '<', step).execute();
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly string[],
  createdAt: string,
) {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(
      hashes.map((code_hash) => ({ code_hash, created_at: createdAt, account_id: accountId })),
    )
    .execute();
}

/**
 * Deletes a recovery code of an account. Returns false if there is no such code, or it was used
 * before.
 */
export async function deleteRecoveryCode(db: Db, accountId: string, codeHash: string) {
  const deleted = await db
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', codeHash)
    .where('account_id', '=', accountId)
    .returning('code_hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function countRecoveryCodes(db: Db, accountId: string) {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
