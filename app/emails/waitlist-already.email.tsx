import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { EmailLayout, FooterLink, Paragraph } from './layout.tsx';
import { itemInSubject, itemInText, waitlistItemSchema } from './waitlist-item.ts';

const schema = v.object({
  signupId: v.string(),
  ...waitlistItemSchema,
});

/** To a person on a waitlist whose address was entered in its form again; at most once a month. */
export const waitlistAlready = defineEmail({
  schema,
  audience: 'visitor',
  subject: (props) => `You’re already on the waitlist for ${itemInSubject(props)}`,
  suppressedBy: () => ['all'],
  headers: () => ({ 'Auto-Submitted': 'auto-replied' }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="There’s nothing to confirm: you already have a place."
      reason="You’re getting this because this address was entered in a waitlist form on our site again. We send this reminder once a month at most."
      footer={
        <FooterLink href={context.secretLink('/waitlist/leave/', props.signupId)}>
          Leave this list
        </FooterLink>
      }
    >
      <Paragraph>
        Someone, probably you, joined the waitlist for {itemInText(props)} with this address. It’s
        already on the list, so there’s nothing to confirm. We’ll email you once, as promised.
      </Paragraph>
    </EmailLayout>
  ),
  preview: { signupId: 'sample-signup', itemTitle: 'AI Tools Quick Start' },
});
