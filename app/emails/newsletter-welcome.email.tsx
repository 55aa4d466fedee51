import * as v from 'valibot';
import { company } from '#app/site.content.ts';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SubscriberLinks } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
});

/** The first mail to a subscriber, right after the confirmation. */
export const newsletterWelcome = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => `You are on the ${company.name} list`,
  suppressedBy: () => ['all', 'newsletter'],
  bulkEntry: ({ signupId }) => signupId,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="What you get, and how to leave."
      reason="You get this because you confirmed your subscription to our newsletter."
      footer={<SubscriberLinks context={context} signupId={props.signupId} />}
    >
      <Paragraph>Your address is confirmed. Thank you for the room in your inbox.</Paragraph>
      <Paragraph>
        You get one useful e-mail, now and then: what works in AI for small businesses, and what
        does not. Every one of them has a link to leave.
      </Paragraph>
      <Paragraph>
        Until the first issue, the tools on our site are free and need no address:
      </Paragraph>
      <ActionLink href={`${context.siteUrl}/resources/tools`}>See the free tools</ActionLink>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup' },
});
