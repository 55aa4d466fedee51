import { createHash } from 'node:crypto';
import { data } from 'react-router';
import * as v from 'valibot';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { Facts } from '#app/facts/facts.ts';
import { queueMessageMails } from '#app/features/inquiries/message-emails.server.ts';
import { queueReleasedResultMails } from '#app/features/tools/result-email/result-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { cancelQueuedRows } from '#app/platform/outbox/outbox.queries.server.ts';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';
import { findSubmission, updateStatus } from './inbox.queries.server.ts';

/** What the owner prepared for replies. */
export const repliesArea = {
  key: 'replies',
  schema: v.object({
    /** Added below every reply. */
    signature: v.optional(v.string(), ''),
    templates: v.optional(v.array(v.object({ name: v.string(), text: v.string() })), []),
  }),
};

/** The message with this id; throws a 404 if there is none. */
export async function openSubmission(db: Db, id: string): Promise<Submission> {
  const submission = await findSubmission(db, id);
  if (!submission) throw data(null, 404);
  return submission;
}

/** The text of a template for one message. Unknown placeholders stay as they were typed. */
export function fillTemplate(text: string, { name, company, reference }: Submission): string {
  const values: Record<string, string> = {
    name: name.trim().split(/\s+/)[0] || 'there',
    company: company || 'your company',
    reference,
  };
  return text.replaceAll(/\{(\w+)\}/g, (mark, key: string) => values[key] ?? mark);
}

/** What a reply answers: not everybody wrote a message. */
function repliedTo({ source, message }: Submission): 'message' | 'request' | 'result' {
  if (source === 'tool_result') return 'result';
  return message === '' ? 'request' : 'message';
}

/** The subject of a reply, unless the owner changes it. */
export function defaultSubject(facts: Facts, submission: Submission): string {
  const what = repliedTo(submission);
  return `Re: your ${what} ${what === 'result' ? 'from' : 'to'} ${facts.company.name}`;
}

/** A new message becomes open, and a receipt that hasn't left doesn't: it would arrive too late. */
export async function markAnswered(db: Db, id: string, now: Date): Promise<void> {
  await updateStatus(db, id, 'new', 'open');
  await cancelQueuedRows(db, [`contact-receipt:${id}`, `privacy-request-receipt:${id}`], {
    now: now.toISOString(),
    reason: 'You have answered already.',
  });
}

/**
 * Queues the owner's reply with the signature below it and the message quoted. Returns false for the
 * same text to the same message, because it is a double click, a reload or a second tab. The outbox's
 * unique key decides, so that two posts at once can't both be queued.
 */
export async function replyTo(
  app: AppContext,
  submission: Submission,
  { subject, message }: { subject: string; message: string },
): Promise<boolean> {
  const { id, reference, email } = submission;
  const { signature } = await app.settings.get(repliesArea);
  const digest = createHash('sha256').update(message.replaceAll(/\s+/g, ' ')).digest('base64url');
  const isQueued = await app.db.transaction().execute(async (transaction) => {
    const reply = {
      reference,
      about: repliedTo(submission),
      subject,
      message: signature ? `${message}\n\n${signature}` : message,
      quoted: submission.message,
    };
    const delivery = { to: email, dedupeKey: `owner-reply:${id}:${digest}`, now: app.now() };
    if (!(await queueEmail(transaction, 'owner-reply', reply, delivery))) return false;
    await markAnswered(transaction, id, app.now());
    return true;
  });
  app.wakeOutbox();
  return isQueued;
}

/**
 * Releases a message from quarantine: its emails, held back when it arrived, are queued in the same
 * transaction. Returns false if it isn't in quarantine.
 */
export async function releaseMessage(app: AppContext, id: string): Promise<boolean> {
  const { to } = await app.readMailSettings();
  const isReleased = await app.db.transaction().execute(async (transaction) => {
    const submission = await openSubmission(transaction, id);
    if (!(await updateStatus(transaction, id, 'quarantine', 'new'))) return false;
    if (submission.source === 'tool_result') {
      await queueReleasedResultMails(transaction, app, submission, to);
    } else {
      await queueMessageMails(transaction, submission, to, app.now());
    }
    return true;
  });
  app.wakeOutbox();
  return isReleased;
}
