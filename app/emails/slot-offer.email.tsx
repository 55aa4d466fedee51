import * as v from 'valibot';
import { sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, FooterLink, Paragraph } from './layout.tsx';

const schema = v.object({
  /** 'AI Readiness Assessment' */
  title: v.string(),
  minutes: v.number(),
  moment: v.string(),
  /** The same moment in the visitor's time zone, if it differs. */
  visitorMoment: v.optional(v.string()),
  /** The time of the call that would be moved; undefined for a person without a booking. */
  current: v.optional(v.string()),
  /** 'Monday, November 23, 2026 at 10:30 AM Toronto time' */
  until: v.string(),
  /** The secret link to the page that books the offered time. */
  offerUrl: v.string(),
});

/** To a person who asked for an earlier time, or for any time on a day that is fully booked. */
export const slotOffer = defineEmail({
  schema,
  audience: 'visitor',
  subject: ({ moment }) => `A time has opened up: ${moment.replace(/ \(.*$/, '')}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`We’re holding it for you until ${props.until}`}
      reason={`You’re getting this because you asked us to tell you ${props.current ? 'when an earlier time opens up' : 'if a time opens up'}.`}
      footer={
        <FooterLink href={props.offerUrl}>
          Stop emailing me about {props.current ? 'earlier times' : 'times that open up'}
        </FooterLink>
      }
    >
      <Paragraph>
        {props.current
          ? 'You asked us to tell you about earlier times, and one has opened up.'
          : 'You asked us to tell you if a time opens up on this day, and one has.'}
      </Paragraph>
      <Fact label="When">
        {props.visitorMoment ? `${props.moment}\nYour time: ${props.visitorMoment}` : props.moment}
      </Fact>
      <Fact label="What">{`${props.title}, ${props.minutes} minutes`}</Fact>
      <Paragraph>
        We’re holding it for you until {props.until}. After that, we’ll offer it to someone else.
      </Paragraph>
      {props.current && (
        <Paragraph>If you don’t take it, your call is still on {props.current}.</Paragraph>
      )}
      <ActionLink href={props.offerUrl}>See this time</ActionLink>
    </EmailLayout>
  ),
  preview: {
    title: sampleCall.title,
    minutes: sampleCall.minutes,
    moment: sampleCall.moment,
    visitorMoment: sampleCall.visitorMoment,
    current: 'Monday, November 30, 2026 at 1:30 PM Toronto time (Eastern Standard Time)',
    until: 'Monday, November 23, 2026 at 10:30 AM Toronto time',
    offerUrl: 'https://www.example.com/earlier-times/sample-token',
  },
});
