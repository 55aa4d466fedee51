import * as v from 'valibot';
import { sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
  title: v.string(),
  /** The time that was asked for. */
  wanted: v.string(),
  /** The nearest free times, when this was queued. */
  nearest: v.array(v.string()),
  /** The page for booking another time. */
  bookUrl: v.string(),
});

/**
 * To the visitor, at an unconfirmed address, when a booking that waited in the browser arrives after
 * its time was taken.
 */
export const bookingUnavailable = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => 'Your call isn’t booked: please choose another time',
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="That time was taken before your request reached us"
      reason="You’re getting this because this address was entered in the booking form on our site. If that wasn’t you, you can ignore this email; you won’t hear from us again."
    >
      <Paragraph>
        You asked for the time below while our server couldn’t be reached. When your request
        arrived, the time was no longer available, so you don’t have a call yet.
      </Paragraph>
      <Fact label="You asked for">{`${props.title}\n${props.wanted}`}</Fact>
      {props.nearest.length > 0 && (
        <Fact label="Nearest available times">{props.nearest.join('\n')}</Fact>
      )}
      <ActionLink href={props.bookUrl}>Choose another time</ActionLink>
      <Paragraph>
        If you’d rather not choose one yourself, reply to this email and we’ll help you find a time.
      </Paragraph>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: {
    reference: sampleCall.reference,
    title: sampleCall.title,
    wanted: sampleCall.moment,
    nearest: ['Tuesday, November 24, 2026 at 9:30 AM', 'Tuesday, November 24, 2026 at 10:00 AM'],
    bookUrl: 'https://www.example.com/book',
  },
});
