import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { defineEmail, type EmailContext, type LoadedEmail } from './email.ts';
import { footerLink, small, subscriberLinks } from './layout.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { findIssueWords, findWelcomeSeries } from './newsletter.queries.server.ts';
import { emailOfSeries } from './welcome-series.ts';

const SUBSCRIBED = 'You’re getting this because you subscribed to our newsletter.';

const writtenSchema = v.object({
  /** Null in a test email, which has no subscription. */
  signupId: v.nullable(v.string()),
  /** Read from the issue or the settings right before it is sent. */
  words: v.optional(v.object({ subject: v.string(), preheader: v.string(), body: v.string() })),
});

type Written = v.InferOutput<typeof writtenSchema>;

/** What the owner has written, for everybody on a list. */
const written = {
  audience: 'visitor',
  subject: ({ words, signupId }: Written) =>
    `${signupId === null ? '[Test] ' : ''}${words?.subject ?? ''}`,
  bulkEntry: ({ signupId }: Written) => signupId ?? undefined,
  preheader: ({ words }: Written) => words?.preheader ?? '',
  body: ({ words }: Written, { siteUrl }: EmailContext) => [
    <MarkdownBody key="body" text={words?.body ?? ''} siteUrl={siteUrl} />,
  ],
} as const;

const issueSchema = v.object({
  ...writtenSchema.entries,
  issueId: v.string(),
  /** `newsletter`, or `waitlist:<item>`, as in the suppression list. */
  list: v.string(),
});

type IssueProps = v.InferOutput<typeof issueSchema>;

/** One issue of the newsletter. */
export const newsletterIssue = defineEmail<IssueProps>({
  ...written,
  schema: issueSchema,
  isFromPerson: true,
  load: loadIssue,
  suppressedBy: ({ list, signupId }) => (signupId === null ? [] : ['all', list]),
  reason: ({ list }) =>
    list === 'newsletter'
      ? SUBSCRIBED
      : 'You’re getting this because you confirmed your place on the waitlist. You won’t get any more emails about this.',
  footer: ({ list, signupId }, context) =>
    list === 'newsletter' || signupId === null
      ? waysOut(signupId, context)
      : footerLink(context.secretLink('/waitlist/leave/', signupId), 'Unsubscribe'),
  preview: {
    issueId: 'sample-issue',
    signupId: 'sample-signup',
    list: 'newsletter',
    words: {
      subject: 'Three tasks that pay back first',
      preheader: 'What to hand off, and what to keep.',
      body: 'Most businesses start with the inbox.\n\nThis issue covers what to hand off, and what to keep.',
    },
  },
});

/** Holds the email back if its issue was paused or cancelled after the email was queued. */
async function loadIssue(db: Db, props: IssueProps): Promise<LoadedEmail<IssueProps>> {
  const issue = await findIssueWords(db, props.issueId);
  if (!issue) return { kind: 'cancelled', reason: 'The issue was deleted.' };
  const { state, ...words } = issue;
  const ready = { kind: 'ready' as const, props: { ...props, words } };
  if (props.signupId === null) return ready;
  if (state === 'paused') return { kind: 'waiting', reason: 'the issue is paused.' };
  if (state === 'sending' || state === 'sent') return ready;
  return { kind: 'cancelled', reason: 'The issue was cancelled.' };
}

const seriesSchema = v.object({
  ...writtenSchema.entries,
  /** 1, 2 or 3. */
  number: v.number(),
});

type SeriesProps = v.InferOutput<typeof seriesSchema>;

/** One of up to three emails for new subscribers. */
export const welcomeSeries = defineEmail<SeriesProps>({
  ...written,
  schema: seriesSchema,
  load: loadOfSeries,
  suppressedBy: ({ signupId }) => (signupId === null ? [] : ['all', 'newsletter']),
  reason: SUBSCRIBED,
  footer: ({ signupId }, context) => waysOut(signupId, context),
  preview: {
    number: 1,
    signupId: 'sample-signup',
    words: {
      subject: 'Where most businesses start',
      preheader: 'One task, one hour.',
      body: 'Most businesses start with the inbox.\n\nHere is how to try it in an hour.',
    },
  },
});

/** Doesn't send an email that the owner has switched off since it was queued. */
async function loadOfSeries(db: Db, props: SeriesProps): Promise<LoadedEmail<SeriesProps>> {
  const email = emailOfSeries(await findWelcomeSeries(db), props.number);
  const { isOn, subject, preheader, body } = email;
  if (!isOn && props.signupId !== null) {
    return { kind: 'cancelled', reason: 'This email of the welcome series is switched off.' };
  }
  return { kind: 'ready', props: { ...props, words: { subject, preheader, body } } };
}

/** A test has no subscription that its links could end. */
function waysOut(signupId: string | null, context: EmailContext) {
  if (signupId === null) return small('In the real email, the links to unsubscribe are here.');
  return subscriberLinks(signupId, context);
}
