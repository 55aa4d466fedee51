import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
});

/** To a subscriber whose address was typed into the form again; once a month at most. */
export const newsletterAlready = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => 'You are already on our newsletter list',
  suppressedBy: () => ['all', 'newsletter'],
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Nothing to confirm: you get every issue."
      reason="Sent because this address was given in the newsletter form on our site again. We say this once a month at most."
      footer={
        <FooterLink href={context.secretLink('/newsletter/preferences/', props.signupId)}>
          See or change what you get, or leave
        </FooterLink>
      }
    >
      <Paragraph>
        Somebody, probably you, subscribed this address to our newsletter. It is on the list
        already, so there is nothing to confirm.
      </Paragraph>
      <Paragraph>If the newsletter does not reach you, look in the spam folder.</Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup' },
});
