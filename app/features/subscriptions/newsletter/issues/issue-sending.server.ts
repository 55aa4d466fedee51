import { queueEmail } from '#app/emails/queue-email.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { PRIORITY } from '#app/platform/outbox/delivery.ts';
import type { Db } from '#database/connect.ts';
import type { NewsletterIssue, Signup } from '#database/schema.ts';
import { updateSignup } from '../../signup.queries.server.ts';
import { waitlistOf } from '../../signup-lists.server.ts';
import { addEvent } from '../../signup-manage.server.ts';
import {
  countWaiting,
  listIssuesBeingSent,
  listIssuesDue,
  listMembersAfter,
  updateIssue,
} from './issue.queries.server.ts';
import {
  type Audience,
  isRecipient,
  listOfAudience,
  parseAudience,
} from './issue-audience.server.ts';
import { newsletterArea } from './issue-settings.server.ts';

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

type SendingContext = Pick<AppContext, 'db' | 'now' | 'settings' | 'wakeOutbox' | 'log'>;

/** The batch name of an issue's emails in the outbox. */
export function issueBatch(issueId: string): string {
  return `newsletter-issue:${issueId}`;
}

/**
 * Starts the issues that are due, and queues the next emails of those being sent, as many as the
 * rate allows. Called every few seconds in each process. Each step is one transaction that also
 * stores the position in the list, so crashes and other processes neither skip nor repeat anybody.
 */
export async function continueIssues(app: SendingContext): Promise<void> {
  await startDueIssues(app);
  for (const { id } of await listIssuesBeingSent(app.db)) {
    const queued = await queueNextRecipients(app, id);
    if (queued > 0) app.wakeOutbox();
  }
}

async function startDueIssues({ db, now, log }: SendingContext): Promise<void> {
  const time = now().toISOString();
  for (const issue of await listIssuesDue(db, time)) {
    const id = { id: issue.id, from: ['scheduled'] as const };
    const isLate = now().getTime() - Date.parse(issue.send_at ?? time) > LATE_MS;
    const begun = isLate
      ? { state: 'paused' as const, note: 'late' }
      : { state: 'sending' as const, started_at: time };
    const changes = { ...begun, rate_from: time, updated_at: time };
    if (await updateIssue(db, id, changes))
      log.info('newsletter.begun', { issueId: issue.id, isLate });
  }
}

/** Returns how many emails were queued. */
async function queueNextRecipients(app: SendingContext, id: string): Promise<number> {
  const { perMinute } = await app.settings.get(newsletterArea);
  return app.db.transaction().execute(async (transaction) => {
    const now = app.now();
    const time = now.toISOString();
    // The update locks the issue. A second process waits here and then reads the new position.
    const issue = await updateIssue(transaction, { id, from: ['sending'] }, { updated_at: time });
    const audience = issue && parseAudience(issue.audience);
    if (!issue || !audience) return 0;
    const { untried, deferred } = await countWaiting(transaction, issueBatch(id));
    if (issue.is_queued) {
      if (untried + deferred === 0) await finish(transaction, app, id);
      return 0;
    }
    if (deferred >= MOST_DEFERRED) return 0;
    const allowed = allowance(issue, perMinute, now);
    const limit = Math.min(STEP_SIZE, MOST_UNTRIED - untried, allowed.count);
    if (limit <= 0) return 0;
    const { list, after } = { list: listOfAudience(audience), after: issue.position };
    const members = await listMembersAfter(transaction, { list, after, limit });
    let queued = 0;
    for (const member of members) {
      if (await queueFor(transaction, issue, audience, member, now)) queued += 1;
    }
    const isQueued = members.length < limit;
    await updateIssue(
      transaction,
      { id, from: ['sending'] },
      {
        recipients: issue.recipients + queued,
        position: members.at(-1)?.id ?? issue.position,
        is_queued: isQueued ? 1 : 0,
        rate_from: allowed.rateFromAfter(queued),
      },
    );
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

async function finish(transaction: Db, { now, log }: SendingContext, id: string): Promise<void> {
  const time = now().toISOString();
  const changes = { state: 'sent' as const, finished_at: time };
  await updateIssue(transaction, { id, from: ['sending'] }, changes);
  log.info('newsletter.sent', { issueId: id });
}

async function queueFor(
  transaction: Db,
  issue: NewsletterIssue,
  audience: Audience,
  member: Signup,
  now: Date,
): Promise<boolean> {
  if (member.email === null) return false;
  if (!(await isRecipient(transaction, audience, member, now))) return false;
  if (audience.kind === 'waitlist') {
    const ended = { status: 'notified', ended_at: now.toISOString() } as const;
    if (!(await updateSignup(transaction, member, ended))) return false;
    const list = waitlistOf(audience.item);
    await addEvent(transaction, undefined, list, member, 'notified', 'owner', now);
  }
  return queueEmail(
    transaction,
    'newsletter-issue',
    { issueId: issue.id, signupId: member.id, list: listOfAudience(audience) },
    {
      ...{ to: member.email, now, priority: PRIORITY.bulk },
      dedupeKey: `${issueBatch(issue.id)}:${member.id}`,
      batch: issueBatch(issue.id),
      expiresAt: new Date(now.getTime() + ISSUE_EXPIRES_MS),
    },
  );
}
