import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Consent, NewSignup, Signup } from '#database/schema.ts';

/** The entries of a list with one of these addresses. */
export function listEntriesOf(
  db: Db,
  list: string,
  emailHashes: readonly string[],
): Promise<Pick<Signup, 'email_hash' | 'status'>[]> {
  return db
    .selectFrom('signups')
    .select(['email_hash', 'status'])
    .where('list', '=', list)
    .where('email_hash', 'in', [...emailHashes])
    .execute();
}

/** Those of the addresses that must not get emails of the list. */
export async function listSuppressed(
  db: Db,
  scopes: readonly string[],
  emailHashes: readonly string[],
): Promise<{ email_hash: string; scope: string }[]> {
  return db
    .selectFrom('suppressions')
    .select(['email_hash', 'scope'])
    .where('scope', 'in', [...scopes])
    .where('email_hash', 'in', [...emailHashes])
    .execute();
}

/** Inserts the entries that aren't on their list yet, and returns the hashes of those. */
export async function insertNewSignups(db: Db, rows: readonly NewSignup[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insertInto('signups')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['list', 'email_hash']).doNothing())
    .returning('email_hash')
    .execute();
  return inserted.map((row) => row.email_hash);
}

export async function insertConsents(db: Db, rows: readonly Consent[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('consents')
    .values([...rows])
    .execute();
}

export type ExportedSubscriber = {
  id: string;
  email: string | null;
  source: string;
  page: string;
  confirmed_at: string | null;
  /** What the owner wrote about the consent of an imported entry. */
  imported_source: string | null;
};

/** The confirmed members of a list after the given id, with the source of their consent. */
export function listSubscribersForExport(
  db: Db,
  { list, after, limit }: { list: string; after: string | undefined; limit: number },
): Promise<ExportedSubscriber[]> {
  let query = db
    .selectFrom('signups')
    .select([
      ...(['id', 'email', 'source', 'page', 'confirmed_at'] as const),
      sql<string | null>`(select max(consents.wording) from consents
        where consents.signup_id = signups.id and consents.method = 'import')`.as(
        'imported_source',
      ),
    ])
    .where('list', '=', list)
    .where('status', '=', 'confirmed')
    .where('email', 'is not', null);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}
