import { sql } from 'kysely';
import { type Db, isPostgres } from '#database/connect.ts';

export type CallsOfPerson = { upcoming: number; recent: number };

/**
 * The number of upcoming calls of a person, and of calls booked since an instant: all of them, and
 * those booked from the same networks.
 */
export async function countCallsOf(
  db: Db,
  {
    domains,
    isTheirs,
    isSameNetwork,
  }: {
    /** The domains that the person's addresses can have, and which addresses are theirs. */
    domains: readonly string[];
    isTheirs: (email: string) => boolean;
    isSameNetwork: (network: string) => boolean;
  },
  { now, since }: { now: string; since: string },
): Promise<{ own: CallsOfPerson; all: CallsOfPerson }> {
  const rows = await db
    .selectFrom('bookings')
    .select(['email', 'network', 'status', 'starts_at', 'created_at'])
    .where('status', '!=', 'quarantine')
    .where((where) => where.or([where('starts_at', '>', now), where('created_at', '>', since)]))
    .where((where) =>
      where.or(domains.map((domain) => where(sql`lower(email)`, 'like', `%@${domain}`))),
    )
    .execute();
  const theirs = rows.filter(({ email }) => isTheirs(email));
  const count = (some: typeof rows): CallsOfPerson => ({
    upcoming: some.filter((row) => isTaking(row.status) && row.starts_at > now).length,
    recent: some.filter((row) => row.created_at > since).length,
  });
  const own = theirs.filter(({ network }) => network !== null && isSameNetwork(network));
  return { own: count(own), all: count(theirs) };
}

function isTaking(status: string): boolean {
  return status === 'active' || status === 'held';
}

/**
 * Locks the bookings of a network until the end of the transaction, so that two concurrent bookings
 * don't both count the last free place. SQLite runs one writing transaction at a time anyway.
 */
export async function lockBookingsOf(transaction: Db, network: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`bookings ${network}`}))`.execute(transaction);
}

/** The number of upcoming calls of a network, or of all networks whose name begins with `start`. */
export async function countCallsOfNetwork(
  db: Db,
  { network, start }: { network: string; start: string | undefined },
  now: string,
): Promise<{ own: Calls; all: Calls }> {
  const isOfAll =
    start === undefined
      ? sql<boolean>`network = ${network}`
      : sql<boolean>`substr(network, 1, ${sql.lit(start.length)}) = ${start}`;
  const rows = await db
    .selectFrom('bookings')
    .select(['network', 'email_confirmed_at'])
    .where('status', 'in', ['active', 'held'])
    .where('starts_at', '>', now)
    .where(isOfAll)
    .execute();
  const count = (some: typeof rows) => ({
    coming: some.length,
    unconfirmed: some.filter((row) => row.email_confirmed_at === null).length,
  });
  return { own: count(rows.filter((row) => row.network === network)), all: count(rows) };
}

export type Calls = { coming: number; unconfirmed: number };

/**
 * The number of calls that visitors booked since an instant with unconfirmed addresses, of any
 * status, by network.
 */
export async function countUnconfirmedSince(
  db: Db,
  since: string,
): Promise<{ network: string; count: number }[]> {
  const rows = await db
    .selectFrom('bookings')
    .select((select) => ['network', select.fn.countAll<number | string>().as('count')])
    .where('created_at', '>', since)
    .where('status', '!=', 'quarantine')
    .where('email_confirmed_at', 'is', null)
    .groupBy('network')
    .execute();
  return rows.map(({ network, count }) => ({ network: network ?? '', count: Number(count) }));
}
