import { queueEmail } from '#app/emails/queue-email.server.ts';
import { shownCaseStudies, shownPosts } from '#app/facts/articles.ts';
import type { Facts } from '#app/facts/facts.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { IssueState, NewsletterIssue } from '#database/schema.ts';
import {
  countBatch,
  countLeftSince,
  deleteDraft,
  findIssue,
  insertDraft,
  listIssues,
  updateIssue,
  updateQueued,
} from './issue.queries.server.ts';
import { type Audience, parseAudience } from './issue-audience.server.ts';
import { ISSUE_EXPIRES_MS, issueBatch } from './issue-sending.server.ts';

// For the admin area, which may not import the queries of a feature.
export const findNewsletterIssue = findIssue;
export const listNewsletterIssues = listIssues;
export const discardDraft = deleteDraft;

export type IssueWords = Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>;

/** Creates a draft, empty or with the given texts, for an audience if it is known. Returns its id. */
export async function createDraft(
  { db, now }: AppContext,
  { subject, preheader, body }: IssueWords = { subject: '', preheader: '', body: '' },
  audience: string | null = null,
): Promise<string> {
  const id = newId(now());
  await insertDraft(db, { id, subject, preheader, body, audience }, now().toISOString());
  return id;
}

/** Published articles that an issue can be about. */
export function articlesForIssues(facts: Facts) {
  const stories = shownCaseStudies(facts).map(({ result, ...story }) => ({
    ...story,
    excerpt: result,
  }));
  return [...shownPosts(facts), ...stories];
}

/** The texts of an issue about a published article; undefined if no article has this path. */
export function wordsFromArticle(facts: Facts, path: string): IssueWords | undefined {
  const article = articlesForIssues(facts).find((known) => known.path === path);
  if (!article) return undefined;
  const { title, excerpt } = article;
  const body = `${excerpt}\n\n[Read the article](${path})\n`;
  return { subject: title, preheader: excerpt, body };
}

/** Saves the texts of a draft. Returns false if it is no longer one. */
export async function saveDraft(
  { db, now }: AppContext,
  id: string,
  { subject, preheader, body }: IssueWords,
): Promise<boolean> {
  const changes = { subject, preheader, body, updated_at: now().toISOString() };
  return (await updateIssue(db, id, ['draft'], changes)) !== undefined;
}

/**
 * Queues the issue to the owner as a test: as its audience gets it, but with plain text in place of
 * the unsubscribe links.
 */
export async function sendTest(
  app: AppContext,
  issue: Pick<NewsletterIssue, 'id' | 'audience'>,
  to: string,
): Promise<void> {
  const now = app.now();
  const props = { issueId: issue.id, signupId: null, list: listOfIssue(app.facts(), issue) };
  const dedupeKey = `newsletter-test:${issue.id}:${newId(now)}`;
  await queueEmail(app.db, 'newsletter-issue', props, { to, now, dedupeKey, isOwnersAct: true });
  app.wakeOutbox();
}

/** The list to which an issue goes: the newsletter until the owner chooses. */
export function listOfIssue(facts: Facts, { audience }: Pick<NewsletterIssue, 'audience'>): string {
  return parseAudience(facts, audience)?.list ?? 'newsletter';
}

/**
 * Schedules a draft for now or later. Returns false if it is no longer a draft. An issue to be sent
 * now is due now; the next run of the job starts it.
 */
export async function scheduleIssue(
  app: AppContext,
  id: string,
  { audience, sendAt = app.now() }: { audience: Audience; sendAt?: Date | undefined },
): Promise<boolean> {
  const scheduled = await updateIssue(app.db, id, ['draft'], {
    state: 'scheduled',
    audience: audience.name,
    send_at: sendAt.toISOString(),
    updated_at: app.now().toISOString(),
  });
  return scheduled !== undefined;
}

const STEPS = {
  /** Back to a draft before it is due. */
  unschedule: { from: ['scheduled'], state: 'draft' },
  /** Emails that are being sent at this moment can't be stopped. */
  pause: { from: ['sending'], state: 'paused' },
  resume: { from: ['paused'], state: 'sending' },
  /** Its unsent emails, too. */
  cancel: { from: ['sending', 'paused'], state: 'cancelled' },
} as const satisfies Record<string, { from: readonly IssueState[]; state: IssueState }>;

/** Returns false if the issue is no longer in a state from which this is possible. */
export async function changeIssue(
  app: AppContext,
  id: string,
  step: keyof typeof STEPS,
): Promise<boolean> {
  const now = app.now();
  const time = now.toISOString();
  const { from, state } = STEPS[step];
  const isChanged = await app.db.transaction().execute(async (transaction) => {
    const changes: Partial<NewsletterIssue> = { state, note: null, updated_at: time };
    if (step === 'unschedule') changes.send_at = null;
    if (step === 'cancel') changes.finished_at = time;
    if (step === 'resume') {
      const paused = await findIssue(transaction, id);
      changes.started_at = paused?.started_at ?? time;
      changes.rate_from = time;
    }
    if (!(await updateIssue(transaction, id, from, changes))) return false;
    if (step === 'resume') {
      const expiresAt = new Date(now.getTime() + ISSUE_EXPIRES_MS).toISOString();
      const due = { next_attempt_at: time, expires_at: expiresAt };
      await updateQueued(transaction, issueBatch(id), due);
    }
    if (step === 'cancel') {
      const last_response = 'The issue was cancelled.';
      const cancelled = { state: 'cancelled', last_response, finished_at: time } as const;
      await updateQueued(transaction, issueBatch(id), cancelled);
    }
    return true;
  });
  app.wakeOutbox();
  return isChanged;
}

export type IssueReport = Awaited<ReturnType<typeof readReport>>;

/** The delivery report of an issue. Every queued email is in exactly one of its email counts. */
export async function readReport({ db, facts }: AppContext, issue: NewsletterIssue) {
  const states = ['queued', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
  const rows = await countBatch(db, issueBatch(issue.id), states);
  const counts: { [state: string]: number } = {};
  for (const { state, hasBounced, count } of rows) {
    const outcome = state === 'failed' && hasBounced ? 'bounced' : state;
    counts[outcome] = (counts[outcome] ?? 0) + count;
  }
  const { queued = 0, sending = 0, sent = 0, failed = 0, bounced = 0 } = counts;
  const since = issue.started_at;
  const list = listOfIssue(facts(), issue);
  return {
    recipients: issue.recipients,
    sent,
    /** Queued emails that are not sent yet. */
    waiting: queued + sending,
    failed,
    bounced,
    /** Emails of which it is unknown whether the server accepted them. */
    inDoubt: counts.unknown ?? 0,
    /** Not sent because the recipient had left, or the issue was cancelled. */
    notSent: counts.cancelled ?? 0,
    /** Recipients who have unsubscribed since the issue started. */
    unsubscribed: since ? await countLeftSince(db, { issueId: issue.id, list, since }) : 0,
  };
}
