import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** Whether an address in lower case was ever confirmed by a link or code emailed to it. */
export async function isConfirmedAddress(db: Db, address: string): Promise<boolean> {
  const isTheirs = sql<boolean>`lower(email) = ${address}`;
  const confirmed = await db
    .selectFrom('signups')
    .select('id')
    .where(isTheirs)
    .where('confirmed_at', 'is not', null)
    .unionAll(
      db
        .selectFrom('bookings')
        .select('id')
        .where(isTheirs)
        .where('email_confirmed_at', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** The emails of a day to a mailbox (without `network`), or from a network (without `address`). */
export type EmailCountKey = { address: string; network: string; day: string };

/** More than are ever counted. */
const NO_LIMIT = 1_000_000_000;

/** Adds one email to a count that is below the limit; the new count, or undefined if it isn't. */
export async function countEmail(
  db: Db,
  key: EmailCountKey,
  limit = NO_LIMIT,
): Promise<number | undefined> {
  const counted = await db
    .insertInto('email_budget')
    .values({ ...key, emails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'network', 'day'])
        .doUpdateSet({ emails: sql<number>`email_budget.emails + 1` })
        .where('email_budget.emails', '<', limit),
    )
    .returning('emails')
    .executeTakeFirst();
  return counted && Number(counted.emails);
}

/** Subtracts one email from a count, because it won't be sent after all. */
export async function uncountEmail(db: Db, key: EmailCountKey): Promise<void> {
  await db
    .updateTable('email_budget')
    .set({ emails: sql<number>`emails - 1` })
    .where(({ and }) => and(key))
    .where('emails', '>', 0)
    .execute();
}

export async function findEmailCount(db: Db, key: EmailCountKey): Promise<number> {
  const row = await db
    .selectFrom('email_budget')
    .select('emails')
    .where(({ and }) => and(key))
    .executeTakeFirst();
  return Number(row?.emails ?? 0);
}

export async function deleteEmailCounts(
  db: Db,
  which: { address: string } | { before: string },
): Promise<void> {
  const deletion = db.deleteFrom('email_budget');
  await ('address' in which
    ? deletion.where('address', '=', which.address)
    : deletion.where('day', '<', which.before)
  ).execute();
}
