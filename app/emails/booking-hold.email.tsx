import * as v from 'valibot';
import { CallSummary, callFactsSchema, sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  /** 'Monday, November 23, 2026 at 9:42 AM Toronto time' */
  heldUntil: v.string(),
  confirmUrl: v.string(),
});

/**
 * To an unconfirmed address while many calls come in: the call is booked only after confirmation.
 */
export const bookingHold = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ moment }) => `Confirm your call: ${moment}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`Held until ${props.heldUntil}`}
      reason="You’re getting this because someone asked for a call on our site with this address. If that wasn’t you, ignore this email: nothing is booked until you confirm it."
    >
      <Paragraph>
        We’re holding this time for you until {props.heldUntil}. Your call isn’t booked yet: open
        the link and confirm it.
      </Paragraph>
      <CallSummary call={props} />
      <ActionLink href={props.confirmUrl}>Confirm this call</ActionLink>
      <Paragraph>
        If you didn’t ask for a call, you don’t need to do anything. The time will be released.
      </Paragraph>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: {
    ...sampleCall,
    heldUntil: 'Monday, November 23, 2026 at 9:42 AM Toronto time',
    confirmUrl: 'https://www.example.com/bookings/sample?confirm=sample',
  },
});
