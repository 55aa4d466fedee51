import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';

/** Addresses that begin with the text, for the search; at most 20. */
export async function listPeople(db: Db, start: string): Promise<string[]> {
  const email = sql<string>`lower(email)`;
  const rows = await db
    .selectFrom('submissions')
    .select(email.as('email'))
    .distinct()
    .where(email, '>=', start)
    .where(email, '<', `${start}\u{10FFFF}`)
    .orderBy('email')
    .limit(20)
    .execute();
  return rows.map((row) => row.email);
}

/** Everything that is kept about an address (in lower case), table by table. */
export async function findPerson(db: Db, email: string, emailHash: string) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isTheirs)
    .orderBy('created_at')
    .execute();
  const ids = submissions.map((row) => row.id);
  const notes = ids.length
    ? await db
        .selectFrom('submission_notes')
        .selectAll()
        .where('submission_id', 'in', ids)
        .execute()
    : [];
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where(isTheirs)
    .orderBy('created_at')
    .execute();
  const signups = await db
    .selectFrom('signups')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .execute();
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .orderBy('at')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'template', 'recipient', 'state', 'created_at', 'finished_at'])
    .where(sql<boolean>`lower(recipient) = ${email}`)
    .orderBy('created_at')
    .execute();
  return {
    submissions,
    notes,
    bookings: bookings.map(({ token_hash, ...booking }) => booking),
    signups: signups.map(({ manage_hash, ...signup }) => signup),
    consents,
    mails,
  };
}

/** Deletes every row that is about the address. Mails to the owner that name it go as well. */
export async function deletePerson(db: Db, email: string, emailHash: string): Promise<void> {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  await db.deleteFrom('submissions').where(isTheirs).execute();
  await db.deleteFrom('bookings').where(isTheirs).execute();
  await db.deleteFrom('consents').where('email_hash', '=', emailHash).execute();
  await db.deleteFrom('signup_confirmations').where('email_hash', '=', emailHash).execute();
  await db.deleteFrom('signups').where('email_hash', '=', emailHash).execute();
  const pattern = `%${email.replaceAll(/[\\%_]/g, '\\$&')}%`;
  await db
    .deleteFrom('outbox')
    .where((where) =>
      where.or([
        sql<boolean>`lower(recipient) = ${email}`,
        sql<boolean>`lower(props) like ${pattern} escape '\\'`,
      ]),
    )
    .execute();
}

/** Writes the database file anew, so that deleted rows are gone from the disk as well. */
export async function compactDatabase(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
