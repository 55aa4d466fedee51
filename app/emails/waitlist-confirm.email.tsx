import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailLayout, FooterLink, Paragraph } from './layout.tsx';
import { itemInSubject, itemInText, waitlistItemSchema } from './waitlist-item.ts';

const schema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
  ...waitlistItemSchema,
});

/** To an unconfirmed address: fixed words, a link and a code. */
export const waitlistConfirm = defineEmail({
  schema,
  audience: 'visitor',
  subject: (props, { code }) =>
    `${code(props.confirmationId)} is your code: confirm your place on the waitlist for ${itemInSubject(props)}`,
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Enter the code or use the link to confirm. Otherwise, nothing happens."
      reason="You’re getting this because this address was entered in a waitlist form on our site. If that wasn’t you, you can ignore this email: unless it’s confirmed, we delete the address."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Stop these emails
        </FooterLink>
      }
    >
      <Paragraph>
        Someone, probably you, asked us to email this address when {itemInText(props)} is ready. To
        confirm, enter this code where you joined:
      </Paragraph>
      <Code>{context.code(props.confirmationId)}</Code>
      <Paragraph>Or open this page and use the button there:</Paragraph>
      <ActionLink href={context.secretLink('/waitlist/confirm/', props.confirmationId)}>
        Confirm my place
      </ActionLink>
      <Paragraph>The code and the link work for seven days.</Paragraph>
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    confirmationId: 'sample-confirmation',
    itemTitle: 'AI Tools Quick Start',
  },
});
