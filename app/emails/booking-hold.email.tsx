import * as v from 'valibot';
import { CallSummary, callFactsSchema, sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  /** 'Monday, November 23, 2026 at 9:42 AM Toronto time' */
  /** Until when the time is kept; undefined if it isn't. */
  heldUntil: v.optional(v.string()),
  confirmUrl: v.string(),
});

/**
 * To an address that has to confirm its call: it is booked once the link is used.
 */
export const bookingHold = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ moment }) => `Confirm your call: ${moment}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={
        props.heldUntil
          ? `Held until ${props.heldUntil}`
          : 'The link books it if it’s still available'
      }
      reason="You’re getting this because someone asked for a call on our site with this address. If that wasn’t you, ignore this email: nothing is booked until you confirm it."
    >
      <Paragraph>
        {props.heldUntil
          ? `We’re holding this time for you until ${props.heldUntil}. Your call isn’t booked yet: open the link and confirm it.`
          : 'Your call isn’t booked yet, and we can’t hold this time for you. Open the link and confirm it, and we’ll book the time if it’s still available.'}
      </Paragraph>
      <CallSummary call={props} />
      <ActionLink href={props.confirmUrl}>Confirm this call</ActionLink>
      <Paragraph>
        If you didn’t ask for a call, you don’t need to do anything. Nothing is booked.
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
