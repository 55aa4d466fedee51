import * as v from 'valibot';
import type { Db } from '#database/connect.ts';
import { defineEmail, type LoadedEmail } from './email.ts';
import { EmailLayout, SmallText, SubscriberLinks } from './layout.tsx';
import { MarkdownBody } from './markdown-body.tsx';
import { findWelcomeSeries } from './newsletter.queries.server.ts';
import { emailOfSeries } from './welcome-series.ts';

const schema = v.object({
  /** 1, 2 or 3. */
  number: v.number(),
  /** Null in a test email, which has no subscription. */
  signupId: v.nullable(v.string()),
  /** Read from the settings right before it is sent. */
  words: v.optional(v.object({ subject: v.string(), preheader: v.string(), body: v.string() })),
});

type Props = v.InferOutput<typeof schema>;

/** One of up to three emails that the owner wrote for new subscribers. */
export const welcomeSeries = defineEmail<Props>({
  schema,
  audience: 'visitor',
  load: loadWords,
  subject: ({ words, signupId }) => `${signupId === null ? '[Test] ' : ''}${words?.subject ?? ''}`,
  suppressedBy: ({ signupId }) => (signupId === null ? [] : ['all', 'newsletter']),
  bulkEntry: ({ signupId }) => signupId ?? undefined,
  Body: ({ props: { words, signupId }, context }) => (
    <EmailLayout
      context={context}
      preview={words?.preheader ?? ''}
      reason="You’re getting this because you subscribed to our newsletter."
      footer={
        signupId === null ? (
          <SmallText>In the real email, the links to unsubscribe are here.</SmallText>
        ) : (
          <SubscriberLinks context={context} signupId={signupId} />
        )
      }
    >
      <MarkdownBody text={words?.body ?? ''} siteUrl={context.siteUrl} />
    </EmailLayout>
  ),
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
async function loadWords(db: Db, props: Props): Promise<LoadedEmail<Props>> {
  const email = emailOfSeries(await findWelcomeSeries(db), props.number);
  const { isOn, subject, preheader, body } = email;
  if (!isOn && props.signupId !== null) {
    return { kind: 'cancelled', reason: 'This email of the welcome series is switched off.' };
  }
  return { kind: 'ready', props: { ...props, words: { subject, preheader, body } } };
}
