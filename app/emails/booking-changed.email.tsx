import * as v from 'valibot';
import {
  CalendarUpdate,
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
  /** The time before the change. */
  previous: v.string(),
});

/** To the visitor after a call was moved; its invite replaces the earlier one. */
export const bookingChanged = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'bookingChanged',
  subject: ({ moment }) => `Your call has moved to ${moment}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout context={context} preview={`Now: ${props.moment}`} reason={callReason}>
      <Paragraph>Your call has been moved to a new time.</Paragraph>
      <CallSummary call={props} />
      <Paragraph>
        The previous time was <s>{props.previous}</s>.
      </Paragraph>
      <CalendarUpdate />
      <ManageLink call={props} context={context} />
    </EmailLayout>
  ),
  preview: {
    ...sampleCall,
    invite: sampleInvite('REQUEST'),
    previous: 'Monday, November 23, 2026 at 1:30 PM Toronto time (Eastern Standard Time)',
  },
});
