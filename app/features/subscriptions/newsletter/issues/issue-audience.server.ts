import { setImmediate } from 'node:timers/promises';
import type { Facts } from '#app/facts/facts.ts';
import { hasQueuedSince } from '#app/platform/outbox/outbox.queries.server.ts';
import type { Db } from '#database/connect.ts';
import {
  type ConfirmedSignup,
  countSuppressedMembers,
  listMembersAfter,
} from '../../signup.queries.server.ts';
import { itemWithId, type WaitlistItem } from '../../waitlist/waitlist-items.server.ts';
import {
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  readPreferences,
} from '../newsletter-preferences.server.ts';
import { listConfirmedWaitlists } from './issue.queries.server.ts';

/** Confirmed members whom an issue leaves out because emails to their address bounced. */
export const countLeftOut = countSuppressedMembers;

/** The recipients of an issue: all subscribers, unless it has a topic or goes to a waitlist. */
export type Audience = {
  /** As it is stored and posted: `all`, `topic:<topic>` or `waitlist:<item>`. */
  name: string;
  list: string;
  /** Only subscribers who haven't opted out of it. */
  topic?: NewsletterTopic | undefined;
  /** People on its waitlist, who were promised exactly one email. */
  item?: WaitlistItem | undefined;
};

const MONTH_MS = 28 * 24 * 3_600_000;
/** Rows that are in memory at a time. */
const PAGE_SIZE = 500;

/** Parses a stored or posted audience. A waitlist may be that of an item that is gone. */
export function parseAudience(facts: Facts, name: string | null | undefined): Audience | undefined {
  if (name === 'all') return { name, list: 'newsletter' };
  const topic = NEWSLETTER_TOPICS.find((known) => `topic:${known}` === name);
  if (topic) return { name: `topic:${topic}`, list: 'newsletter', topic };
  const [list, id] = /^waitlist:([a-z]+:[a-z0-9-]+)$/.exec(name ?? '') ?? [];
  return list && id ? { name: list, list, item: itemWithId(facts, id) } : undefined;
}

/** The audiences to choose from. Only waitlists with confirmed members are included. */
export async function listAudiences(facts: Facts, db: Db): Promise<Audience[]> {
  const topics = NEWSLETTER_TOPICS.map((topic) => `topic:${topic}`);
  return ['all', ...topics, ...(await listConfirmedWaitlists(db))].flatMap(
    (name) => parseAudience(facts, name) ?? [],
  );
}

/** The number of people who would get an issue now. Reads the whole list, page by page. */
export async function countAudience(db: Db, audience: Audience, now: Date): Promise<number> {
  let count = 0;
  let after: string | null | undefined = null;
  while (after !== undefined) {
    const page = { list: audience.list, after, limit: PAGE_SIZE };
    const members: ConfirmedSignup[] = await listMembersAfter(db, page);
    for (const member of members) if (await isRecipient(db, audience, member, now)) count += 1;
    after = members[PAGE_SIZE - 1]?.id;
    // Reading SQLite holds up everything else, and a list may have a hundred thousand members.
    await setImmediate();
  }
  return count;
}

/** Whether the preferences of a member of the list allow the issue. */
export async function isRecipient(
  db: Db,
  { item, topic }: Audience,
  member: ConfirmedSignup,
  now: Date,
): Promise<boolean> {
  if (item) return true;
  const { leaveOut, pausedUntil, frequency } = readPreferences(member);
  if (pausedUntil !== null && pausedUntil > now.toISOString()) return false;
  if (topic && leaveOut.includes(topic)) return false;
  if (frequency !== 'monthly') return true;
  const since = new Date(now.getTime() - MONTH_MS).toISOString();
  const earlier = { template: 'newsletter-issue', recipient: member.email, since };
  return !(await hasQueuedSince(db, earlier));
}
