import { setImmediate } from 'node:timers/promises';
import { hasQueuedSince } from '#app/platform/outbox/outbox.queries.server.ts';
import type { Db } from '#database/connect.ts';
import type { Signup } from '#database/schema.ts';
import type { ConfirmedSignup } from '../../signup.queries.server.ts';
import { findWaitlistItem, type WaitlistItem } from '../../waitlist/waitlist-items.server.ts';
import {
  NEWSLETTER_TOPICS,
  type NewsletterTopic,
  readPreferences,
} from '../newsletter-preferences.server.ts';
import { listConfirmedWaitlists, listMembersAfter } from './issue.queries.server.ts';

/** The recipients of an issue. */
export type Audience =
  | { kind: 'all' }
  /** Subscribers who haven't opted out of this topic. */
  | { kind: 'topic'; topic: NewsletterTopic }
  /** People on a waitlist, who were promised exactly one email. */
  | { kind: 'waitlist'; item: WaitlistItem };

const MONTH_MS = 28 * 24 * 3_600_000;
/** Rows that are in memory at a time. */
const PAGE_SIZE = 500;

/** Parses a stored or posted audience: `all`, `topic:<topic>` or `waitlist:<item>`. */
export function parseAudience(text: string | null | undefined): Audience | undefined {
  if (text === 'all') return { kind: 'all' };
  const [, kind, name = ''] = /^(topic|waitlist):(.+)$/.exec(text ?? '') ?? [];
  if (kind === 'topic') {
    const topic = NEWSLETTER_TOPICS.find((known) => known === name);
    return topic && { kind, topic };
  }
  const item = kind === 'waitlist' ? findWaitlistItem(name) : undefined;
  return item && { kind: 'waitlist', item };
}

export function audienceName(audience: Audience): string {
  switch (audience.kind) {
    case 'all':
      return 'all';
    case 'topic':
      return `topic:${audience.topic}`;
    case 'waitlist':
      return `waitlist:${audience.item.id}`;
    default:
      return audience satisfies never;
  }
}

/** The list to which the audience belongs. */
export function listOfAudience(audience: Audience): string {
  return audience.kind === 'waitlist' ? `waitlist:${audience.item.id}` : 'newsletter';
}

/** The same of an audience as it is stored, also of a waitlist whose item is gone. */
export function listOfAudienceName(name: string | null): string {
  return name?.startsWith('waitlist:') ? name : 'newsletter';
}

/** The audiences to choose from. Only waitlists with confirmed members are included. */
export async function listAudiences(db: Db): Promise<{ name: string; audience: Audience }[]> {
  const names = [
    'all',
    ...NEWSLETTER_TOPICS.map((topic) => `topic:${topic}`),
    ...(await listConfirmedWaitlists(db)),
  ];
  return names.flatMap((name) => {
    const audience = parseAudience(name);
    return audience ? [{ name, audience }] : [];
  });
}

/** The number of people who would get an issue now. Reads the whole list, page by page. */
export async function countAudience(db: Db, audience: Audience, now: Date): Promise<number> {
  let count = 0;
  let after: string | null = null;
  for (;;) {
    const members: Signup[] = await listMembersAfter(db, {
      ...{ list: listOfAudience(audience), after, limit: PAGE_SIZE },
    });
    for (const member of members) if (await isRecipient(db, audience, member, now)) count += 1;
    after = members.at(-1)?.id ?? null;
    if (members.length < PAGE_SIZE) return count;
    // Reading SQLite holds up everything else, and a list may have a hundred thousand members.
    await setImmediate();
  }
}

/** Whether the preferences of a member of the list allow the issue. */
export async function isRecipient(
  db: Db,
  audience: Audience,
  member: Signup,
  now: Date,
): Promise<boolean> {
  if (!hasAddress(member)) return false;
  if (audience.kind === 'waitlist') return true;
  const { leaveOut, pausedUntil, frequency } = readPreferences(member);
  if (pausedUntil !== null && pausedUntil > now.toISOString()) return false;
  if (audience.kind === 'topic' && leaveOut.includes(audience.topic)) return false;
  if (frequency !== 'monthly') return true;
  const since = new Date(now.getTime() - MONTH_MS).toISOString();
  const earlier = { template: 'newsletter-issue', recipient: member.email, since };
  return !(await hasQueuedSince(db, earlier));
}

function hasAddress(member: Signup): member is ConfirmedSignup {
  return member.email !== null;
}
