import * as v from 'valibot';
import {
  CallSummary,
  callFactsSchema,
  callReason,
  ManageLink,
  sampleCall,
} from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { EmailLayout, Paragraph } from './layout.tsx';

const schema = v.object({
  ...callFactsSchema.entries,
  when: v.picklist(['day', 'hour']),
});

const words = {
  day: { subject: 'Tomorrow: your call at', text: 'Your call is tomorrow.' },
  hour: { subject: 'In one hour: your call at', text: 'Your call starts in one hour.' },
} as const;

/** To the visitor, 24 hours and one hour before the call. */
export const bookingReminder = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'bookingReminder',
  subject: ({ when, moment }) =>
    `${words[when].subject} ${moment.replace(/^.* at (?=\d)/, '').replace(/ \(.*$/, '')}`,
  Body: ({ props, context }) => (
    <EmailLayout context={context} preview={props.moment} reason={callReason}>
      <Paragraph>{words[props.when].text}</Paragraph>
      <CallSummary call={props} />
      <Paragraph>
        To prepare, think of one task that gets done over and over: who does it, how often, and how
        long it takes. That’s all.
      </Paragraph>
      <ManageLink call={props} context={context} />
    </EmailLayout>
  ),
  preview: { ...sampleCall, when: 'day' },
});
