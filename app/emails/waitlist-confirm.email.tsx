import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
  /** From our catalogue, never from a form. */
  itemTitle: v.string(),
});

/** To an address that nobody has confirmed: fixed words, a link and a code. */
export const waitlistConfirm = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ itemTitle }) => `Confirm your place on the waitlist: ${itemTitle}`,
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="A code to type, or a button to press. Without it, nothing happens."
      reason="Sent because this address was given in a waitlist form on our site. If that was not you, ignore this mail: without a confirmation the address is deleted."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Leave this list, or stop such mails if it was not you
        </FooterLink>
      }
    >
      <Paragraph>
        Somebody, probably you, asked to hear at this address when “{props.itemTitle}” is ready. To
        confirm it, type this code where you joined:
      </Paragraph>
      <Code>{context.code(props.confirmationId)}</Code>
      <Paragraph>Or open the page with the button and press it there:</Paragraph>
      <ActionLink href={context.secretLink('/waitlist/confirm/', props.confirmationId)}>
        Confirm my place
      </ActionLink>
      <Paragraph>Code and link work for seven days.</Paragraph>
    </EmailLayout>
  ),
  preview: {
    signupId: 'sample-signup',
    confirmationId: 'sample-confirmation',
    itemTitle: 'AI Tools Quick Start',
  },
});
