import { type RawBuilder, type Selectable, sql } from 'kysely';
import { deleteOriginsOf } from '#app/platform/visits/visits.queries.server.ts';
import type { Db } from '#database/connect.ts';
import type {
  Booking,
  Database,
  EarlierRequest,
  OutboxRow,
  SlotOffer,
  Submission,
  SubmissionNote,
  SubmissionStatus,
} from '#database/schema.ts';

type Signup = Selectable<Database['signups']>;
type Consent = Selectable<Database['consents']>;
type Tag = Selectable<Database['submission_tags']>;

/** Ids per statement: both databases limit the number of parameters. */
const IDS_PER_STATEMENT = 500;
/** The most messages and calls that a list of contacts is made from. */
const MOST_ROWS = 2000;

export type Contact = { email: string; name: string; company: string; at: string; note: string } & {
  /** Of their last message; null for somebody who only booked a call. */
  status: SubmissionStatus | null;
};

/** Who wrote or booked last, newest first, with what they called themselves then. */
export async function listContacts(
  db: Db,
  { search, status, limit }: { search: string; status: string; limit: number },
): Promise<Contact[]> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = sql`lower(name || ' ' || company || ' ' || email || ' ' || phone) like ${pattern} escape '\\'`;
  const { rows } = await sql<Omit<Contact, 'note'>>`
    select email, name, company, created_at as at, status from submissions
    where status not in ('quarantine', 'spam') and ${matches}
    union all
    select email, name, company, created_at as at, null as status from bookings
    where status != 'quarantine' and email != '' and ${matches}
    order by at desc limit ${MOST_ROWS}`.execute(db);
  const contacts = new Map<string, Contact>();
  for (const row of rows) {
    const email = row.email.toLowerCase();
    const known = contacts.get(email);
    contacts.set(email, { note: '', ...row, ...known, email, status: known?.status ?? row.status });
  }
  const shown = [...contacts.values()]
    .filter((contact) => status === '' || contact.status === status)
    .slice(0, limit);
  const emails = sql.join(['', ...shown.map(({ email }) => email)]);
  const { rows: notes } = await sql<{ email: string; text: string }>`
    select lower(email) as email, text from submission_notes as note
    join submissions on submissions.id = submission_id
    where lower(email) in (${emails}) order by note.created_at`.execute(db);
  const latest = new Map(notes.map(({ email, text }) => [email, text]));
  return shown.map((contact) => ({ ...contact, note: latest.get(contact.email) ?? '' }));
}

/** Everything stored about an address (in lower case), by table. Every query uses an index. */
export async function findPerson(db: Db, email: string, emailHash: string) {
  const list = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(db)).rows;
  const messages = sql`(select id from submissions where lower(email) = ${email})`;
  const requests = sql`(select id from earlier_requests where lower(email) = ${email})`;
  const bookings = await list(
    sql<Booking>`select * from bookings where lower(email) = ${email} order by created_at`,
  );
  const offeredTimes = await list(
    sql<SlotOffer>`select * from slot_offers where request_id in ${requests} order by created_at`,
  );
  const signups = await list(
    sql<Signup>`select * from signups where email_hash = ${emailHash} order by created_at`,
  );
  const consents = await list(
    sql<Consent>`select * from consents where email_hash = ${emailHash} order by at`,
  );
  return {
    submissions: await list(
      sql<Submission>`select * from submissions where lower(email) = ${email} order by created_at`,
    ),
    notes: await list(
      sql<SubmissionNote>`select * from submission_notes where submission_id in ${messages} order by created_at`,
    ),
    tags: await list(
      sql<Tag>`select * from submission_tags where submission_id in ${messages} order by tag`,
    ),
    bookings: bookings.map(({ token_hash, ...booking }) => booking),
    earlierRequests: await list(
      sql<EarlierRequest>`select * from earlier_requests where lower(email) = ${email} order by created_at`,
    ),
    offeredTimes: offeredTimes.map(({ token_hash, ...offer }) => offer),
    signups: signups.map(({ manage_hash, email_hash, ...signup }) => signup),
    consents: consents.map(({ email_hash, ...consent }) => consent),
  };
}

/** The booked calls with an address (in lower case) that aren't over. */
export async function listUpcomingCalls(
  db: Db,
  email: string,
  now: Date,
): Promise<{ id: string; starts_at: string }[]> {
  const { rows } = await sql<{ id: string; starts_at: string }>`
    select id, starts_at from bookings
    where lower(email) = ${email} and status = 'active' and ends_at > ${now.toISOString()}
    order by starts_at`.execute(db);
  return rows;
}

/** Whether an email to an address (in lower case), queued since then, hasn't left. */
export async function hasWaitingEmails(db: Db, email: string, since: string) {
  const { rows } = await sql`
    select id from outbox
    where lower(recipient) = ${email} and state in ('queued', 'sending') and created_at > ${since}
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Emails to an address (in lower case), and the replies to a message wherever they were sent: an
 * address may be corrected later.
 */
export async function listEmailsTo(
  db: Db,
  email: string,
  submissionId: string,
): Promise<OutboxRow[]> {
  const start = `owner-reply:${submissionId}:`;
  const { rows } = await sql<OutboxRow>`
    select * from outbox where channel = 'mail' and (lower(recipient) = ${email}
      or (dedupe_key >= ${start} and dedupe_key < ${`${start}\u{10FFFF}`}))`.execute(db);
  return rows;
}

/** How to find a person in the outbox: the address in lower case, and the ids of what they sent. */
export type Traces = { email: string; ids: readonly string[] };

/**
 * Emails and webhook deliveries that contain the address or one of the ids. The match is too broad:
 * `kim@example.co` also finds `kim@example.com`. The caller must check each row.
 */
export async function listDeliveriesMentioning(
  db: Db,
  { email, ids }: Traces,
): Promise<OutboxRow[]> {
  const contains = (column: string, text: string) => {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  };
  const conditions = [
    sql<boolean>`lower(recipient) = ${email}`,
    ...[email, ...ids].flatMap((text) => [contains('dedupe_key', text), contains('props', text)]),
  ];
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
    .orderBy('created_at')
    .execute();
}

/** What else is kept about a person and about what they sent and were sent, by their ids. */
export async function findTraces(
  db: Db,
  emailHash: string,
  { ids, deliveryIds, subjects }: Record<'ids' | 'deliveryIds' | 'subjects', readonly string[]>,
) {
  const list = async (statement: RawBuilder<object>) => (await statement.execute(db)).rows;
  const oneOf = (values: readonly string[]) => sql`(${sql.join(['', ...values])})`;
  return {
    attempts: await list(
      sql`select * from outbox_attempts where outbox_id in ${oneOf(deliveryIds)} order by started_at`,
    ),
    origins: await list(
      sql`select * from origins where subject_id in ${oneOf(ids)} order by subject_id`,
    ),
    suppressions: await list(
      sql`select scope, reason, created_at from suppressions where email_hash = ${emailHash}`,
    ),
    // By the reference or the id of what they sent; an empty subject is about nothing.
    audit: await list(
      sql`select at, action, subject, detail from audit_log
        where subject in ${oneOf(subjects)} and subject != '' order by id`,
    ),
  };
}

/** Deletes emails and webhook deliveries. */
async function deleteDeliveries(db: Db, deliveryIds: readonly string[]): Promise<void> {
  for (let at = 0; at < deliveryIds.length; at += IDS_PER_STATEMENT) {
    const part = deliveryIds.slice(at, at + IDS_PER_STATEMENT);
    await db.deleteFrom('outbox').where('id', 'in', part).execute();
  }
}

/** Deletes a call without an address, and what was delivered about it; false if there is none. */
export async function deleteCall(db: Db, id: string, deliveryIds: readonly string[]) {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('id', '=', id)
    .where('email', '=', '')
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteDeliveries(db, deliveryIds);
  return true;
}

/**
 * Deletes every row about the person: by the address, by its hash, and by the ids of what they sent
 * and of what was delivered about it. Stored responses to repeated requests are deleted as well.
 */
export async function deletePerson(
  db: Db,
  { email, ids }: Traces,
  emailHash: string,
  deliveryIds: readonly string[],
) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  await deleteDeliveries(db, deliveryIds);
  const theirRequests = db.selectFrom('earlier_requests').select('id').where(isTheirs);
  await db.deleteFrom('slot_offers').where('request_id', 'in', theirRequests).execute();
  for (const table of ['submissions', 'earlier_requests', 'bookings'] as const) {
    await db.deleteFrom(table).where(isTheirs).execute();
  }
  for (const table of ['consents', 'signup_confirmations', 'signups'] as const) {
    await db.deleteFrom(table).where('email_hash', '=', emailHash).execute();
  }
  await deleteOriginsOf(db, ids);
  for (const id of ids) {
    await db.deleteFrom('idempotency_keys').where('body', 'like', `%${id}%`).execute();
  }
}
