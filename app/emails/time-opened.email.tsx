import * as v from 'valibot';
import { sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph } from './layout.tsx';

const schema = v.object({
  /** 'AI Readiness Assessment' */
  title: v.string(),
  minutes: v.number(),
  moment: v.string(),
  /** The same moment in the visitor's time zone, if it differs. */
  visitorMoment: v.optional(v.string()),
  /** The time of the call that could move; undefined for a person without a booking. */
  current: v.optional(v.string()),
  /** The page on which the time is booked, or the call moved to it. */
  bookUrl: v.string(),
});

/** To everybody who asked for an earlier time, or for any time on a day that is fully booked. */
export const timeOpened = defineEmail({
  schema,
  audience: 'visitor',
  ownSentence: 'timeOpened',
  subject: ({ moment }) => `A time has opened up: ${moment.replace(/ \(.*$/, '')}`,
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Whoever books it first gets it"
      reason={`You’re getting this because you asked us to tell you ${props.current ? 'when an earlier time opens up' : 'if a time opens up'}. It’s the only email about your request.`}
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
        We’ve told everyone who asked, and whoever books it first gets it. If it’s gone when you get
        there, you can ask again on the same page.
      </Paragraph>
      {props.current && (
        <Paragraph>If you don’t take it, your call is still on {props.current}.</Paragraph>
      )}
      <ActionLink href={props.bookUrl}>
        {props.current ? 'Move my call' : 'Book this time'}
      </ActionLink>
    </EmailLayout>
  ),
  preview: {
    title: sampleCall.title,
    minutes: sampleCall.minutes,
    moment: sampleCall.moment,
    visitorMoment: sampleCall.visitorMoment,
    current: 'Monday, November 30, 2026 at 1:30 PM Toronto time (Eastern Standard Time)',
    bookUrl: 'https://www.example.com/bookings/sample-token?date=2026-11-24#move',
  },
});
