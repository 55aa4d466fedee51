import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext, RequestInfo } from '#app/platform/app-context.server.ts';
import { interpolate } from '#app/platform/format/interpolate.ts';
import { PRIORITY } from '#app/platform/outbox/lanes.ts';
import { queueWebhook } from '#app/platform/outbox/webhooks.server.ts';
import type { Signup } from '#database/schema.ts';
import { listSignups, updateSignup } from '../signup.queries.server.ts';
import { requestSignup, type SignupOutcome } from '../signup.server.ts';
import { type CodeOutcome, confirmByCode } from '../signup-confirm.server.ts';
import type { ConfirmedSignup, SignupList } from '../signup-list.ts';
import { addEvent } from '../signup-manage.server.ts';
import { waitlist } from './waitlist.content.ts';
import type { JoinCall } from './waitlist.schema.ts';
import { findWaitlistItem, type WaitlistItem } from './waitlist-items.server.ts';

const PREFIX = 'waitlist:';

/** The list of one item, for the shared steps of signing up, confirming and leaving. */
export function waitlistOf(item: WaitlistItem): SignupList {
  return {
    name: PREFIX + item.id,
    wording: {
      ...waitlist.consent,
      text: interpolate(waitlist.consent.text, { item: item.title }),
    },
    mails: {
      alreadyOn: 'waitlist-already',
      queueConfirm: (transaction, ids, delivery) =>
        queueEmail(transaction, 'waitlist-confirm', { ...ids, itemTitle: item.title }, delivery),
      queueAlreadyOn: (transaction, { signupId }, delivery) =>
        queueEmail(transaction, 'waitlist-already', { signupId, itemTitle: item.title }, delivery),
    },
    async onConfirmed(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.confirmed', describeEntry(entry, item), now);
    },
    async onLeft(transaction, entry, now) {
      await queueWebhook(transaction, 'waitlist.left', describeEntry(entry, item), now);
    },
  };
}

/** The waitlist that an entry belongs to, else undefined. An item that has gone keeps its list. */
export function waitlistListOf(signup: Signup): SignupList | undefined {
  if (!signup.list.startsWith(PREFIX)) return undefined;
  return waitlistOf(itemOf(signup));
}

/** The item that an entry waits for; by its slug where the content no longer has it. */
export function itemOf(signup: Signup): WaitlistItem {
  const id = signup.list.slice(PREFIX.length);
  const title = id.replace(/^\w+:/, '').replaceAll('-', ' ');
  return findWaitlistItem(id) ?? { id, title, path: '/resources/library' };
}

/** Stores a request for a waitlist and queues the mail that asks for confirmation. */
export function joinWaitlist(
  app: AppContext,
  info: RequestInfo,
  item: WaitlistItem,
  call: JoinCall,
  idempotencyKey: string | undefined,
): Promise<SignupOutcome> {
  const { email, source, page, website, filledInMs } = call;
  const request = { email, source, page, honeypot: website, filledInMs };
  return requestSignup(app, info, waitlistOf(item), request, idempotencyKey);
}

/** Confirms a place by the 6-digit code from the mail. */
export function confirmPlace(
  app: AppContext,
  info: RequestInfo,
  item: WaitlistItem,
  answer: { email: string; code: string },
): Promise<CodeOutcome> {
  return confirmByCode(app, info, waitlistOf(item), answer);
}

/**
 * Tells everybody who waits for an item that it is ready: one notice each, once. Returns how many
 * were queued. Repeating it reaches only those who have joined since.
 */
export async function publishItem(
  app: Pick<AppContext, 'db' | 'now' | 'wakeOutbox'>,
  item: WaitlistItem,
): Promise<number> {
  const now = app.now();
  const list = waitlistOf(item);
  const count = await app.db.transaction().execute(async (transaction) => {
    let queued = 0;
    for (const entry of await listSignups(transaction, list.name, 'confirmed')) {
      const ended = { status: 'notified', ended_at: now.toISOString() } as const;
      if (entry.email === null || !(await updateSignup(transaction, entry, ended))) continue;
      await addEvent(transaction, undefined, list, entry, 'notified', 'owner', now);
      const isNew = await queueEmail(
        transaction,
        'waitlist-notice',
        { signupId: entry.id, itemTitle: item.title, itemPath: item.path, list: list.name },
        {
          to: entry.email,
          dedupeKey: `waitlist-notice:${entry.id}`,
          priority: PRIORITY.bulk,
          now,
        },
      );
      if (isNew) queued++;
    }
    return queued;
  });
  app.wakeOutbox();
  return count;
}

function describeEntry(entry: ConfirmedSignup, item: WaitlistItem) {
  const { id, email, source, page, confirmed_at } = entry;
  return {
    id,
    email,
    item: item.id,
    itemTitle: item.title,
    source,
    page,
    confirmedAt: confirmed_at,
  };
}
