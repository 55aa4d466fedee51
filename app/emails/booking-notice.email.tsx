import * as v from 'valibot';
import { CallPlace, inviteSchema, sampleCall, sampleInvite } from './booking-call.tsx';
import { defineEmail } from './email.ts';
import { ActionLink, EmailLayout, Fact, Paragraph } from './layout.tsx';

/** The location of a video call. */
const VIRTUAL = 'Virtual Meeting';

const schema = v.object({
  event: v.picklist(['booked', 'entered', 'moved', 'cancelled']),
  /** Missing in emails that were queued by an earlier version. */
  id: v.optional(v.string()),
  reference: v.string(),
  title: v.string(),
  minutes: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  /** The tool result that the visitor attached; empty if there is none. */
  brief: v.string(),
  /** The owner's question and its answer; both empty if there is none. */
  question: v.optional(v.string()),
  answer: v.optional(v.string()),
  /** 'Tuesday, November 24, 2026' and '9:00 AM', in Toronto. */
  longDate: v.string(),
  time: v.string(),
  moment: v.string(),
  visitorMoment: v.optional(v.string()),
  meetingLink: v.optional(v.string()),
  /** 'Virtual Meeting', 'Phone call' or an address. */
  location: v.optional(v.string(), VIRTUAL),
  /** The previous time, if the call was moved. */
  previous: v.optional(v.string()),
  /** The visitor's reason, if the call was cancelled. */
  reason: v.optional(v.string()),
  invite: inviteSchema,
});

const words = {
  booked: { subject: 'New call', text: 'Someone booked a call with you.' },
  entered: { subject: 'New call', text: 'This call was entered in the admin area.' },
  moved: { subject: 'Call moved', text: 'A call has been moved.' },
  cancelled: {
    subject: 'Call cancelled',
    text: 'A call was cancelled. Its time is free again unless it’s blocked or outside your hours.',
  },
} as const;

/** To the owner for every call that is booked, moved or cancelled; Reply-To is the visitor. */
export const bookingNotice = defineEmail({
  schema,
  audience: 'owner',
  subject: ({ event, name, longDate, time }) =>
    `${words[event].subject}: ${name}, ${longDate}, ${time}`,
  replyTo: ({ email }) => email || undefined,
  calendar: ({ invite }) => invite,
  emailService: (props) => ({
    template: 'booking',
    params: {
      name: props.name,
      email: props.email || 'Not provided',
      phone: props.phone || 'Not provided',
      company: props.company || 'Not provided',
      appointment_date: props.longDate,
      appointment_time: props.time,
      appointment_details: appointmentDetails(props),
    },
  }),
  Body: ({ props, context }) => (
    <EmailLayout
      context={context}
      preview={`${props.name}, ${props.moment}`}
      reason={`You’re getting this because of a call booked on your site. Reference ${props.reference}.`}
    >
      <Paragraph>
        {words[props.event].text}{' '}
        {props.email
          ? 'Reply to this email to answer the visitor directly.'
          : 'No email address was given, so nothing was emailed to the visitor.'}
      </Paragraph>
      {props.id && (
        <ActionLink href={`${context.siteUrl}/admin/bookings/${props.id}`}>
          Open the call
        </ActionLink>
      )}
      <Fact label="When">{props.moment}</Fact>
      {props.previous && <Fact label="Previous time">{props.previous}</Fact>}
      {props.visitorMoment && <Fact label="Visitor’s time">{props.visitorMoment}</Fact>}
      <Fact label="What">{`${props.title}, ${props.minutes} minutes`}</Fact>
      <Fact label="Name">{props.name}</Fact>
      {props.email && <Fact label="Email">{props.email}</Fact>}
      {props.phone && <Fact label="Phone">{props.phone}</Fact>}
      {props.company && <Fact label="Company">{props.company}</Fact>}
      {props.brief && <Fact label="Notes for the call">{props.brief}</Fact>}
      {props.answer && <Fact label={props.question || 'Answer'}>{props.answer}</Fact>}
      {props.reason && <Fact label="Reason given">{props.reason}</Fact>}
      {props.event !== 'cancelled' &&
        (props.location !== VIRTUAL ? (
          <Fact label="Where">{props.location}</Fact>
        ) : props.meetingLink ? (
          <CallPlace meetingLink={props.meetingLink} />
        ) : (
          <Paragraph>
            {props.email
              ? 'You haven’t set a meeting link, so the visitor was told that you’ll send one before the call.'
              : 'You haven’t set a meeting link. Please give the visitor one before the call.'}
          </Paragraph>
        ))}
    </EmailLayout>
  ),
  preview: {
    event: 'booked',
    reference: sampleCall.reference,
    title: sampleCall.title,
    minutes: sampleCall.minutes,
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '(289) 555-0177',
    company: 'Sample Bakery',
    brief: 'ROI Calculator: pilot first',
    longDate: 'Tuesday, November 24, 2026',
    time: '9:00 AM',
    moment: sampleCall.moment,
    visitorMoment: sampleCall.visitorMoment,
    location: VIRTUAL,
    meetingLink: sampleCall.meetingLink,
    invite: sampleInvite('REQUEST'),
  },
});

function appointmentDetails({
  event,
  title,
  minutes,
  location,
  visitorMoment,
  previous,
  reason,
}: v.InferOutput<typeof schema>): string {
  return [
    `${title}, ${minutes} minutes, ${location}, Toronto time`,
    visitorMoment && `Visitor’s time: ${visitorMoment}`,
    event === 'moved' && `Moved from ${previous}`,
    event === 'cancelled' && `Cancelled${reason ? `: ${reason}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n');
}
