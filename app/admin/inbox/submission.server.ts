import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';
import {
  findSubmission,
  insertNote,
  markReleased,
  replaceTags,
  updateStatus,
} from './inbox.queries.server.ts';

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

/** Splits `Bakery, Spring 2027` into tags, without duplicates. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  return [...new Set(tags)]
    .filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH)
    .slice(0, MAX_TAGS);
}

export async function saveTags(app: AppContext, id: string, tags: readonly string[]) {
  await app.db.transaction().execute((transaction) => replaceTags(transaction, id, tags));
}

export async function addNote(app: AppContext, id: string, text: string): Promise<void> {
  const now = app.now();
  await insertNote(app.db, {
    id: newId(now),
    submission_id: id,
    text,
    created_at: now.toISOString(),
  });
}

/** Queues the owner's reply. A new message becomes open. */
export async function replyTo(
  app: AppContext,
  submission: Submission,
  { subject, message, hasQuote }: { subject: string; message: string; hasQuote: boolean },
): Promise<void> {
  const now = app.now();
  await app.db.transaction().execute(async (transaction) => {
    await queueEmail(
      transaction,
      'owner-reply',
      {
        reference: submission.reference,
        subject,
        message,
        quoted: hasQuote ? submission.message : '',
      },
      { to: submission.email, dedupeKey: `owner-reply:${submission.id}:${newId(now)}`, now },
    );
    await updateStatus(transaction, submission.id, 'new', 'open');
  });
  app.wakeOutbox();
}

/**
 * Releases a message from quarantine. In the same transaction, `queueMails` queues the emails that
 * were held back when it arrived. Returns the message, or undefined if it wasn't in quarantine.
 */
export async function releaseSubmission(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  queueMails: (transaction: Db, submission: Submission) => Promise<void>,
): Promise<Submission | undefined> {
  return db.transaction().execute(async (transaction) => {
    const submission = await findSubmission(transaction, id);
    if (!submission || !(await markReleased(transaction, id))) return undefined;
    await queueMails(transaction, submission);
    return submission;
  });
}
