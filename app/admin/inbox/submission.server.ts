import { createHash } from 'node:crypto';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import { company } from '#app/facts/company.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { newId } from '#app/platform/ids.ts';
import { cancelQueuedRows, findQueuedAt } from '#app/platform/outbox/outbox.queries.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';
import { inboxWords } from './inbox.content.ts';
import {
  findSubmission,
  insertNote,
  markReleased,
  replaceTags,
  updateStatus,
} from './inbox.queries.server.ts';
import { repliesArea, signed } from './replies.server.ts';

export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** Splits `Bakery, Spring 2027` into tags, without duplicates. Undefined if they are too many or too long. */
export function parseTags(text: string): string[] | undefined {
  const tags = text.split(',').map((tag) => tag.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  const found = [...new Set(tags)].filter((tag) => tag !== '');
  const isTooLong = found.some((tag) => tag.length > MAX_TAG_LENGTH);
  return isTooLong || found.length > MAX_TAGS ? undefined : found;
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

/** What a reply answers: not everybody wrote a message. */
function readAbout({ source, message }: Submission): 'message' | 'request' | 'result' {
  if (source === 'tool_result') return 'result';
  return message === '' ? 'request' : 'message';
}

/** The subject of a reply, unless the owner changes it. */
export function defaultSubject(submission: Submission): string {
  const { subjects } = inboxWords.reply;
  const about = readAbout(submission);
  const tool = about === 'result' ? readDetails(submission.details).Tool : undefined;
  return tool
    ? interpolate(subjects.resultOf, { tool })
    : interpolate(subjects[about], { site: company.name });
}

export type ReplyOutcome = { kind: 'queued' } | { kind: 'repeated'; at: string };

/**
 * Queues the owner's reply with the signature below it. A new message becomes open. The same text
 * to the same message is refused, because it is a double click, a reload or a second tab; the
 * outbox's unique key decides, so that two posts at once can't both be queued.
 */
export async function replyTo(
  app: AppContext,
  submission: Submission,
  { subject, message, hasQuote }: { subject: string; message: string; hasQuote: boolean },
): Promise<ReplyOutcome> {
  const now = app.now();
  const { signature } = await app.settings.get(repliesArea);
  const digest = createHash('sha256').update(message.replaceAll(/\s+/g, ' ')).digest('base64url');
  const dedupeKey = `owner-reply:${submission.id}:${digest}`;
  const isNew = await app.db.transaction().execute(async (transaction) => {
    const isQueued = await queueEmail(
      transaction,
      'owner-reply',
      {
        reference: submission.reference,
        about: readAbout(submission),
        subject,
        message: signed(message, signature),
        quoted: hasQuote ? submission.message : '',
      },
      { to: submission.email, dedupeKey, now },
    );
    if (!isQueued) return false;
    await updateStatus(transaction, submission.id, 'new', 'open');
    // A receipt that hasn't left yet would arrive after the answer.
    const receipts = ['contact-receipt', 'privacy-request-receipt'];
    await cancelQueuedRows(
      transaction,
      receipts.map((template) => `${template}:${submission.id}`),
      { now: now.toISOString(), reason: 'You have answered already.' },
    );
    return true;
  });
  if (!isNew) {
    return { kind: 'repeated', at: (await findQueuedAt(app.db, dedupeKey)) ?? now.toISOString() };
  }
  app.wakeOutbox();
  return { kind: 'queued' };
}

/**
 * Releases a message from quarantine. In the same transaction, `queueMails` queues the emails that
 * were held back when it arrived, and returns whether there were any. Returns undefined if the message
 * wasn't in quarantine.
 */
export async function releaseSubmission(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  queueMails: (transaction: Db, submission: Submission) => Promise<boolean>,
): Promise<{ reference: string; hasEmails: boolean } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const submission = await findSubmission(transaction, id);
    if (!submission || !(await markReleased(transaction, id))) return undefined;
    const hasEmails = await queueMails(transaction, submission);
    return { reference: submission.reference, hasEmails };
  });
}
