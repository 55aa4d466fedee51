import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { defineEmail, type EmailContext, type LoadedEmail } from './email.ts';
import { EmailLayout, FooterLink, SmallText, SubscriberLinks } from './layout.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { findIssueWords } from './newsletter.queries.server.ts';

const schema = v.object({
  issueId: v.string(),
  /** Null in a test email, which has no subscription. */
  signupId: v.nullable(v.string()),
  /** `newsletter`, or `waitlist:<item>`, as in the suppression list. */
  list: v.string(),
  /** Read from the issue right before it is sent. */
  words: v.optional(v.object({ subject: v.string(), preheader: v.string(), body: v.string() })),
});

type Props = v.InferOutput<typeof schema>;

/** One issue of the newsletter, written by the owner. */
export const newsletterIssue = defineEmail<Props>({
  schema,
  audience: 'visitor',
  isFromPerson: true,
  load: loadIssue,
  subject: ({ words, signupId }) => `${signupId === null ? '[Test] ' : ''}${words?.subject ?? ''}`,
  suppressedBy: ({ list, signupId }) => (signupId === null ? [] : ['all', list]),
  bulkEntry: ({ signupId }) => signupId ?? undefined,
  Body: ({ props: { words, list, signupId }, context }) => (
    <EmailLayout
      context={context}
      preview={words?.preheader ?? ''}
      reason={reasonFor(list)}
      footer={<WaysOut list={list} signupId={signupId} context={context} />}
    >
      <MarkdownBody text={words?.body ?? ''} siteUrl={context.siteUrl} />
    </EmailLayout>
  ),
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
async function loadIssue(db: Db, props: Props): Promise<LoadedEmail<Props>> {
  const issue = await findIssueWords(db, props.issueId);
  if (!issue) return { kind: 'cancelled', reason: 'The issue was deleted.' };
  const { state, ...words } = issue;
  const ready = { kind: 'ready' as const, props: { ...props, words } };
  if (props.signupId === null) return ready;
  if (state === 'paused') return { kind: 'waiting', reason: 'the issue is paused.' };
  if (state === 'sending' || state === 'sent') return ready;
  return { kind: 'cancelled', reason: 'The issue was cancelled.' };
}

function reasonFor(list: string): string {
  return list === 'newsletter'
    ? 'You’re getting this because you subscribed to our newsletter.'
    : 'You’re getting this because you confirmed your place on the waitlist. You won’t get any more emails about this.';
}

/** A test email shows the links but they lead nowhere, because there is no subscription to end. */
function WaysOut({
  list,
  signupId,
  context,
}: Pick<Props, 'list' | 'signupId'> & { context: EmailContext }) {
  if (signupId === null) {
    return <SmallText>In the real email, the links to unsubscribe are here.</SmallText>;
  }
  if (list === 'newsletter') return <SubscriberLinks context={context} signupId={signupId} />;
  return (
    <FooterLink href={context.secretLink('/waitlist/leave/', signupId)}>Unsubscribe</FooterLink>
  );
}
