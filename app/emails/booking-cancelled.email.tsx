import * as v from 'valibot';
import { callFactsSchema, inviteSchema, sampleCall, sampleInvite } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  invite: inviteSchema,
  /** The owner cancelled, not the visitor. */
  isByOwner: v.boolean(),
  /** What the owner adds. */
  note: v.optional(v.string()),
});

/** To the visitor after a call was cancelled; its invite takes the call out of the calendar. */
export const bookingCancelled = defineEmail({
  schema,
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
