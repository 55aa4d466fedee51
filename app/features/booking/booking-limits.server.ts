import { hasEmailBudget, mailboxOf } from '#app/emails/email-budget.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { networkOf } from '#app/platform/forms/network.ts';
import type { Db } from '#database/connect.ts';
import { listUnconfirmedCalls } from './booking.queries.server.ts';

/**
 * How many upcoming calls may be booked without confirming them: for a mailbox, for a network
 * (`UNCONFIRMED_CALLS_PER_NETWORK`), and in a day from everywhere, as a multiple of a network's.
 * Further ones have to be confirmed by the link in their email.
 */
const UNCONFIRMED_PER_MAILBOX = 2;
const NETWORKS_IN_A_DAY = 5;
/**
 * A call that has to be confirmed reserves its slot for 30 minutes, up to so many in all and for a
 * network; beyond that the link books the slot if it is still free. The first limit counts the
 * unconfirmed calls of the day, too: it is what made-up addresses can take of the calendar.
 */
const RESERVED_IN_ALL = 30;
const RESERVED_PER_NETWORK = 4;
const RESERVED_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Whether a call is booked at once or has to be confirmed first, by the limits above or because its
 * text looks like spam. Runs in the transaction that books it, after the slot was found free, which
 * locks the calendar: so no two bookings count the same calls.
 */
export async function chooseBookingMode(
  transaction: Db,
  { config, now }: AppContext,
  info: RequestInfo,
  { email, isSuspect }: { email: string; isSuspect: boolean },
) {
  const time = now();
  const network = networkOf(info.ip);
  const mailbox = mailboxOf(email);
  const dayAgo = new Date(time.getTime() - DAY_MS).toISOString();
  if (!(await hasEmailBudget(transaction, { recipient: email, network }, time))) {
    return { kind: 'too-many-emails' as const };
  }

  const unconfirmed = await listUnconfirmedCalls(transaction, time.toISOString());
  const ofNetwork = unconfirmed.filter((call) => call.network === network);
  const ofMailbox = unconfirmed.filter((call) => mailboxOf(call.email) === mailbox);
  const ofDay = unconfirmed.filter((call) => call.created_at > dayAgo);
  const { unconfirmedCallsPerNetwork: perNetwork } = config;
  const mustConfirm =
    isSuspect ||
    ofMailbox.length >= UNCONFIRMED_PER_MAILBOX ||
    ofNetwork.length >= perNetwork ||
    ofDay.length >= perNetwork * NETWORKS_IN_A_DAY;
  if (!mustConfirm) return { kind: 'book' as const };

  const reserved = ofNetwork.filter((call) => call.status === 'held');
  const isReserved = ofDay.length < RESERVED_IN_ALL && reserved.length < RESERVED_PER_NETWORK;
  return {
    kind: 'confirm' as const,
    /** Undefined if the slot isn't reserved. */
    heldUntil: isReserved ? new Date(time.getTime() + RESERVED_MS) : undefined,
  };
}
