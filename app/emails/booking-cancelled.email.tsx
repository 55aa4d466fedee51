import * as v from 'valibot';
import { callFactsSchema, inviteSchema, sampleCall, sampleInvite } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  invite: inviteSchema,
  /** True if the owner cancelled, false if the visitor did. */
  isByOwner: v.boolean(),
  /** The owner's note to the visitor. */
  note: v.optional(v.string()),
});

/** To the visitor after a call was cancelled. Its invite removes the call from the calendar. */
export const bookingCancelled = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'bookingCancelled',
  subject: ({ moment }) => `Your call is cancelled: ${moment}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="The call will not take place."
      reason="You’re getting this because a call booked with this address was cancelled. You won’t get any more emails about it."
    >
      <Paragraph>
        {props.isByOwner
          ? 'We’re sorry, but we had to cancel your call. Please choose another time, or reply to this email.'
          : 'Your call is cancelled, and its time has been released.'}
      </Paragraph>
      {props.note && <Paragraph>{props.note}</Paragraph>}
      <Fact label="It was booked for">
        {props.visitorMoment ? `${props.moment}\nYour time: ${props.visitorMoment}` : props.moment}
      </Fact>
      <ActionLink href={`${context.siteUrl}/book`}>Book another call</ActionLink>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: { ...sampleCall, invite: sampleInvite('CANCEL'), isByOwner: false },
});
