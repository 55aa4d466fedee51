import { type RawBuilder, sql } from 'kysely';
import { deleteOriginsOf } from '#app/platform/visits/visits.queries.server.ts';
import type { Db } from '#database/connect.ts';
import type {
  Booking,
  Consent,
  EarlierRequest,
  OutboxRow,
  Signup,
  Submission,
  SubmissionNote,
  SubmissionStatus,
} from '#database/schema.ts';

/** The most messages and calls that a list of contacts is made from. */
const MOST_ROWS = 2000;

type Contact = {
  email: string;
  name: string;
  company: string;
  at: string;
  /** Of their last message, and the last note about one; null for somebody who only booked. */
  status: SubmissionStatus | null;
  note: string | null;
};

/** The pattern of LIKE for texts in lower case that contain this one; its escape is a backslash. */
function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Who wrote or booked last, newest first, with what they called themselves then. */
export async function listContacts(
  db: Db,
  { search, status, limit }: { search: string; status: string; limit: number },
) {
  const matches = sql`lower(name || ' ' || company || ' ' || email || ' ' || phone)
    like ${containing(search)} escape '\\'`;
  const { rows } = await sql<Contact>`
    select lower(email) as email, name, company, created_at as at, status, (
      select text from submission_notes where submission_id = submissions.id
      order by created_at desc limit 1) as note
    from submissions where status not in ('quarantine', 'spam') and ${matches}
    union all
    select lower(email), name, company, created_at, null, null
    from bookings where status != 'quarantine' and email != '' and ${matches}
    order by at desc limit ${MOST_ROWS}`.execute(db);
  const contacts = new Map<string, Contact>();
  for (const row of rows) {
    const last = contacts.get(row.email) ?? row;
    contacts.set(row.email, {
      ...last,
      status: last.status ?? row.status,
      note: last.note ?? row.note,
    });
  }
  return [...contacts.values()]
    .filter((contact) => status === '' || contact.status === status)
    .slice(0, limit);
}

/** A list of values for IN; none of them is empty. */
function oneOf(values: readonly string[]) {
  return sql`(${sql.join(['', ...values])})`;
}

/** Everything stored about an address (in lower case), by table. Every query uses an index. */
export async function findPerson(db: Db, email: string, emailHash: string) {
  const list = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(db)).rows;
  const messages = sql`(select id from submissions where lower(email) = ${email})`;
  const requests = sql`(select id from earlier_requests where lower(email) = ${email})`;
  return {
    submissions: await list(
      sql<Submission>`select * from submissions where lower(email) = ${email} order by created_at`,
    ),
    notes: await list(
      sql<SubmissionNote>`select * from submission_notes where submission_id in ${messages} order by created_at`,
    ),
    tags: await list(
      sql<object>`select * from submission_tags where submission_id in ${messages} order by tag`,
    ),
    bookings: await list(
      sql<Booking>`select * from bookings where lower(email) = ${email} order by created_at`,
    ),
    earlierRequests: await list(
      sql<EarlierRequest>`select * from earlier_requests where lower(email) = ${email} order by created_at`,
    ),
    offeredTimes: await list(
      sql<object>`select * from slot_offers where request_id in ${requests} order by created_at`,
    ),
    signups: await list(
      sql<Signup>`select * from signups where email_hash = ${emailHash} order by created_at`,
    ),
    consents: await list(
      sql<Consent>`select * from consents where email_hash = ${emailHash} order by at`,
    ),
  };
}

/** The booked calls with an address (in lower case) that aren't over. */
export async function listUpcomingCalls(db: Db, email: string, now: Date) {
  const { rows } = await sql<Booking>`
    select * from bookings
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
export async function listEmailsTo(db: Db, email: string, submissionId: string) {
  const start = `owner-reply:${submissionId}:`;
  const { rows } = await sql<OutboxRow>`
    select * from outbox where channel = 'mail' and (lower(recipient) = ${email}
      or (dedupe_key >= ${start} and dedupe_key < ${`${start}\u{10FFFF}`}))`.execute(db);
  return rows;
}

/**
 * Emails and webhook deliveries that contain one of the texts. The match is too broad:
 * `kim@example.co` also finds `kim@example.com`. The caller must check each row.
 */
export async function listDeliveriesMentioning(db: Db, texts: readonly string[]) {
  const conditions = texts.map(
    (text) => sql`lower(recipient || ' ' || dedupe_key || ' ' || props)
      like ${containing(text)} escape '\\'`,
  );
  const { rows } = await sql<OutboxRow>`
    select * from outbox where ${sql.join(conditions, sql` or `)} order by created_at`.execute(db);
  return rows;
}

/** What else is kept about a person and about what they sent and were sent, by their ids. */
export async function findTraces(
  db: Db,
  emailHash: string,
  { ids, deliveryIds, subjects }: Record<'ids' | 'deliveryIds' | 'subjects', readonly string[]>,
) {
  const list = async (statement: RawBuilder<object>) => (await statement.execute(db)).rows;
  return {
    attempts: await list(
      sql`select * from outbox_attempts where outbox_id in ${oneOf(deliveryIds)} order by started_at`,
    ),
    origins: await list(
      sql`select * from origins where subject_id in ${oneOf(ids)} order by subject_id`,
    ),
    suppressions: await list(sql`select * from suppressions where email_hash = ${emailHash}`),
    // By the reference or the id of what they sent; an empty subject is about nothing.
    audit: await list(
      sql`select at, action, subject, detail from audit_log
        where subject in ${oneOf(subjects)} and subject != '' order by id`,
    ),
  };
}

/** Deletes emails and webhook deliveries. */
export async function deleteDeliveries(db: Db, rows: readonly OutboxRow[]) {
  await db
    .deleteFrom('outbox')
    .where('id', 'in', ['', ...rows.map(({ id }) => id)])
    .execute();
}

/** Deletes a call without an address; false if there is none. */
export async function deleteCall(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bookings')
    .where('id', '=', id)
    .where('email', '=', '')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes every row about a person: by the address (in lower case), by its hash, and by the ids of
 * what they sent. Stored responses to repeated requests are deleted as well.
 */
export async function deletePerson(
  db: Db,
  email: string,
  emailHash: string,
  ids: readonly string[],
) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
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

/**
 * Changes every message, call and request of an address (in lower case), and sends the emails of
 * these templates that wait for it to the new address. Calls are no longer confirmed by their address
 * if it changes, unless the new one confirmed a call as well.
 */
export async function correctContact(
  db: Db,
  email: string,
  changes: { email: string; name?: string; phone?: string; company?: string },
  templates: readonly string[],
) {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  await sql`
    update bookings set email_confirmed_at = null
    where ${isTheirs} and not exists (
      select 1 from bookings as other
      where lower(other.email) = ${changes.email} and other.email_confirmed_at is not null)`.execute(
    db,
  );
  for (const table of ['submissions', 'bookings'] as const) {
    await db.updateTable(table).set(changes).where(isTheirs).execute();
  }
  const { company, ...common } = changes;
  await db.updateTable('earlier_requests').set(common).where(isTheirs).execute();
  await sql`
    update outbox set recipient = ${changes.email}
    where lower(recipient) = ${email} and channel = 'mail' and state = 'queued'
    and template in ${oneOf(templates)}`.execute(db);
}
