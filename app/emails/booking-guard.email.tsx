import * as v from 'valibot';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph } from './layout.tsx';

const reason = 'You get this email as the owner of the site.';

const schema = v.object({
  /** Calls for unconfirmed addresses in an hour from which further ones are held. */
  limit: v.number(),
});

/** To the owner, once a day at most: calls from unconfirmed addresses are being held. */
export const bookingGuard = defineEmail({
  schema,
  audience: 'owner',
  subject: () => 'Unusually many calls are being booked',
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="New calls now need a confirmation by email"
      reason={reason}
    >
      <Paragraph>
        {props.limit} calls were booked within an hour for email addresses that nobody has
        confirmed. Further ones are held for 30 minutes and only booked once the visitor confirms
        them by email.
      </Paragraph>
      <Paragraph>If the calls look made up, you can cancel many at once:</Paragraph>
      <ActionLink href={`${context.siteUrl}/admin/bookings?view=unconfirmed`}>
        See the calls
      </ActionLink>
    </EmailLayout>
  ),
  preview: { limit: 10 },
});
