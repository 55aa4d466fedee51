import * as v from 'valibot';
import { sampleCall } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Paragraph, SmallText } from './layout.tsx';

const schema = v.object({
  reference: v.string(),
  title: v.string(),
  moment: v.string(),
  /** The page for booking another call of the same kind. */
  bookUrl: v.string(),
});

/** To the visitor, when the owner marks a call as a no-show. */
export const bookingMissed = defineEmail({
  schema,
  audience: 'visitor',
  subject: () => 'Sorry we missed you',
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview="Pick another time that works for you"
      reason="You’re getting this because a call was booked on our site with this address."
    >
      <Paragraph>
        We were expecting you for the {props.title} on {props.moment}, but we didn’t get to talk.
      </Paragraph>
      <Paragraph>These things happen. If you’d still like to talk, pick another time:</Paragraph>
      <ActionLink href={props.bookUrl}>Book another call</ActionLink>
      <SmallText>Reference {props.reference}</SmallText>
    </EmailLayout>
  ),
  preview: {
    reference: sampleCall.reference,
    title: sampleCall.title,
    moment: sampleCall.moment,
    bookUrl: 'https://www.example.com/book',
  },
});
