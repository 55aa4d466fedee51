import * as v from 'valibot';
import { callPlace, inviteSchema, sampleCall, sampleInvite } from './calls.email.tsx';
import { defineEmail } from './email.ts';
import { action, fact } from './layout.tsx';

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
  preheader: ({ name, moment }) => `${name}, ${moment}`,
  reason: ({ reference }) =>
    `You’re getting this because of a call booked on your site. Reference ${reference}.`,
  body: (call, { siteUrl }) => [
    `${words[call.event].text} ${
      call.email
        ? 'Reply to this email to answer the visitor directly.'
        : 'No email address was given, so nothing was emailed to the visitor.'
    }`,
    call.id && action(`${siteUrl}/admin/bookings/${call.id}`, 'Open the call'),
    fact('When', call.moment),
    fact('Previous time', call.previous),
    fact('Visitor’s time', call.visitorMoment),
    fact('What', `${call.title}, ${call.minutes} minutes`),
    fact('Name', call.name),
    fact('Email', call.email),
    fact('Phone', call.phone),
    fact('Company', call.company),
    fact('Notes for the call', call.brief),
    fact(call.question || 'Answer', call.answer),
    fact('Reason given', call.reason),
    call.event !== 'cancelled' && placeOf(call),
  ],
  preview: {
    ...sampleCall,
    event: 'booked',
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    phone: '(289) 555-0177',
    company: 'Sample Bakery',
    brief: 'ROI Calculator: pilot first',
    longDate: 'Tuesday, November 24, 2026',
    time: '9:00 AM',
    location: VIRTUAL,
    invite: sampleInvite('REQUEST'),
  },
});

type Call = v.InferOutput<typeof schema>;

function placeOf({ location, meetingLink, email }: Call) {
  if (location !== VIRTUAL) return fact('Where', location);
  if (meetingLink) return callPlace(meetingLink);
  return email
    ? 'You haven’t set a meeting link, so the visitor was told that you’ll send one before the call.'
    : 'You haven’t set a meeting link. Please give the visitor one before the call.';
}

function appointmentDetails({
  event,
  title,
  minutes,
  location,
  visitorMoment,
  previous,
  reason,
}: Call): string {
  return [
    `${title}, ${minutes} minutes, ${location}, Toronto time`,
    visitorMoment && `Visitor’s time: ${visitorMoment}`,
    event === 'moved' && `Moved from ${previous}`,
    event === 'cancelled' && `Cancelled${reason ? `: ${reason}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n');
}
