import { site } from '#app/site.content.ts';
import { defineEmail } from './email.ts';
import { ActionLink, Code, EmailFrame, FooterLink, Paragraph } from './frame.tsx';

export type NewsletterConfirmProps = { signupId: string; confirmationId: string };

/**
 * To an address that nobody has confirmed: fixed words, a link and a code. A request for consent
 * counts as commercial mail under CASL, so it says who asks and advertises nothing.
 */
export const newsletterConfirm = defineEmail<NewsletterConfirmProps>({
  audience: 'visitor',
  subject: () => 'Confirm your newsletter subscription',
  suppressedBy: () => ['all'],
  headers: () => ({ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
  Body: ({ props, world }) => (
    <EmailFrame
      world={world}
      preview="A code to type, or a button to press. Without it, nothing happens."
      reason="Sent because this address was given in the newsletter form on our site. If that was not you, ignore this mail: without a confirmation the address is deleted."
      footer={
        <FooterLink href={world.secretLink('/u/', props.signupId)}>
          It was not me: never write to this address again
        </FooterLink>
      }
    >
      <Paragraph>
        Somebody, probably you, asked for the {site.name} newsletter at this address. To confirm it,
        type this code where you subscribed:
      </Paragraph>
      <Code>{world.code(props.confirmationId)}</Code>
      <Paragraph>Or open the page with the button and press it there:</Paragraph>
      <ActionLink href={world.secretLink('/newsletter/confirm/', props.confirmationId)}>
        Confirm my subscription
      </ActionLink>
      <Paragraph>Code and link work for seven days.</Paragraph>
    </EmailFrame>
  ),
  preview: { signupId: 'sample-signup', confirmationId: 'sample-confirmation' },
});
