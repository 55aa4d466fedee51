import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph, SubscriberLinks } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  subject: v.string(),
  /** Plain text; an empty line starts a paragraph. */
  text: v.string(),
});

/** One issue of the newsletter, in the owner's words. */
export const newsletterIssue = defineEmail({
  schema,
  audience: 'visitor',
  isFromPerson: true,
  subject: ({ subject }) => subject,
  suppressedBy: () => ['all', 'newsletter'],
  bulkEntry: ({ signupId }) => signupId,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={props.text.slice(0, 90)}
      reason="You’re getting this because you confirmed your subscription to our newsletter."
      footer={<SubscriberLinks context={context} signupId={props.signupId} />}
    >
      {props.text.split(/\n{2,}/).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    subject: 'Three tasks that pay back first',
    text: 'Most businesses start with the inbox.\n\nThis issue covers what to hand off, and what to keep.',
  },
});
