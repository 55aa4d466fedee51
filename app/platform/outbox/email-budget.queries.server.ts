import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** Whether the address (in lower case) was ever confirmed by a link or code emailed to it. */
export async function isConfirmedAddress(db: Db, address: string): Promise<boolean> {
  const isTheirs = sql<boolean>`lower(email) = ${address}`;
  const signup = await db
    .selectFrom('signups')
    .select('id')
    .where(isTheirs)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (signup) return true;
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where(isTheirs)
    .where('email_confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return booking !== undefined;
}

/** Adds one email to the day's count of the address and returns the new count. */
export async function countEmail(db: Db, address: string, day: string): Promise<number> {
  const { emails } = await db
    .insertInto('email_budget')
    .values({ address, day, emails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address', 'day'])
        .doUpdateSet({ emails: sql<number>`email_budget.emails + 1` }),
    )
    .returning('emails')
    .executeTakeFirstOrThrow();
  return Number(emails);
}

/** Subtracts emails from the count that were cancelled before they were sent. */
export async function uncountEmails(
  db: Db,
  address: string,
  day: string,
  emails: number,
): Promise<void> {
  await db
    .updateTable('email_budget')
    .set({ emails: sql<number>`emails - ${emails}` })
    .where('address', '=', address)
    .where('day', '=', day)
    .where('emails', '>=', emails)
    .execute();
}

export async function findEmailCount(db: Db, address: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('email_budget')
    .select('emails')
    .where('address', '=', address)
    .where('day', '=', day)
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
