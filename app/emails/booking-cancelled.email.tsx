import { type CallFacts, type Invite, sampleCall, sampleInvite } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph, SmallText } from './layout.tsx';

export type BookingCancelledProps = CallFacts & {
  invite: Invite;
  /** The owner cancelled, not the visitor. */
  isByOwner: boolean;
  /** What the owner adds. */
  note?: string;
};

/** To the visitor after a call was cancelled; its invite takes the call out of the calendar. */
export const bookingCancelled = defineEmail<BookingCancelledProps>({
  audience: 'visitor',
  subject: ({ moment }) => `Your call is cancelled: ${moment}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="The call will not take place."
      reason="Sent because a call booked with this address was cancelled. Nothing else will follow."
    >
      <Paragraph>
        {props.isByOwner
          ? 'We are sorry: we had to cancel your call. Choose another time, or answer this mail.'
          : 'Your call is cancelled. Nobody will call you.'}
      </Paragraph>
      {props.note && <Paragraph>{props.note}</Paragraph>}
      <Fact label="It was on">
        {props.visitorMoment
          ? `${props.moment}\nOn your clock: ${props.visitorMoment}`
          : props.moment}
      </Fact>
      <ActionLink href={`${context.siteUrl}/book`}>Book another call</ActionLink>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: { ...sampleCall, invite: sampleInvite('CANCEL'), isByOwner: false },
});
