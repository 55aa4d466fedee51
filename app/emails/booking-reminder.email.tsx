import * as v from 'valibot';
import { CallSummary, callFactsSchema, callReason, sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SmallText } from './layout.tsx';

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
      <ActionLink href={props.manageUrl}>View, move or cancel this call</ActionLink>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: { ...sampleCall, when: 'day' },
});
