import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const reason = 'You’re getting this email because you own the site.';

const schema = v.object({
  /** Calls per hour for unconfirmed addresses; further ones are held. */
  limit: v.number(),
});

/** To the owner, once a day at most: calls from unconfirmed addresses are being held. */
export const bookingGuard = defineEmail({
  schema,
  audience: 'owner',
  subject: () => 'More calls than usual are being booked',
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="New calls now need to be confirmed by email"
      reason={reason}
    >
      <Paragraph>
        {props.limit === 1
          ? 'One call was booked within an hour for an email address that nobody has confirmed.'
          : `${props.limit} calls were booked within an hour for email addresses that nobody has confirmed.`}{' '}
        Further calls are held for 30 minutes and booked only if the visitor confirms them by email.
      </Paragraph>
      <Paragraph>If the calls look fake, you can cancel several at once:</Paragraph>
      <ActionLink href={`${context.siteUrl}/admin/bookings?view=unconfirmed`}>
        View the calls
      </ActionLink>
    </EmailLayout>
  ),
  preview: { limit: 10 },
});
