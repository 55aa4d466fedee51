import { queueEmail } from '#app/emails/queue-email.server.ts';
import { blogTeasers, caseStudyTeasers } from '#app/facts/articles.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { newId } from '#app/platform/ids.ts';
import type { NewsletterIssue } from '#database/schema.ts';
import {
  cancelBatch,
  countBatch,
  countLeftSince,
  deleteDraft,
  findIssue,
  insertIssue,
  listIssues,
  releaseBatch,
  updateIssue,
} from './issue.queries.server.ts';
import { type Audience, audienceName, listOfAudienceName } from './issue-audience.server.ts';
import { ISSUE_EXPIRES_MS, issueBatch } from './issue-sending.server.ts';

export type IssueWords = Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>;

type IssueContext = Pick<AppContext, 'db' | 'now' | 'wakeOutbox'>;

export function findNewsletterIssue(db: AppContext['db'], id: string) {
  return findIssue(db, id);
}

/** Newest first; `before` is the id of the previous page's last issue. */
export function listNewsletterIssues(
  db: AppContext['db'],
  page: { before: string | undefined; limit: number },
): Promise<NewsletterIssue[]> {
  return listIssues(db, page);
}

/** Creates a draft, empty or with the given texts. Returns its id. */
export async function createDraft(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  words: IssueWords = { subject: '', preheader: '', body: '' },
): Promise<string> {
  const id = newId(now());
  const { subject, preheader, body } = words;
  await insertIssue(db, { id, subject, preheader, body }, now().toISOString());
  return id;
}

/** Published articles that an issue can be about. */
export function listArticles(): { path: string; title: string }[] {
  return articles.map(({ path, title }) => ({ path, title }));
}

const articles = [
  ...blogTeasers.map(({ path, title, excerpt }) => ({ path, title, excerpt })),
  ...caseStudyTeasers.map(({ path, title, result }) => ({ path, title, excerpt: result })),
];

/** The texts of an issue about a published article; undefined if no article has this path. */
export function wordsFromArticle(path: string): IssueWords | undefined {
  const article = articles.find((known) => known.path === path);
  if (!article) return undefined;
  const { title, excerpt } = article;
  return {
    subject: title,
    preheader: excerpt,
    body: `${excerpt}\n\n[Read the article](${path})\n`,
  };
}

/** Saves the texts of a draft, if they differ from those of the issue as it was read. */
export async function saveDraft(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  issue: NewsletterIssue,
  { subject, preheader, body }: IssueWords,
): Promise<'saved' | 'same' | 'not-a-draft'> {
  const { id, state } = issue;
  const isSame = subject === issue.subject && preheader === issue.preheader && body === issue.body;
  if (isSame && state === 'draft') return 'same';
  const changes = { subject, preheader, body, updated_at: now().toISOString() };
  const saved = await updateIssue(db, { id, from: ['draft'] }, changes);
  return saved ? 'saved' : 'not-a-draft';
}

export function discardDraft({ db }: Pick<AppContext, 'db'>, id: string): Promise<boolean> {
  return deleteDraft(db, id);
}

/**
 * Queues the issue to the owner as a test: as its audience gets it, but with plain text in place of
 * the unsubscribe links.
 */
export async function sendTest(
  app: IssueContext,
  issue: Pick<NewsletterIssue, 'id' | 'audience'>,
  to: string,
): Promise<void> {
  const now = app.now();
  const props = { issueId: issue.id, signupId: null, list: listOfAudienceName(issue.audience) };
  const dedupeKey = `newsletter-test:${issue.id}:${newId(now)}`;
  await queueEmail(app.db, 'newsletter-issue', props, { to, now, dedupeKey, isOwnersAct: true });
  app.wakeOutbox();
}

/** Schedules a draft for now or later. Returns false if it is no longer a draft. */
export async function scheduleIssue(
  app: Pick<AppContext, 'db' | 'now'>,
  id: string,
  { audience, sendAt }: { audience: Audience; sendAt: Date | undefined },
): Promise<boolean> {
  const time = app.now().toISOString();
  const changes = { audience: audienceName(audience), updated_at: time };
  // An issue to be sent now is due now; the next run of the job starts it.
  const send_at = sendAt?.toISOString() ?? time;
  const scheduled = await updateIssue(
    app.db,
    { id, from: ['draft'] },
    { ...changes, state: 'scheduled', send_at },
  );
  return scheduled !== undefined;
}

/** Turns a scheduled issue back into a draft before it is due. */
export async function unscheduleIssue(
  app: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<boolean> {
  const changes = { state: 'draft' as const, send_at: null, updated_at: app.now().toISOString() };
  return (await updateIssue(app.db, { id, from: ['scheduled'] }, changes)) !== undefined;
}

/** Pauses an issue. Emails that are being sent at this moment can't be stopped. */
export async function pauseIssue(
  app: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<boolean> {
  const changes = { state: 'paused' as const, note: null, updated_at: app.now().toISOString() };
  return (await updateIssue(app.db, { id, from: ['sending'] }, changes)) !== undefined;
}

/** Resumes a paused issue. */
export async function resumeIssue(app: IssueContext, id: string): Promise<boolean> {
  const now = app.now();
  const time = now.toISOString();
  const isResumed = await app.db.transaction().execute(async (transaction) => {
    const paused = await findIssue(transaction, id);
    const begun = { started_at: paused?.started_at ?? time, send_at: paused?.send_at ?? time };
    const changes = { ...begun, state: 'sending' as const, note: null };
    const resumed = await updateIssue(
      transaction,
      { id, from: ['paused'] },
      { ...changes, rate_from: time, updated_at: time },
    );
    if (!resumed) return false;
    const expiresAt = new Date(now.getTime() + ISSUE_EXPIRES_MS).toISOString();
    await releaseBatch(transaction, { batch: issueBatch(id), now: time, expiresAt });
    return true;
  });
  app.wakeOutbox();
  return isResumed;
}

/** Cancels an issue and its unsent emails. */
export async function cancelIssue(
  app: Pick<AppContext, 'db' | 'now'>,
  id: string,
): Promise<boolean> {
  const time = app.now().toISOString();
  return app.db.transaction().execute(async (transaction) => {
    const changes = { state: 'cancelled' as const, finished_at: time, updated_at: time };
    const from = ['sending', 'paused'] as const;
    if (!(await updateIssue(transaction, { id, from }, changes))) return false;
    const reason = 'The issue was cancelled.';
    await cancelBatch(transaction, { batch: issueBatch(id), now: time, reason });
    return true;
  });
}

export type IssueReport = {
  recipients: number;
  sent: number;
  /** Queued emails that are not sent yet. */
  waiting: number;
  failed: number;
  bounced: number;
  /** Emails of which it is unknown whether the server accepted them. */
  inDoubt: number;
  /** Not sent because the recipient had left, or the issue was cancelled. */
  notSent: number;
  /** Recipients who have unsubscribed since the issue started. */
  unsubscribed: number;
};

/** The delivery report of an issue. Every queued email is in exactly one of its email counts. */
export async function readReport(
  { db }: Pick<AppContext, 'db'>,
  issue: NewsletterIssue,
): Promise<IssueReport> {
  const rows = await countBatch(db, issueBatch(issue.id));
  const count = (states: readonly string[], bounced = [0, 1]) =>
    rows
      .filter((row) => states.includes(row.state) && bounced.includes(row.bounced))
      .reduce((sum, row) => sum + row.count, 0);
  const list = listOfAudienceName(issue.audience);
  const since = issue.started_at;
  return {
    recipients: issue.recipients,
    sent: count(['sent']),
    waiting: count(['queued', 'sending']),
    failed: count(['failed'], [0]),
    bounced: count(['failed'], [1]),
    inDoubt: count(['unknown']),
    notSent: count(['cancelled']),
    unsubscribed: since ? await countLeftSince(db, { issueId: issue.id, list, since }) : 0,
  };
}
