import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName } from './catalogue.ts';
import {
  countEmailBelow,
  deleteEmailCounts,
  type EmailCountKey,
  findEmailCount,
  isConfirmedAddress,
  uncountEmail,
} from './email-budget.queries.server.ts';

/**
 * Emails that a form sends to whatever address was entered. Each address has one daily budget for
 * all of them, and each network has one for all strangers, so that the site can't be used to flood
 * one of them, or to write to many.
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

/**
 * Emails with a link or code whose use confirms the address. The last email of a day is reserved
 * for them: a confirmed address has a larger budget, so a stranger who uses up the small one can't
 * lock out the person to whom the address belongs. It goes to the address without a plus tag: who confirms
 * `kim+x@` has not confirmed `kim@`.
 */
const CONFIRMING: ReadonlySet<EmailName> = new Set<EmailName>([
  ...(['newsletter-confirm', 'waitlist-confirm', 'booking-hold'] as const),
]);

/** Per unconfirmed address and day (UTC). */
export const UNCONFIRMED_EMAILS_PER_DAY = 5;
const ORDINARY_EMAILS_PER_DAY = UNCONFIRMED_EMAILS_PER_DAY - 1;
/** Of these, what one network may cause, so that a stranger can't use up the day's emails alone. */
export const UNCONFIRMED_EMAILS_PER_NETWORK = 4;
/**
 * Per confirmed address and day: more than one person causes who books, moves and cancels all day.
 * It isn't proven that the address is the sender's, so a network can't use up the day's emails.
 */
export const CONFIRMED_EMAILS_PER_DAY = 60;
export const CONFIRMED_EMAILS_PER_NETWORK = 15;
/**
 * Per day, what one network (an IPv4 address, an IPv6 /56) may cause for all unconfirmed addresses:
 * enough for a full conference room. Those to confirmed addresses are counted, too, but not refused.
 */
export const STRANGERS_EMAILS_PER_NETWORK = 100;
export const OVER_BUDGET =
  'The address, or the sender’s network, has reached today’s limit for emails.';
/** The largest count that the column holds. */
const NO_LIMIT = 2_147_483_647;
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
 * Whether the address was confirmed. Where the provider ignores dots, any spelling will do, because
 * all of them reach the same person.
 */
export function isConfirmed(db: Db, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const mailbox = mailboxOf(address);
  const domains = domainsOf(mailbox);
  if (!domains.some((domain) => DOTS_IGNORED.has(domain))) {
    return isConfirmedAddress(db, { address });
  }
  const [local = ''] = mailbox.split('@');
  return isConfirmedAddress(db, { address, dotted: { local, domains } });
}

/** An email to an address, and the network that caused it, if there is one. */
type VisitorEmail = { name: EmailName; recipient: string; network: string | null | undefined };

/**
 * Takes one email from the day's budgets. Returns false if one of them is used up: then don't send
 * it. Confirmed addresses take the same steps, so that the time tells nothing about an address.
 */
export async function takeEmailBudget(
  transaction: Db,
  email: VisitorEmail,
  due: Date,
): Promise<boolean> {
  if (!UNSOLICITED_EMAILS.has(email.name)) return true;
  const budgets = budgetsOf(email, due, await isConfirmed(transaction, email.recipient));
  const taken: EmailCountKey[] = [];
  let isLeft = true;
  for (const { key, limit } of budgets) {
    const isTaken = await countEmailBelow(transaction, key, isLeft ? limit : 0);
    if (isTaken) taken.push(key);
    isLeft &&= isTaken;
  }
  if (!isLeft) for (const key of taken) await uncountEmail(transaction, key);
  return isLeft;
}

/** Returns the budget of emails that won't be sent after all. */
export async function returnEmailBudget(
  transaction: Db,
  taken: readonly { recipient: string; due: string }[],
  network: string | null,
): Promise<void> {
  for (const { recipient, due } of taken) {
    for (const { key } of budgetsOf(
      { name: 'contact-receipt', recipient, network },
      new Date(due),
    )) {
      await uncountEmail(transaction, key);
    }
  }
}

/** Whether this email could still be sent to the address today. Doesn't change the budget. */
export async function hasEmailBudget(db: Db, email: VisitorEmail, now: Date): Promise<boolean> {
  for (const { key, limit } of budgetsOf(email, now, await isConfirmed(db, email.recipient))) {
    if ((await findEmailCount(db, key)) >= limit) return false;
  }
  return true;
}

/** The budgets that an email is part of, always in the order in which their rows are locked. */
function budgetsOf(
  { name, recipient, network }: VisitorEmail,
  due: Date,
  isFree = false,
): { key: EmailCountKey; limit: number }[] {
  const [address, day] = [mailboxOf(recipient), dayOf(due)];
  const whole = {
    key: { address, network: '', day },
    limit: isFree ? CONFIRMED_EMAILS_PER_DAY : limitOf(name, recipient),
  };
  if (!network) return [whole];
  const own = isFree ? CONFIRMED_EMAILS_PER_NETWORK : UNCONFIRMED_EMAILS_PER_NETWORK;
  return [
    { key: { address, network, day }, limit: own },
    {
      key: { address: '', network, day },
      limit: isFree ? NO_LIMIT : STRANGERS_EMAILS_PER_NETWORK,
    },
    whole,
  ];
}

function limitOf(name: EmailName, recipient: string): number {
  const hasTag = parseEmailAddress(recipient.trim())?.local.includes('+') ?? false;
  return CONFIRMING.has(name) && !hasTag ? UNCONFIRMED_EMAILS_PER_DAY : ORDINARY_EMAILS_PER_DAY;
}

/** Deletes the counts of past days. A reminder is counted on the day it's due. */
export function forgetOldEmailCounts(db: Db, now: Date): Promise<void> {
  return deleteEmailCounts(db, { before: dayOf(new Date(now.getTime() - DAY_MS)) });
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
