import {
  domainsOf,
  hasEmailBudget,
  isConfirmed,
  mailboxOf,
} from '#app/emails/email-budget.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { customerOf, networkOf, wideNetworkOf } from '#app/platform/forms/network.ts';
import type { Db } from '#database/connect.ts';
import {
  type Calls,
  type CallsOfPerson,
  countCallsOf,
  countCallsOfNetwork,
  countUnconfirmedSince,
  lockBookingsOf,
} from './booking-limits.queries.server.ts';

/** The maximum number of upcoming calls, so that one person doesn't block the calendar. */
const MAX_UPCOMING_PER_ADDRESS = 2;
/** Limited, because each booking sends an email to an address that isn't confirmed. */
const MAX_BOOKED_PER_ADDRESS_AND_DAY = 3;
/**
 * Anybody can enter any address. So calls that other networks booked with it don't refuse a further
 * one up to this many times the limit: it is held until it is confirmed by email.
 */
const OTHER_NETWORKS_FACTOR = 3;
/**
 * A network may book this many times as many calls with confirmed addresses. It is limited, because
 * the owner of a domain can confirm any number of addresses. The networks of an IPv6 /48, which may
 * belong to one customer, share a limit that is larger by the same factor.
 */
const CONFIRMED_FACTOR = 2;
const WIDE_FACTOR = 2;
/**
 * The daily limit of unconfirmed calls, as a multiple of the hourly one. Further ones are held. One
 * network counts at most with the calls that it may have, so that it can't by itself, by booking and
 * cancelling, have the calls of all others held.
 */
const DAY_FACTOR = 3;
/** How long a held call keeps its slot. */
export const HOLD_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type TooManyCalls = {
  kind: 'too-many-for-address' | 'too-many-emails' | 'too-many-for-network';
};
export type Room =
  | { kind: 'book'; isConfirmed: boolean }
  | { kind: 'hold'; until: Date }
  | { kind: 'refused'; refused: TooManyCalls };

/**
 * Whether the limits allow one more call: of the address, of its network, and of all unconfirmed
 * addresses, so that one visitor can't book the whole calendar. If many calls come from unconfirmed
 * addresses, further ones are held until they are confirmed by email.
 */
export async function findRoom(...asked: Parameters<typeof judgeRoom>): Promise<Room> {
  const [transaction, , info] = asked;
  // Checked before waiting for the lock, so that a flood of requests doesn't queue for it.
  const first = await judgeRoom(...asked);
  if (first.kind === 'refused') return first;
  await lockBookingsOf(transaction, customerOf(info.ip));
  return judgeRoom(...asked);
}

async function judgeRoom(
  transaction: Db,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  info: RequestInfo,
  email: string,
): Promise<Room> {
  const time = now();
  const before = (ms: number) => new Date(time.getTime() - ms).toISOString();
  const at = { now: time.toISOString(), since: before(DAY_MS) };
  const refuse = (kind: TooManyCalls['kind']): Room => ({ kind: 'refused', refused: { kind } });
  const mailbox = mailboxOf(email);
  const isTheirs = (other: string) => mailboxOf(other) === mailbox;
  const network = networkOf(info.ip);
  const wide = wideNetworkOf(info.ip);
  const isSameNetwork = (other: string) => customerOf(other) === customerOf(network);
  const theirs = await countCallsOf(
    transaction,
    { domains: domainsOf(mailbox), isTheirs, isSameNetwork },
    at,
  );
  const { own, all } = theirs;
  if (hasTooMany(own) || hasTooMany(all, OTHER_NETWORKS_FACTOR)) {
    return refuse('too-many-for-address');
  }
  const calls = await countCallsOfNetwork(transaction, { network, start: wide?.start }, at.now);
  const { unconfirmedCallsPerNetwork: most, unconfirmedCallsPerHour: perHour } = config;
  const isOver = (kind: keyof Calls, limit: number) =>
    calls.own[kind] >= limit || calls.all[kind] >= limit * (wide ? WIDE_FACTOR : 1);
  if (isOver('coming', most * CONFIRMED_FACTOR)) return refuse('too-many-for-network');
  if (!hasTooMany(all) && (await isConfirmed(transaction, email))) {
    return { kind: 'book', isConfirmed: true };
  }
  if (isOver('unconfirmed', most)) return refuse('too-many-for-network');
  const hasBudget = (name: 'booking-confirmation' | 'booking-hold') =>
    hasEmailBudget(transaction, { name, recipient: email, network }, time);
  if (!(await hasBudget('booking-hold'))) return refuse('too-many-emails');
  const isOften = async (ms: number, factor: number) => {
    const networks = addUpWide(await countUnconfirmedSince(transaction, before(ms)));
    const room = (name: string) => most * factor * (name.endsWith('/48') ? WIDE_FACTOR : 1);
    const counted = [...networks].map(([name, count]) => Math.min(count, room(name)));
    const ownCount = networks.get(customerOf(network)) ?? 0;
    return (
      ownCount >= room(customerOf(network)) ||
      counted.reduce((sum, count) => sum + count, 0) >= perHour * factor
    );
  };
  const isToBeConfirmed =
    hasTooMany(all) ||
    !(await hasBudget('booking-confirmation')) ||
    (await isOften(HOUR_MS, 1)) ||
    (await isOften(DAY_MS, DAY_FACTOR));
  if (!isToBeConfirmed) return { kind: 'book', isConfirmed: false };
  return { kind: 'hold', until: new Date(time.getTime() + HOLD_MS) };
}

function hasTooMany({ upcoming, recent }: CallsOfPerson, factor = 1): boolean {
  return (
    upcoming >= MAX_UPCOMING_PER_ADDRESS * factor ||
    recent >= MAX_BOOKED_PER_ADDRESS_AND_DAY * factor
  );
}

function addUpWide(counts: readonly { network: string; count: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { network, count } of counts) {
    const customer = customerOf(network);
    sums.set(customer, (sums.get(customer) ?? 0) + count);
  }
  return sums;
}
