import * as v from 'valibot';
import { useFacts } from '#app/facts/use-facts.ts';
import { defineEmail } from './email.ts';
import {
  ActionLink,
  Code,
  EmailLayout,
  FooterLink,
  Paragraph,
  SubscriberLinks,
} from './layout.tsx';

const confirmSchema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
});

/**
 * To an unconfirmed address: fixed words, a link and a code. A request for consent counts as a
 * commercial message under CASL, so it says who asks and doesn't advertise.
 */
export const newsletterConfirm = defineEmail({
  schema: confirmSchema,
  audience: 'visitor',
  subject: ({ confirmationId }, { code }) =>
    `${code(confirmationId)} is your code: confirm your newsletter subscription`,
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => {
    const { company } = useFacts();
    return (
      <EmailLayout
        context={context}
        preview="Use the link or enter the code to confirm. Otherwise, nothing happens."
        reason="You’re getting this because this address was entered for our newsletter in a form on our site. If that wasn’t you, you can ignore this email: unless it’s confirmed, we delete the address."
        footer={
          <FooterLink href={context.secretLink('/u/', props.signupId)}>
            This wasn’t me: never email this address again
          </FooterLink>
        }
      >
        <Paragraph>
          Someone, probably you, signed up for the {company.name} newsletter with this address. To
          confirm, open this page and use the button there:
        </Paragraph>
        <ActionLink href={context.secretLink('/newsletter/confirm/', props.confirmationId)}>
          Confirm my subscription
        </ActionLink>
        <Paragraph>If the page where you signed up asks for a code, enter this one:</Paragraph>
        <Code>{context.code(props.confirmationId)}</Code>
        <Paragraph>The link and the code work for seven days.</Paragraph>
      </EmailLayout>
    );
  },
  preview: { signupId: 'sample-signup', confirmationId: 'sample-confirmation' },
});

const alreadySchema = v.object({
  signupId: v.string(),
});

/** To a subscriber whose address was entered in the form again; at most once a month. */
export const newsletterAlready = defineEmail({
  schema: alreadySchema,
  audience: 'visitor',
  subject: () => 'You’re already on our newsletter list',
  suppressedBy: () => ['all', 'newsletter'],
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="There’s nothing to confirm: you’re already subscribed."
      reason="You’re getting this because this address was entered in our newsletter form again. We send this reminder once a month at most."
      footer={
        <FooterLink href={context.secretLink('/newsletter/preferences/', props.signupId)}>
          View or change your preferences, or unsubscribe
        </FooterLink>
      }
    >
      <Paragraph>
        Someone, probably you, signed this address up for our newsletter. It’s already on the list,
        so there’s nothing to confirm.
      </Paragraph>
      <Paragraph>If you haven’t been getting the newsletter, check your spam folder.</Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup' },
});

const welcomeSchema = v.object({
  signupId: v.string(),
});

/** The first email to a subscriber, right after the confirmation. */
export const newsletterWelcome = defineEmail({
  schema: welcomeSchema,
  audience: 'visitor',
  ownSentence: 'newsletterWelcome',
  subject: (_, { facts }) => `You’re on the ${facts.company.name} list`,
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
