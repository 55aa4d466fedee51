import * as v from 'valibot';
import { company } from '#app/site.content.ts';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  confirmationId: v.string(),
});

/**
 * To an address that nobody has confirmed: fixed words, a link and a code. A request for consent
 * counts as commercial mail under CASL, so it says who asks and advertises nothing.
 */
export const newsletterConfirm = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => 'Confirm your newsletter subscription',
  suppressedBy: () => ['all'],
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="A code to type, or a button to press. Without it, nothing happens."
      reason="Sent because this address was given in the newsletter form on our site. If that was not you, ignore this mail: without a confirmation the address is deleted."
      footer={
        <FooterLink href={context.secretLink('/u/', props.signupId)}>
          It was not me: never write to this address again
        </FooterLink>
      }
    >
      <Paragraph>
        Somebody, probably you, asked for the {company.name} newsletter at this address. To confirm
        it, type this code where you subscribed:
      </Paragraph>
      <Code>{context.code(props.confirmationId)}</Code>
      <Paragraph>Or open the page with the button and press it there:</Paragraph>
      <ActionLink href={context.secretLink('/newsletter/confirm/', props.confirmationId)}>
        Confirm my subscription
      </ActionLink>
      <Paragraph>Code and link work for seven days.</Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup', confirmationId: 'sample-confirmation' },
});
