import * as v from 'valibot';
import { company } from '#app/facts/company.ts';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SubscriberLinks } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
});

/** The first email to a subscriber, right after the confirmation. */
export const newsletterWelcome = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => `You’re on the ${company.name} list`,
  suppressedBy: () => ['all', 'newsletter'],
  bulkEntry: ({ signupId }) => signupId,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="What you’ll get, and how to unsubscribe."
      reason="You’re getting this because you confirmed your subscription to our newsletter."
      footer={<SubscriberLinks context={context} signupId={props.signupId} />}
    >
      <Paragraph>Your address is confirmed. Thank you for subscribing.</Paragraph>
      <Paragraph>
        You’ll get a useful email now and then about what works in AI for small businesses, and what
        doesn’t. Every email has an unsubscribe link.
      </Paragraph>
      <Paragraph>
        In the meantime, the tools on our site are free, and you don’t need to give an email
        address:
      </Paragraph>
      <ActionLink href={`${context.siteUrl}/resources/tools`}>See the free tools</ActionLink>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup' },
});
