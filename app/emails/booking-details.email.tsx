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

const schema = v.object({ ...callFactsSchema.entries, invite: inviteSchema });

/**
 * To the visitor after the owner changed where calls take place. Its invite replaces the earlier
 * one.
 */
export const bookingDetails = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ moment }) => `New details for your call on ${moment.replace(/ \(.*$/, '')}`,
  calendar: ({ invite }) => invite,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="The time hasn’t changed, only how to join"
      reason={callReason}
    >
      <Paragraph>
        The way to join your call has changed. The time stays the same. Please use these details and
        ignore the earlier ones:
      </Paragraph>
      <CallSummary call={props} />
      <CalendarUpdate />
      <ManageLink call={props} context={context} />
    </EmailLayout>
  ),
  preview: { ...sampleCall, invite: sampleInvite('REQUEST') },
});
