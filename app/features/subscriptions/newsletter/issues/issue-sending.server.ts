import * as v from 'valibot';
import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import type { SettingArea } from '#app/platform/settings/settings.server.ts';
import type { Db } from '#database/connect.ts';
import type { NewsletterIssue } from '#database/schema.ts';
import {
  type ConfirmedSignup,
  listMembersAfter,
  updateSignup,
} from '../../signup.queries.server.ts';
import { addConsentEvent } from '../../signup-manage.server.ts';
import { countBatch, listIssuesIn, updateIssue } from './issue.queries.server.ts';
import { type Audience, isRecipient, parseAudience } from './issue-audience.server.ts';

/** Emails of an issue per minute, to choose from: email services refuse more than their limit. */
export const RATES = [20, 60, 120, 300, 600] as const;
const DEFAULT_RATE = 60;

const settingsSchema = v.object({
  perMinute: v.optional(v.picklist(RATES), DEFAULT_RATE),
  /** Whether issues can be read on the site after they were sent. */
  archive: v.optional(v.boolean(), true),
});

/** The owner's settings of the newsletter. */
export const newsletterArea = {
  key: 'newsletter',
  schema: settingsSchema,
} satisfies SettingArea<typeof settingsSchema>;

/** The maximum number of members that one transaction reads. */
const STEP_SIZE = 50;
/** The maximum number of emails of an issue that wait for a first attempt. Keeps pausing quick. */
const MOST_UNTRIED = 100;
/** So many deferred emails mean trouble with the server: no more are queued for the time being. */
const MOST_DEFERRED = 500;
const MINUTE_MS = 60_000;
/** If an issue is this late because the site was down, it is paused and the owner decides. */
const LATE_MS = 3_600_000;
/** Long, because a slow email server may need days for a large list. */
export const ISSUE_EXPIRES_MS = 30 * 24 * 3_600_000;

/** The batch name of an issue's emails in the outbox. */
export function issueBatch(issueId: string): string {
  return `newsletter-issue:${issueId}`;
}

/**
 * Starts the issues that are due, and queues the next emails of those being sent, as many as the
 * rate allows. Called every few seconds in each process. Each step is one transaction that also
 * stores the position in the list, so crashes and other processes neither skip nor repeat anybody.
 */
export async function continueIssues(app: AppContext): Promise<void> {
  const { db, log } = app;
  const now = app.now();
  const time = now.toISOString();
  for (const { id, send_at } of await listIssuesIn(db, 'scheduled')) {
    const sendAt = send_at ?? time;
    if (sendAt > time) continue;
    const isLate = now.getTime() - Date.parse(sendAt) > LATE_MS;
    const begun: Partial<NewsletterIssue> = isLate
      ? { state: 'paused', note: 'late' }
      : { state: 'sending', started_at: time };
    const changes = { ...begun, rate_from: time, updated_at: time };
    const issue = await updateIssue(db, id, ['scheduled'], changes);
    if (issue) log.info('newsletter.begun', { issueId: id, isLate });
  }
  for (const { id } of await listIssuesIn(db, 'sending')) {
    if ((await queueNextRecipients(app, id)) > 0) app.wakeOutbox();
  }
}

/** Returns how many emails were queued. */
async function queueNextRecipients(app: AppContext, id: string): Promise<number> {
  const { perMinute } = await app.settings.get(newsletterArea);
  return app.db.transaction().execute(async (transaction) => {
    const now = app.now();
    const time = now.toISOString();
    // The update locks the issue. A second process waits here and then reads the new position.
    const issue = await updateIssue(transaction, id, ['sending'], { updated_at: time });
    const audience = parseAudience(app.facts(), issue?.audience);
    if (!issue || !audience) return 0;
    const waiting = await countBatch(transaction, issueBatch(id), ['queued', 'sending']);
    const count = (isTried: boolean) =>
      waiting.reduce((sum, row) => sum + (row.isTried === isTried ? row.count : 0), 0);
    const [untried, deferred] = [count(false), count(true)];
    if (issue.is_queued) {
      if (untried + deferred > 0) return 0;
      await updateIssue(transaction, id, ['sending'], { state: 'sent', finished_at: time });
      app.log.info('newsletter.sent', { issueId: id });
      return 0;
    }
    const allowed = allowance(issue, perMinute, now);
    const limit = Math.min(STEP_SIZE, MOST_UNTRIED - untried, allowed.count);
    if (deferred >= MOST_DEFERRED || limit <= 0) return 0;
    const page = { list: audience.list, after: issue.position, limit };
    const members = await listMembersAfter(transaction, page);
    let queued = 0;
    for (const member of members) {
      if (await queueFor(transaction, id, audience, member, now)) queued += 1;
    }
    await updateIssue(transaction, id, ['sending'], {
      recipients: issue.recipients + queued,
      position: members.at(-1)?.id ?? issue.position,
      is_queued: members.length < limit ? 1 : 0,
      rate_from: allowed.rateFromAfter(queued),
    });
    return queued;
  });
}

/** How many emails may be queued for the time since the last ones, at most those of a minute. */
function allowance({ rate_from }: NewsletterIssue, perMinute: number, now: Date) {
  const intervalMs = MINUTE_MS / perMinute;
  const earliest = now.getTime() - MINUTE_MS;
  const stored = rate_from === null ? now.getTime() : Date.parse(rate_from);
  // If the clock was set back, `stored` is in the future. That must not stop sending until then.
  const from = Math.min(Math.max(stored, earliest), now.getTime());
  return {
    count: Math.floor((now.getTime() - from) / intervalMs),
    rateFromAfter: (queued: number) => new Date(from + queued * intervalMs).toISOString(),
  };
}

/** Queues the issue for a member who wants it. An entry of a waitlist ends with it. */
async function queueFor(
  transaction: Db,
  issueId: string,
  audience: Audience,
  member: ConfirmedSignup,
  now: Date,
): Promise<boolean> {
  if (!(await isRecipient(transaction, audience, member, now))) return false;
  if (audience.item) {
    const ended = { status: 'notified', ended_at: now.toISOString() } as const;
    if (!(await updateSignup(transaction, member, ended))) return false;
    await addConsentEvent(transaction, member, 'notified', { method: 'owner', now });
  }
  const props = { issueId, signupId: member.id, list: audience.list };
  return queueEmail(transaction, 'newsletter-issue', props, {
    to: member.email,
    now,
    priority: PRIORITY.bulk,
    dedupeKey: `${issueBatch(issueId)}:${member.id}`,
    batch: issueBatch(issueId),
    expiresAt: new Date(now.getTime() + ISSUE_EXPIRES_MS),
  });
}
