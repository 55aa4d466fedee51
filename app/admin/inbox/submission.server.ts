import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { Facts } from '#app/facts/facts.ts';
import { queueMessageMails } from '#app/features/inquiries/message-emails.server.ts';
import { queueReleasedResultMails } from '#app/features/tools/result-email/result-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { cleanArea } from '#app/platform/forms/text-fields.ts';
import { newId } from '#app/platform/ids.ts';
import { cancelQueuedRows, findQueuedAt } from '#app/platform/outbox/outbox.queries.server.ts';
import { readDetails } from '#app/platform/submissions/details.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import type { Db } from '#database/connect.ts';
import type { Submission } from '#database/schema.ts';
import type { AdminPost } from '../shell/admin-action.server.ts';
import {
  findSubmission,
  insertNote,
  listTagsOf,
  markFollowUp,
  markReleased,
  replaceTags,
  updateStatus,
} from './inbox.queries.server.ts';
import { isStatus } from './inbox-filter.ts';
import { repliesArea, signed } from './replies.server.ts';

const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;
const MAX_NOTE_LENGTH = 5000;

/** Splits `Bakery, Spring 2027` into tags, without duplicates. Undefined if they are too many or too long. */
function parseTags(text: string): string[] | undefined {
  const tags = text.split(',').map((tag) => tag.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  const found = [...new Set(tags)].filter((tag) => tag !== '');
  const isTooLong = found.some((tag) => tag.length > MAX_TAG_LENGTH);
  return isTooLong || found.length > MAX_TAGS ? undefined : found;
}

/**
 * Saves what was typed about a message: its status, its follow-up day, its tags, and a new note.
 * What isn't among the values stays as it is. Returns what is wrong, and then saves nothing.
 */
export async function saveLead(
  { app, values, audit }: AdminPost,
  { id, reference, ...before }: Submission,
): Promise<Record<string, string>> {
  const { status = before.status } = values;
  if (!isStatus(status)) throw data(null, 400);
  const typedDay = values.followUp?.trim() ?? before.follow_up_on ?? '';
  const day = typedDay === '' ? null : parseDayField(typedDay);
  const tags = values.tags === undefined ? [] : parseTags(values.tags);
  const errors: Record<string, string> = {};
  if (day === undefined) errors.followUp = 'Enter a valid date, like 2027-03-01.';
  if (!tags) {
    errors.tags = `Enter at most ${MAX_TAGS} tags, each of at most ${MAX_TAG_LENGTH} characters.`;
  }
  if (day === undefined || !tags) return errors;
  const note = cleanArea(values.note ?? '').slice(0, MAX_NOTE_LENGTH);
  await app.db.transaction().execute(async (transaction) => {
    if (status !== before.status) {
      await updateStatus(transaction, id, before.status, status);
      await audit('lead-status', reference, { status }, transaction);
    }
    if (day !== before.follow_up_on) {
      await markFollowUp(transaction, id, day);
      await audit('lead-follow-up', reference, { day }, transaction);
    }
    const isRetagged =
      values.tags !== undefined &&
      tags.sort().join() !== (await listTagsOf(transaction, id)).sort().join();
    if (isRetagged) {
      await replaceTags(transaction, id, tags);
      await audit('lead-tags', reference, {}, transaction);
    }
    if (note) {
      await addNote(transaction, id, note, app.now());
      await audit('lead-note', reference, {}, transaction);
    }
  });
  return errors;
}

/** Notes that the message was answered by phone or in another program. A new message becomes open. */
export async function logAnswer(
  app: AppContext,
  { id }: Submission,
  message: string,
): Promise<void> {
  const now = app.now();
  const text = cleanArea(message).slice(0, MAX_NOTE_LENGTH);
  await app.db.transaction().execute(async (transaction) => {
    await addNote(transaction, id, `Answered elsewhere${text && `: ${text}`}`, now);
    await markAnswered(transaction, id, now);
  });
}

async function addNote(db: Db, submissionId: string, text: string, now: Date): Promise<void> {
  await insertNote(db, {
    id: newId(now),
    submission_id: submissionId,
    text,
    created_at: now.toISOString(),
  });
}

/** A new message becomes open, and a receipt that hasn't left doesn't: it would arrive too late. */
async function markAnswered(db: Db, id: string, now: Date): Promise<void> {
  await updateStatus(db, id, 'new', 'open');
  const receipts = ['contact-receipt', 'privacy-request-receipt'];
  await cancelQueuedRows(
    db,
    receipts.map((template) => `${template}:${id}`),
    { now: now.toISOString(), reason: 'You have answered already.' },
  );
}

/** What a reply answers: not everybody wrote a message. */
function readAbout({ source, message }: Submission): 'message' | 'request' | 'result' {
  if (source === 'tool_result') return 'result';
  return message === '' ? 'request' : 'message';
}

/** The subject of a reply, unless the owner changes it. */
export function defaultSubject(facts: Facts, submission: Submission): string {
  const about = readAbout(submission);
  const { name } = facts.company;
  if (about !== 'result') return `Re: your ${about} to ${name}`;
  const tool = readDetails(submission.details).Tool;
  return `Re: your result from ${tool ? `the ${tool}` : name}`;
}

/**
 * Queues the owner's reply with the signature below it. A new message becomes open. The same text
 * to the same message is refused, because it is a double click, a reload or a second tab: then it
 * returns when the first one was queued. The outbox's unique key decides, so that two posts at once
 * can't both be queued.
 */
export async function replyTo(
  app: AppContext,
  submission: Submission,
  { subject, message, hasQuote }: { subject: string; message: string; hasQuote: boolean },
): Promise<string | undefined> {
  const now = app.now();
  const { signature } = await app.settings.get(repliesArea);
  const digest = createHash('sha256').update(message.replaceAll(/\s+/g, ' ')).digest('base64url');
  const dedupeKey = `owner-reply:${submission.id}:${digest}`;
  const isQueued = await app.db.transaction().execute(async (transaction) => {
    const reply = {
      reference: submission.reference,
      about: readAbout(submission),
      subject,
      message: signed(message, signature),
      quoted: hasQuote ? submission.message : '',
    };
    const delivery = { to: submission.email, dedupeKey, now };
    if (!(await queueEmail(transaction, 'owner-reply', reply, delivery))) return false;
    await markAnswered(transaction, submission.id, now);
    return true;
  });
  if (!isQueued) return (await findQueuedAt(app.db, dedupeKey)) ?? now.toISOString();
  app.wakeOutbox();
  return undefined;
}

/**
 * Releases messages from quarantine: their emails, held back when they arrived, are queued in the
 * same transaction. Returns those that were in quarantine, and whether there were any emails.
 */
export async function releaseMessages(
  app: AppContext,
  ids: readonly string[],
): Promise<{ released: Submission[]; hasEmails: boolean }> {
  const { to } = await app.readMailSettings();
  const released: Submission[] = [];
  let hasEmails = false;
  for (const id of ids) {
    await app.db.transaction().execute(async (transaction) => {
      const submission = await findSubmission(transaction, id);
      if (!submission || !(await markReleased(transaction, id))) return;
      released.push(submission);
      const isQueued =
        submission.source === 'tool_result'
          ? await queueReleasedResultMails(transaction, app, submission, to)
          : await queueMessageMails(transaction, submission, to, app.now());
      hasEmails ||= isQueued;
    });
  }
  app.wakeOutbox();
  return { released, hasEmails };
}
