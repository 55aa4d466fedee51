import * as v from 'valibot';
import {
  CalendarLinks,
  CallSummary,
  callFactsSchema,
  callReason,
  inviteSchema,
  sampleCall,
  sampleInvite,
} from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  invite: inviteSchema,
});

/** To the visitor, at an unconfirmed address: when, how to join, and how to move or cancel. */
export const bookingConfirmation = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ moment }) => `Your call is booked: ${moment}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout context={context} preview={props.moment} reason={callReason}>
      <Paragraph>Your call is booked.</Paragraph>
      <CallSummary call={props} />
      <CalendarLinks links={props.links} />
      <Paragraph>Something came up? You can move or cancel the call until it starts:</Paragraph>
      <ActionLink href={props.manageUrl}>View, move or cancel this call</ActionLink>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: { ...sampleCall, invite: sampleInvite('REQUEST') },
});
