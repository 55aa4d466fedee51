import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
  itemTitle: v.string(),
});

/** To somebody on a waitlist whose address was typed into its form again; once a month at most. */
export const waitlistAlready = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ itemTitle }) => `You are already on the waitlist: ${itemTitle}`,
  suppressedBy: () => ['all'],
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Nothing to confirm: your place is kept."
      reason="Sent because this address was given in a waitlist form on our site again. We say this once a month at most."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Leave this list
        </FooterLink>
      }
    >
      <Paragraph>
        Somebody, probably you, joined the waitlist for “{props.itemTitle}” with this address. It is
        on the list already, so there is nothing to confirm. We write once, when it is ready.
      </Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup', itemTitle: 'AI Tools Quick Start' },
});
