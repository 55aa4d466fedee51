import * as v from 'valibot';
import type { OutgoingMail } from '#app/platform/outbox/delivery.ts';
import { defineEmail, type EmailContext } from './email.ts';
import { action, fact, paragraph, small, TextLink } from './layout.tsx';

/** What every email to a visitor says about a call. None of it was typed by a visitor. */
const callSchema = v.object({
  reference: v.string(),
  /** 'AI Readiness Assessment' */
  title: v.string(),
  minutes: v.number(),
  /** 'Tuesday, November 24, 2026 at 9:00 AM Toronto time (Eastern Standard Time)' */
  moment: v.string(),
  /** The same moment in the visitor's time zone, if it differs. */
  visitorMoment: v.optional(v.string()),
  meetingLink: v.optional(v.string()),
  /** Where a call takes place that isn't a video call. */
  where: v.optional(v.string()),
  /** The secret link for moving or cancelling the call. */
  manageUrl: v.string(),
  /** Until when, if that isn't the start. */
  changeUntil: v.optional(v.string()),
  links: v.object({ google: v.string(), outlook: v.string(), office365: v.string() }),
});

type Call = v.InferOutput<typeof callSchema>;

/** The calendar file of an email. */
export const inviteSchema = v.object({
  method: v.picklist(['REQUEST', 'CANCEL']),
  content: v.string(),
}) satisfies v.GenericSchema<unknown, OutgoingMail['calendar']>;

type Invite = v.InferOutput<typeof inviteSchema>;

const invitedSchema = v.object({ ...callSchema.entries, invite: inviteSchema });

/** Values for previews and tests. */
export const sampleCall: Call = {
  reference: '7K2P-M4QX',
  title: 'AI Readiness Assessment',
  minutes: 30,
  moment: 'Tuesday, November 24, 2026 at 9:00 AM Toronto time (Eastern Standard Time)',
  visitorMoment: 'Tuesday, November 24, 2026 at 2:00 PM London time (Greenwich Mean Time)',
  meetingLink: 'https://meet.example.com/room',
  manageUrl: 'https://www.example.com/bookings/sample-token',
  links: {
    google: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    outlook: 'https://outlook.live.com/calendar/0/deeplink/compose',
    office365: 'https://outlook.office.com/calendar/0/deeplink/compose',
  },
};

/** A calendar file for previews. */
export function sampleInvite(method: Invite['method']): Invite {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'END:VCALENDAR', ''];
  return { method, content: lines.join('\r\n') };
}

const invited = { ...sampleCall, invite: sampleInvite('REQUEST') };

/** Why a visitor gets an email about a call. */
const reason =
  'You’re getting this because a call was booked on our site with this address. If that wasn’t you, cancel it with the link above. We’ll confirm that, and you won’t hear from us again.';

/** To the visitor, at an unconfirmed address: when, how to join, and how to move or cancel. */
export const bookingConfirmation = defineEmail({
  schema: invitedSchema,
  audience: 'visitor',
  ownSentence: 'bookingConfirmation',
  subject: ({ moment }) => `Your call is booked: ${moment}`,
  calendar: ({ invite }) => invite,
  preheader: ({ moment }) => moment,
  reason,
  body: (call, context) => [
    'Your call is booked.',
    summary(call),
    paragraph(
      // For email apps that don't show the attached invite.
      <>
        The attached file adds the call to your calendar. Or add it to{' '}
        <TextLink href={call.links.google}>Google Calendar</TextLink>,{' '}
        <TextLink href={call.links.outlook}>Outlook</TextLink> or{' '}
        <TextLink href={call.links.office365}>Office 365</TextLink>.
      </>,
    ),
    !call.changeUntil && 'Something came up? You can move or cancel the call until it starts:',
    manageLink(call, context),
  ],
  preview: invited,
});

/** To an address that has to confirm its call: it is booked once the link is used. */
export const bookingHold = defineEmail({
  schema: v.object({
    ...callSchema.entries,
    /** Until when the time is kept; undefined if it isn't. */
    heldUntil: v.optional(v.string()),
    confirmUrl: v.string(),
  }),
  audience: 'visitor',
  subject: ({ moment }) => `Confirm your call: ${moment}`,
  preheader: ({ heldUntil }) =>
    heldUntil ? `Held until ${heldUntil}` : 'The link books it if it’s still available',
  reason:
    'You’re getting this because someone asked for a call on our site with this address. If that wasn’t you, ignore this email: nothing is booked until you confirm it.',
  body: ({ heldUntil, confirmUrl, ...call }) => [
    heldUntil
      ? `We’re holding this time for you until ${heldUntil}. Your call isn’t booked yet: open the link and confirm it.`
      : 'Your call isn’t booked yet, and we can’t hold this time for you. Open the link and confirm it, and we’ll book the time if it’s still available.',
    summary(call),
    action(confirmUrl, 'Confirm this call'),
    'If you didn’t ask for a call, you don’t need to do anything. Nothing is booked.',
    small(`Reference ${call.reference}`),
  ],
  preview: {
    ...sampleCall,
    heldUntil: 'Monday, November 23, 2026 at 9:42 AM Toronto time',
    confirmUrl: 'https://www.example.com/bookings/sample?confirm=sample',
  },
});

/** To the visitor, 24 hours and one hour before the call. */
export const bookingReminder = defineEmail({
  schema: v.object({ ...callSchema.entries, when: v.picklist(['day', 'hour']) }),
  audience: 'visitor',
  ownSentence: 'bookingReminder',
  subject: ({ when, moment }) =>
    `${when === 'day' ? 'Tomorrow' : 'In one hour'}: your call at ${moment.replace(/^.* at (?=\d)/, '').replace(/ \(.*$/, '')}`,
  preheader: ({ moment }) => moment,
  reason,
  body: ({ when, ...call }, context) => [
    when === 'day' ? 'Your call is tomorrow.' : 'Your call starts in one hour.',
    summary(call),
    'To prepare, think of one task that gets done over and over: who does it, how often, and how long it takes. That’s all.',
    manageLink(call, context),
  ],
  preview: { ...sampleCall, when: 'day' },
});

/** To the visitor after a call was moved; its invite replaces the earlier one. */
export const bookingChanged = defineEmail({
  schema: v.object({
    ...invitedSchema.entries,
    /** The time before the change. */
    previous: v.string(),
  }),
  audience: 'visitor',
  ownSentence: 'bookingChanged',
  subject: ({ moment }) => `Your call has moved to ${moment}`,
  calendar: ({ invite }) => invite,
  preheader: ({ moment }) => `Now: ${moment}`,
  reason,
  body: ({ previous, ...call }, context) => [
    'Your call has been moved to a new time.',
    summary(call),
    paragraph(
      <>
        The previous time was <s>{previous}</s>.
      </>,
    ),
    CALENDAR_UPDATE,
    manageLink(call, context),
  ],
  preview: {
    ...invited,
    previous: 'Monday, November 23, 2026 at 1:30 PM Toronto time (Eastern Standard Time)',
  },
});

/** After the owner changed where calls take place. Its invite replaces the earlier one. */
export const bookingDetails = defineEmail({
  schema: invitedSchema,
  audience: 'visitor',
  subject: ({ moment }) => `New details for your call on ${moment.replace(/ \(.*$/, '')}`,
  calendar: ({ invite }) => invite,
  preheader: 'The time hasn’t changed, only how to join',
  reason,
  body: (call, context) => [
    'The way to join your call has changed. The time stays the same. Please use these details and ignore the earlier ones:',
    summary(call),
    CALENDAR_UPDATE,
    manageLink(call, context),
  ],
  preview: invited,
});

/** To the visitor after a call was cancelled. Its invite removes the call from the calendar. */
export const bookingCancelled = defineEmail({
  schema: v.object({
    ...invitedSchema.entries,
    /** True if the owner cancelled, false if the visitor did. */
    isByOwner: v.boolean(),
    /** The owner's note to the visitor. */
    note: v.optional(v.string()),
  }),
  audience: 'visitor',
  ownSentence: 'bookingCancelled',
  subject: ({ moment }) => `Your call is cancelled: ${moment}`,
  calendar: ({ invite }) => invite,
  preheader: 'The call will not take place.',
  reason:
    'You’re getting this because a call booked with this address was cancelled. You won’t get any more emails about it.',
  body: ({ isByOwner, note, ...call }, { siteUrl }) => [
    isByOwner
      ? 'We’re sorry, but we had to cancel your call. Please choose another time, or reply to this email.'
      : 'Your call is cancelled, and its time has been released.',
    note,
    fact('It was booked for', bothMoments(call)),
    action(`${siteUrl}/book`, 'Book another call'),
    small(`Reference ${call.reference}`),
  ],
  preview: { ...invited, invite: sampleInvite('CANCEL'), isByOwner: false },
});

/** To the visitor, when the owner marks a call as a no-show. */
export const bookingMissed = defineEmail({
  schema: v.object({
    reference: v.string(),
    title: v.string(),
    moment: v.string(),
    /** The page for booking another call of the same kind. */
    bookUrl: v.string(),
  }),
  audience: 'visitor',
  subject: () => 'Sorry we missed you',
  preheader: 'Pick another time that works for you',
  reason: 'You’re getting this because a call was booked on our site with this address.',
  body: ({ reference, title, moment, bookUrl }) => [
    `We were expecting you for the ${title} on ${moment}, but we didn’t get to talk.`,
    'These things happen. If you’d still like to talk, pick another time:',
    action(bookUrl, 'Book another call'),
    small(`Reference ${reference}`),
  ],
  preview: { ...sampleCall, bookUrl: 'https://www.example.com/book' },
});

/**
 * To the visitor, at an unconfirmed address, when a booking that waited in the browser arrives after
 * its time was taken.
 */
export const bookingUnavailable = defineEmail({
  schema: v.object({
    reference: v.string(),
    title: v.string(),
    /** The time that was asked for. */
    wanted: v.string(),
    /** The nearest free times, when this was queued. */
    nearest: v.array(v.string()),
    /** The page for booking another time. */
    bookUrl: v.string(),
  }),
  audience: 'visitor',
  subject: () => 'Your call isn’t booked: please choose another time',
  preheader: 'That time was taken before your request reached us',
  reason:
    'You’re getting this because this address was entered in the booking form on our site. If that wasn’t you, you can ignore this email; you won’t hear from us again.',
  body: ({ reference, title, wanted, nearest, bookUrl }) => [
    'You asked for the time below while our server couldn’t be reached. When your request arrived, the time was no longer available, so you don’t have a call yet.',
    fact('You asked for', `${title}\n${wanted}`),
    fact('Nearest available times', nearest.join('\n')),
    action(bookUrl, 'Choose another time'),
    'If you’d rather not choose one yourself, reply to this email and we’ll help you find a time.',
    small(`Reference ${reference}`),
  ],
  preview: {
    reference: sampleCall.reference,
    title: sampleCall.title,
    wanted: sampleCall.moment,
    nearest: ['Tuesday, November 24, 2026 at 9:30 AM', 'Tuesday, November 24, 2026 at 10:00 AM'],
    bookUrl: 'https://www.example.com/book',
  },
});

/** To everybody who asked for an earlier time, or for any time on a day that is fully booked. */
export const timeOpened = defineEmail({
  schema: v.object({
    title: v.string(),
    minutes: v.number(),
    moment: v.string(),
    visitorMoment: v.optional(v.string()),
    /** The time of the call that could move; undefined for a person without a booking. */
    current: v.optional(v.string()),
    /** The page on which the time is booked, or the call moved to it. */
    bookUrl: v.string(),
  }),
  audience: 'visitor',
  ownSentence: 'timeOpened',
  subject: ({ moment }) => `A time has opened up: ${moment.replace(/ \(.*$/, '')}`,
  preheader: 'Whoever books it first gets it',
  reason: ({ current }) =>
    `You’re getting this because you asked us to tell you ${current ? 'when an earlier time opens up' : 'if a time opens up'}. It’s the only email about your request.`,
  body: ({ current, bookUrl, ...call }) => [
    current
      ? 'You asked us to tell you about earlier times, and one has opened up.'
      : 'You asked us to tell you if a time opens up on this day, and one has.',
    fact('When', bothMoments(call)),
    fact('What', `${call.title}, ${call.minutes} minutes`),
    'We’ve told everyone who asked, and whoever books it first gets it. If it’s gone when you get there, you can ask again on the same page.',
    current && `If you don’t take it, your call is still on ${current}.`,
    action(bookUrl, current ? 'Move my call' : 'Book this time'),
  ],
  preview: {
    ...sampleCall,
    current: 'Monday, November 30, 2026 at 1:30 PM Toronto time (Eastern Standard Time)',
    bookUrl: 'https://www.example.com/bookings/sample-token?date=2026-11-24#move',
  },
});

/** For a call that is in the calendar already: links would add it a second time. */
const CALENDAR_UPDATE =
  'The attached file updates the call in your calendar. If you added it with one of the calendar links, please change that event yourself.';

/** When, what and where. */
function summary(call: Call) {
  return (
    <>
      {fact('When', bothMoments(call))}
      {fact('What', `${call.title}, ${call.minutes} minutes`)}
      {call.where ? fact('Where', call.where) : callPlace(call.meetingLink)}
    </>
  );
}

function bothMoments({ moment, visitorMoment }: Pick<Call, 'moment' | 'visitorMoment'>): string {
  return visitorMoment ? `${moment}\nYour time: ${visitorMoment}` : moment;
}

/** Where a video call takes place: the meeting link, or a note that it will follow. */
export function callPlace(meetingLink: string | undefined) {
  if (!meetingLink) {
    return fact(
      'Where',
      'Virtual Meeting. The person you’ll be talking to will send you the link before the call.',
    );
  }
  return paragraph(
    <>
      Virtual Meeting: <TextLink href={meetingLink}>{meetingLink}</TextLink>
    </>,
  );
}

/** The link that moves or cancels a call, and until when, if the owner asks for notice. */
function manageLink({ changeUntil, manageUrl, reference }: Call, { facts }: EmailContext) {
  return (
    <>
      {changeUntil &&
        paragraph(
          `You can move or cancel the call with this link until ${changeUntil}. After that, please call ${facts.company.phone.display}.`,
        )}
      {action(manageUrl, 'View, move or cancel this call')}
      {small(`Reference ${reference}`)}
    </>
  );
}
