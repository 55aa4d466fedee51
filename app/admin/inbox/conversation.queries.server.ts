import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Booking, OutboxRow, Submission, SubmissionNote } from '#database/schema.ts';

/** The most rows of each kind that a conversation shows. */
const MOST = 200;

/** What an address (in lower case) sent, its calls, and its emails except those of lists. */
export async function listConversation(
  db: Db,
  email: string,
): Promise<{
  submissions: Submission[];
  notes: SubmissionNote[];
  bookings: Booking[];
  emails: OutboxRow[];
}> {
  const isTheirs = sql<boolean>`lower(email) = ${email}`;
  const submissions = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isTheirs)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const bookings = await db
    .selectFrom('bookings')
    .selectAll()
    .where(isTheirs)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const emails = await db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<boolean>`lower(recipient) = ${email}`)
    .where('channel', '=', 'mail')
    .where('template', 'not like', 'newsletter-%')
    .where('template', 'not like', 'waitlist-%')
    .where('template', 'not in', [
      'contact-notification',
      'booking-notice',
      'owner-digest',
      'daily-summary',
    ])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  const notes = await db
    .selectFrom('submission_notes')
    .selectAll()
    .where('submission_id', 'in', submissions.length > 0 ? submissions.map(({ id }) => id) : [''])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return { submissions, notes, bookings, emails };
}

/** The replies to a message, wherever they were sent: an address may be corrected later. */
export async function listReplies(db: Db, submissionId: string): Promise<OutboxRow[]> {
  const start = `owner-reply:${submissionId}:`;
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('dedupe_key', '>=', start)
    .where('dedupe_key', '<', `${start}\u{10FFFF}`)
    .execute();
}
