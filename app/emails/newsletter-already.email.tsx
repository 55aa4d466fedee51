import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  signupId: v.string(),
});

/** To a subscriber whose address was entered in the form again; at most once a month. */
export const newsletterAlready = defineEmail({
  schema,
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
