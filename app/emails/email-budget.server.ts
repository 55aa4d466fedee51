import { parseEmailAddress } from '#app/platform/outbox/address.ts';
import type { Db } from '#database/connect.ts';
import type { EmailName } from './catalogue.ts';
import {
  countEmailBelow,
  deleteEmailCounts,
  findEmailCount,
  isConfirmedAddress,
  uncountEmail,
} from './email-budget.queries.server.ts';

/**
 * Emails that a form sends to whatever address was entered. Each unconfirmed address has one daily
 * budget for all of them, so that the site can't be used to flood a stranger.
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
  'slot-offer',
  'newsletter-confirm',
  'newsletter-already',
  'waitlist-confirm',
  'waitlist-already',
]);

/**
 * Emails with a link or code whose use confirms the address. The last email of a day is reserved
 * for them: a confirmed address has no budget, so a stranger who uses up the budget can't lock out the
 * person to whom the address belongs. It goes to the address without a plus tag: who confirms
 * `kim+x@` has not confirmed `kim@`.
 */
const CONFIRMING: ReadonlySet<EmailName> = new Set<EmailName>([
  ...(['newsletter-confirm', 'waitlist-confirm', 'booking-hold', 'slot-offer'] as const),
]);

/** Per unconfirmed address and day (UTC). */
export const UNCONFIRMED_EMAILS_PER_DAY = 5;
const ORDINARY_EMAILS_PER_DAY = UNCONFIRMED_EMAILS_PER_DAY - 1;
/** Of these, what one network may cause, so that a stranger can't use up the day's emails alone. */
export const UNCONFIRMED_EMAILS_PER_NETWORK = 4;
export const OVER_BUDGET = 'This unconfirmed address has reached today’s limit for emails.';
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
 * Takes one email from the day's budget. Returns false if the budget is used up: then don't send
 * it. Confirmed addresses take the same steps, so that the time tells nothing about an address.
 */
export async function takeEmailBudget(
  transaction: Db,
  { name, recipient, network }: VisitorEmail,
  due: Date,
): Promise<boolean> {
  if (!UNSOLICITED_EMAILS.has(name)) return true;
  const isFree = await isConfirmed(transaction, recipient);
  const all = { address: mailboxOf(recipient), network: '', day: dayOf(due) };
  const own = network ? { ...all, network } : undefined;
  const isOwnLeft =
    !own || (await countEmailBelow(transaction, own, UNCONFIRMED_EMAILS_PER_NETWORK));
  const isLeft = await countEmailBelow(transaction, all, isOwnLeft ? limitOf(name, recipient) : 0);
  if (own && isOwnLeft && !isLeft) await uncountEmail(transaction, own);
  return isFree || (isOwnLeft && isLeft);
}

/** Returns the budget of emails that won't be sent after all. */
export async function returnEmailBudget(
  transaction: Db,
  taken: readonly { recipient: string; due: string }[],
  network: string | null,
): Promise<void> {
  for (const { recipient, due } of taken) {
    const all = { address: mailboxOf(recipient), network: '', day: dayOf(new Date(due)) };
    await uncountEmail(transaction, all);
    if (network) await uncountEmail(transaction, { ...all, network });
  }
}

/** Whether this email could still be sent to the address today. Doesn't change the budget. */
export async function hasEmailBudget(
  db: Db,
  { name, recipient, network }: VisitorEmail,
  now: Date,
): Promise<boolean> {
  if (await isConfirmed(db, recipient)) return true;
  const all = { address: mailboxOf(recipient), network: '', day: dayOf(now) };
  if ((await findEmailCount(db, all)) >= limitOf(name, recipient)) return false;
  if (!network) return true;
  return (await findEmailCount(db, { ...all, network })) < UNCONFIRMED_EMAILS_PER_NETWORK;
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
