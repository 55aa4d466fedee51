import { data } from 'react-router';
import * as v from 'valibot';
import {
  changeIssue,
  createDraft,
  discardDraft,
  findNewsletterIssue,
  saveDraft,
  scheduleIssue,
  sendTest,
} from '#app/features/subscriptions/newsletter/issues/issue.server.ts';
import {
  countAudience,
  countLeftOut,
  parseAudience,
} from '#app/features/subscriptions/newsletter/issues/issue-audience.server.ts';
import { continueIssues } from '#app/features/subscriptions/newsletter/issues/issue-sending.server.ts';
import type { AppContext } from '#app/platform/app-context.server.ts';
import { lowerFirst } from '#app/platform/format/first-letter.ts';
import { fieldErrors } from '#app/platform/forms/field-errors.ts';
import { parseDayField } from '#app/platform/time/calendar-date.ts';
import { parseTimeField } from '#app/platform/time/time-words.ts';
import { instantOf, TORONTO } from '#app/platform/time/wall-time.ts';
import type { NewsletterIssue } from '#database/schema.ts';
import { addressOf } from '../session/accounts.server.ts';
import { type AdminPost, done, refuse } from '../shell/admin-action.server.ts';
import { nameAudience } from './list-name.server.ts';
import { completeSchema, draftSchema } from './newsletter.schema.ts';

/** The issue with this id; 404 if there is none. */
export async function readIssue({ db }: AppContext, id: string): Promise<NewsletterIssue> {
  const issue = await findNewsletterIssue(db, id);
  if (!issue) throw data(null, 404);
  return issue;
}

/** What the buttons of an issue do. */
export const issueActs = {
  save: saveAnd(draftSchema, (post, _issue, page) => done(withChoice(page, post), 'saved')),
  test: saveAnd(completeSchema, async (post, issue, page) => {
    const { app, login, values } = post;
    const audience = values.audience ?? issue.audience;
    await sendTest(app, { id: issue.id, audience }, await addressOf(app, login.account));
    return done(withChoice(page, post), 'tested');
  }),
  /** Asks before anything is sent, and says how many people get it. */
  count: saveAnd(completeSchema, async (post) => {
    const { app, values } = post;
    const { audience, sendAt, errors } = readChoice(post);
    if (!audience || Object.keys(errors).length > 0) return refuse(post, errors);
    const count = await countAudience(app.db, audience, app.now());
    if (count === 0) {
      const nobody = 'Right now, nobody has confirmed and can be emailed.';
      return refuse(post, { audience: nobody });
    }
    const plan = {
      count,
      audience: lowerFirst(nameAudience(audience)),
      leftOut: await countLeftOut(app.db, audience),
      isWaitlist: audience.item !== undefined,
      sendAt: sendAt?.toISOString(),
    };
    return data({ values, plan });
  }),
  send: onIssue(async (post, issue, page) => {
    const { app, audit } = post;
    const { audience, sendAt, errors } = readChoice(post);
    const { issues } = v.safeParse(completeSchema, issue);
    Object.assign(errors, issues && fieldErrors(issues));
    if (!audience || Object.keys(errors).length > 0) return refuse(post, errors);
    if (!(await scheduleIssue(app, issue.id, { audience, sendAt }))) return done(page, 'changed');
    await audit('issue-sent', issue.id, { audience: audience.name, sendAt });
    if (!sendAt) await continueIssues(app);
    return done(page, sendAt ? 'scheduled' : 'sent');
  }),
  discard: onIssue(async ({ app, audit }, { id }, page) => {
    if (!(await discardDraft(app.db, id))) return done(page, 'changed');
    await audit('issue-deleted', id);
    return done('/admin/newsletter', 'deleted');
  }),
  unschedule: step('unschedule', 'unscheduled'),
  pause: step('pause', 'paused'),
  resume: step('resume', 'resumed'),
  cancel: step('cancel', 'cancelled'),
  copy: onIssue(async ({ app }, issue) =>
    done(`/admin/newsletter/${await createDraft(app, issue)}`),
  ),
};

/** Finds the issue, and its page. */
function onIssue<Answer>(
  act: (post: AdminPost, issue: NewsletterIssue, page: string) => Promise<Answer>,
) {
  return async (post: AdminPost) =>
    act(post, await readIssue(post.app, post.id), `/admin/newsletter/${post.id}`);
}

/** Saves the words, if they fit `schema`, and goes on. */
function saveAnd<Answer>(
  schema: typeof draftSchema | typeof completeSchema,
  next: (post: AdminPost, issue: NewsletterIssue, page: string) => Answer | Promise<Answer>,
) {
  return onIssue(async (post, issue, page) => {
    const parsed = v.safeParse(schema, post.values);
    if (!parsed.success) return refuse(post, fieldErrors(parsed.issues));
    if (!(await saveDraft(post.app, issue.id, parsed.output))) return done(page, 'changed');
    return next(post, issue, page);
  });
}

/** Who gets the issue and when isn't stored with a draft: its address keeps the choice. */
function withChoice(page: string, { values }: AdminPost): string {
  const { audience = '', date = '', time = '' } = values;
  return `${page}?${new URLSearchParams({ audience, date, time })}`;
}

/** The chosen recipients and time; without a time, it is sent now. */
function readChoice({ app, values }: AdminPost) {
  const errors: Record<string, string> = {};
  const audience = parseAudience(app.facts(), values.audience);
  if (!audience) errors.audience = 'Choose who gets the issue.';
  const { date = '', time = '' } = values;
  if (!date && !time) return { audience, errors };
  const day = parseDayField(date);
  const minute = parseTimeField(time);
  if (day === undefined) errors.date = 'Choose the day.';
  if (minute === undefined) errors.time = 'Enter the time, for example 09:30.';
  if (day === undefined || minute === undefined) return { audience, errors };
  const sendAt = instantOf(day, minute, TORONTO);
  if (sendAt <= app.now()) errors.date = 'Choose a time in the future.';
  return { audience, sendAt, errors };
}

/** Leads to the page with a notice: done, or the issue's state had changed meanwhile. */
function step(
  name: Parameters<typeof changeIssue>[2],
  result: 'unscheduled' | 'paused' | 'resumed' | 'cancelled',
) {
  return onIssue(async ({ app, audit }, { id }, page) => {
    if (!(await changeIssue(app, id, name))) return done(page, 'changed');
    await audit(`issue-${result}`, id);
    return done(page, result);
  });
}
