import * as v from 'valibot';
import {
  CalendarLinks,
  CallSummary,
  callFactsSchema,
  callReason,
  inviteSchema,
  ManageLink,
  sampleCall,
  sampleInvite,
} from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  invite: inviteSchema,
});

/** To the visitor, at an unconfirmed address: when, how to join, and how to move or cancel. */
export const bookingConfirmation = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'bookingConfirmation',
  subject: ({ moment }) => `Your call is booked: ${moment}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout context={context} preview={props.moment} reason={callReason}>
      <Paragraph>Your call is booked.</Paragraph>
      <CallSummary call={props} />
      <CalendarLinks links={props.links} />
      {!props.changeUntil && (
        <Paragraph>Something came up? You can move or cancel the call until it starts:</Paragraph>
      )}
      <ManageLink call={props} context={context} />
    </EmailLayout>
  ),
  preview: { ...sampleCall, invite: sampleInvite('REQUEST') },
});
