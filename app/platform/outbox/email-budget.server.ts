import type { Db } from '#database/connect.ts';
import { parseEmailAddress } from './address.ts';
import {
  countEmail,
  deleteEmailCounts,
  findEmailCount,
  isConfirmedAddress,
  uncountEmails,
} from './email-budget.queries.server.ts';

/**
 * Emails that a form sends to whatever address was entered. Each unconfirmed address has one daily
 * budget for all of them, so that the site can't be used to flood a stranger.
 */
export const UNSOLICITED_EMAILS: ReadonlySet<string> = new Set([
  ...['contact-receipt', 'privacy-request-receipt', 'tool-result'],
  ...['booking-confirmation', 'booking-hold', 'booking-changed', 'booking-cancelled'],
  ...['booking-reminder', 'slot-offer', 'newsletter-confirm', 'newsletter-already'],
  ...['waitlist-confirm', 'waitlist-already'],
]);

/** Per unconfirmed address and day (UTC). */
export const UNCONFIRMED_EMAILS_PER_DAY = 5;
export const OVER_BUDGET = 'This unconfirmed address has had its emails of the day.';
const DAY_MS = 86_400_000;

/** Providers that deliver `k.i.m@` to `kim@`. */
const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches, for counting only: lower case, without a plus tag, and
 * without dots where the provider ignores them. Never send to it.
 */
export function mailboxOf(email: string): string {
  const parsed = parseEmailAddress(email.trim());
  if (!parsed) return email.trim().toLowerCase();
  const [local = ''] = parsed.local.toLowerCase().split('+');
  if (!DOTS_IGNORED.has(parsed.domain)) return `${local}@${parsed.domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** The domains that the addresses of a mailbox (as returned by {@link mailboxOf}) can have. */
export function domainsOf(mailbox: string): readonly string[] {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  return DOTS_IGNORED.has(domain) ? [...DOTS_IGNORED] : [domain];
}

/**
 * Takes one email from the day's budget. Returns false if the budget is used up: then don't send
 * it.
 */
export async function takeEmailBudget(
  transaction: Db,
  { template, recipient }: { template: string; recipient: string },
  due: Date,
): Promise<boolean> {
  if (!UNSOLICITED_EMAILS.has(template)) return true;
  if (await isConfirmedAddress(transaction, recipient.toLowerCase())) return true;
  const count = await countEmail(transaction, mailboxOf(recipient), dayOf(due));
  return count <= UNCONFIRMED_EMAILS_PER_DAY;
}

/** Returns the budget of emails that won't be sent after all. */
export async function returnEmailBudget(
  transaction: Db,
  taken: readonly { recipient: string; due: string }[],
): Promise<void> {
  for (const { recipient, due } of taken) {
    await uncountEmails(transaction, mailboxOf(recipient), dayOf(new Date(due)), 1);
  }
}

/** Whether an email could still be sent to the address today. Doesn't change the budget. */
export async function hasEmailBudget(db: Db, email: string, now: Date): Promise<boolean> {
  if (await isConfirmedAddress(db, email.toLowerCase())) return true;
  const count = await findEmailCount(db, mailboxOf(email), dayOf(now));
  return count < UNCONFIRMED_EMAILS_PER_DAY;
}

/** Deletes the counts of past days. A reminder is counted on the day it's due. */
export function forgetOldEmailCounts(db: Db, now: Date): Promise<void> {
  return deleteEmailCounts(db, { before: dayOf(new Date(now.getTime() - DAY_MS)) });
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
