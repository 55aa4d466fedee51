import * as v from 'valibot';
import { company } from '#app/facts/company.ts';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
});

/**
 * To an unconfirmed address: fixed words, a link and a code. A request for consent counts as a
 * commercial message under CASL, so it says who asks and doesn't advertise.
 */
export const newsletterConfirm = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ confirmationId }, { code }) =>
    `${code(confirmationId)} is your code: confirm your newsletter subscription`,
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => (
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
  ),
  preview: { signupId: 'sample-signup', confirmationId: 'sample-confirmation' },
});
