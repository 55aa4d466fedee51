import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName } from './catalogue.ts';
import {
  countEmail,
  deleteEmailCounts,
  type EmailCountKey,
  findEmailCount,
  isConfirmedAddress,
  uncountEmail,
} from './email-budget.queries.server.ts';

/**
 * Emails that a form sends to whatever address was entered. They share two daily limits, so that
 * the site can't be used to flood a mailbox, or to write to many.
 */
export const UNSOLICITED_EMAILS: ReadonlySet<EmailName> = new Set<EmailName>([
  'contact-receipt',
  'privacy-request-receipt',
  'tool-result',
  'booking-confirmation',
  'booking-hold',
  'booking-changed',
  'booking-cancelled',
  'booking-reminder',
  'booking-unavailable',
  'time-opened',
  'newsletter-confirm',
  'newsletter-already',
  'waitlist-confirm',
  'waitlist-already',
]);

/** Per day (UTC) and mailbox that has not confirmed. */
export const UNCONFIRMED_EMAILS_PER_DAY = 5;
/** Per day and confirmed mailbox: more than a person causes who books, moves and cancels all day. */
export const CONFIRMED_EMAILS_PER_DAY = 60;
/**
 * Per day, what one network may cause for all mailboxes together: confirmed ones too, because an
 * answer that differed for them would tell who is known.
 */
export const EMAILS_PER_NETWORK = 100;
export const OVER_BUDGET =
  'The address, or the sender’s network, has reached today’s limit for emails.';
const DAY_MS = 86_400_000;

/** The mailbox that is counted: lower case, without a plus tag. Never send to it. */
export function mailboxOf(email: string): string {
  const parsed = parseEmailAddress(email.trim());
  if (!parsed) return email.trim().toLowerCase();
  return `${parsed.local.toLowerCase().replace(/\+.*$/, '')}@${parsed.domain}`;
}

/** An email to an address, and the network that caused it, if there is one. */
type VisitorEmail = { recipient: string; network: string | null | undefined };

/** Whether one more of these emails may be sent to the address on that day. */
export async function hasEmailBudget(db: Db, email: VisitorEmail, due: Date): Promise<boolean> {
  for (const { key, limit } of await limitsOf(db, email, due)) {
    if ((await findEmailCount(db, key)) >= limit) return false;
  }
  return true;
}

/** Counts one email if the day's limits allow it. Returns false if they don't: don't send it. */
export async function takeEmailBudget(
  transaction: Db,
  email: VisitorEmail,
  due: Date,
): Promise<boolean> {
  for (const { key, limit } of await limitsOf(transaction, email, due)) {
    if ((await countEmail(transaction, key, limit)) === undefined) return false;
  }
  return true;
}

async function limitsOf(
  db: Db,
  { recipient, network }: VisitorEmail,
  due: Date,
): Promise<{ key: EmailCountKey; limit: number }[]> {
  const day = dayOf(due);
  const isConfirmed = await isConfirmedAddress(db, recipient.trim().toLowerCase());
  const mailbox = {
    key: { address: mailboxOf(recipient), network: '', day },
    limit: isConfirmed ? CONFIRMED_EMAILS_PER_DAY : UNCONFIRMED_EMAILS_PER_DAY,
  };
  if (!network) return [mailbox];
  // The network first: one that may send no more doesn't use up the limits of mailboxes.
  return [{ key: { address: '', network, day }, limit: EMAILS_PER_NETWORK }, mailbox];
}

/** Gives back what was counted for emails that were cancelled before they left. */
export async function returnEmailBudget(
  transaction: Db,
  cancelled: readonly { recipient: string; due: string }[],
  network: string | null,
): Promise<void> {
  for (const { recipient, due } of cancelled) {
    for (const { key } of await limitsOf(transaction, { recipient, network }, new Date(due))) {
      await uncountEmail(transaction, key);
    }
  }
}

/** Deletes the counts of past days. A reminder is counted on the day it's due. */
export function forgetOldEmailCounts(db: Db, now: Date): Promise<void> {
  return deleteEmailCounts(db, { before: dayOf(new Date(now.getTime() - DAY_MS)) });
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
