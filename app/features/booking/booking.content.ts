import type { Facts } from '#app/facts/facts.ts';
import { ownWords } from '#app/facts/page-texts.ts';

/** While the server is unreachable, nobody knows whether the time is free. */
export const backupTitle = 'Booking processed via backup systems';
export const notConfirmed = 'Not confirmed yet: we’ll email you as soon as it is.';

export const booking = {
  fields: {
    appointmentDate: {
      label: 'Date',
      missing: 'Choose a day.',
      invalid: 'Choose a day from the calendar.',
    },
    appointmentTime: {
      label: 'Time',
      missing: 'Choose a time.',
      invalid: 'Choose one of the times offered.',
    },
    name: {
      label: 'Full Name',
      missing: 'Enter your name.',
      tooLong: 'Shorten your name to 100 characters.',
    },
    email: {
      label: 'Email',
      help: 'We’ll send your confirmation and calendar file here.',
      missing: 'Enter your email address.',
      invalid: 'Enter an email address like name@example.com.',
      tooLong: 'Enter an email address of at most 254 characters.',
    },
    phone: {
      label: 'Phone',
      tooLong: 'Shorten the phone number to 32 characters.',
    },
    company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
  },
  answerTooLong: 'Shorten your answer to 1,000 characters.',
  optionalMark: '(optional)',
  submitting: 'Booking...',
  detailsTitle: 'Your details',
  /** A tool result that is sent with the booking. */
  brief: { title: 'Included with your booking: {title}', remove: 'Remove' },
  privacyNote: {
    text: 'We use these details only for the call, and delete them two years after our last contact.',
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  errorSummaryTitle: 'Please check these fields',
  toasts: {
    missing: { title: 'Missing information', description: 'Please fill in all required fields' },
    failed: {
      title: 'Booking failed',
      description: 'There was a problem scheduling your call. Please try again.',
    },
  },
  inlineApiError: 'API Error: {error} (Booking processed via backup systems)',
} as const;

/** The calendar and the diary page beside it. */
function calendarWordsOf(facts: Facts) {
  const { company } = facts;
  return {
    failed: 'We couldn’t load the available times. Check your connection and try again.',
    retry: 'Try again',
    noneFree: `There are no times available right now. Email ${company.email} or call ${company.phone.display}.`,
    /** The heading of the two weeks; a month has its name. */
    twoWeeks: '{first} to {last}',
    navLabel: 'Other days',
    earlier: 'Earlier',
    later: 'Later',
    legend: 'The longer the line under a day, the more times are available.',
    closedDays: 'Closed ({reason}): {dates}',
    /** Added to the date in the name of each day. */
    day: {
      free: '{date}, {count} times available',
      freeOne: '{date}, 1 time available',
      full: '{date}, fully booked',
      past: '{date}, past',
      'too-soon': '{date}, no times left to book',
      weekend: '{date}, closed on weekends',
      'day-off': '{date}, closed',
      holiday: '{date}, closed for {name}',
      blocked: '{date}, closed',
      blockedBecause: '{date}, closed: {reason}',
      'beyond-horizon': '{date}, too far ahead',
    },
    freeCount: '{count} times available',
    freeCountOne: '1 time available',
    timesLegend: 'Time',
    morning: 'Morning',
    afternoon: 'Afternoon',
    taken: 'taken',
    /** Shown on the line of the chosen time. */
    entry: 'Your call',
    zoneNote: 'Toronto time',
    visitorZoneNote: 'Toronto time, with {time} beside it',
    /** The heading of slots that are on another day in the visitor's time zone. */
    visitorDay: 'On {date} in {place}',
    weekdays: [
      { short: 'Su', long: 'Sunday' },
      { short: 'Mo', long: 'Monday' },
      { short: 'Tu', long: 'Tuesday' },
      { short: 'We', long: 'Wednesday' },
      { short: 'Th', long: 'Thursday' },
      { short: 'Fr', long: 'Friday' },
      { short: 'Sa', long: 'Saturday' },
    ],
  } as const;
}

/** Shown if somebody else booked the slot first. */
function offerWordsOf(facts: Facts) {
  const { company } = facts;
  return {
    title: 'That time was just taken',
    text: 'Someone else just booked {time} on {date}. These are the closest available times. Choose one to book it with the details you’ve already entered.',
    none: `There are no other times available right now. Email ${company.email} or call ${company.phone.display}.`,
    book: 'Book {date}, {time}',
    bookVisitor: '({moment})',
  } as const;
}

/** The message to the owner about a booking that arrived after its time was taken. */
export const unmetRequestWords = {
  formName: 'Call that couldn’t be booked',
  message:
    'Asked for a call on {wanted} while the site couldn’t be reached. The time was no longer available when the request arrived, so no call is booked.',
  wanted: 'Asked for',
} as const;

/** When calls take place, made from the owner's hours. */
export const hoursWords = {
  row: 'from {first} to {last}',
  days: 'on {days}',
  everyDay: 'every day',
  noDay: 'by arrangement',
  between: '{days} between {from} and {to}, Toronto time',
} as const;

/** Error texts of the server, with placeholders. */
export const bookingReasons = {
  slotTaken: 'Someone else just booked {time} on {date}.',
  pastDay: 'This day has passed. Choose a later one.',
  past: 'This time has passed. Choose a later one.',
  'too-soon': 'This time is too soon for us to prepare. Choose a later one.',
  weekend: 'Calls take place {days}. Choose one of those days.',
  'day-off': 'Calls take place {days}. Choose one of those days.',
  holiday: 'We are closed for {name}. Choose another day.',
  blocked: 'Calls can’t be booked at that time. Choose another time.',
  blockedBecause: 'Calls can’t be booked at that time: {reason}. Choose another time.',
  'beyond-horizon': 'That day is too far ahead. Choose an earlier one.',
  'unknown-slot': 'Choose one of the times offered.',
  noSuchKind: 'This call type can’t be booked right now. Please choose another one.',
  phoneNeeded: 'Enter the phone number we should call.',
  tooMany: 'Too many bookings from this connection. Please wait a few minutes and try again.',
  tooManyEmails:
    'Today’s limit for emails to this address, or from your connection, is reached, so we couldn’t send you a confirmation. Please try again tomorrow, or call {ourPhone}.',
  keyReused:
    'This form was already sent with different answers. Reload the page and send it again.',
  storageDown:
    'We can’t save bookings right now. Please try again in a few minutes, or call {ourPhone}.',
  badRange: 'Give the days as from=YYYY-MM-DD and to=YYYY-MM-DD, at most 62 days apart.',
} as const;

/** Texts of the API documentation. */
export const bookingApiWords = {
  id: 'bookings',
  title: 'Book a call',
  text: 'Books a slot. If two requests ask for the same slot, only one gets it.',
  fields: {
    appointmentDate:
      'YYYY-MM-DD, or an ISO date-time. If the time is exactly 00:00 UTC, the date counts as written. Any other date-time is converted to Toronto time first.',
    appointmentTime: 'One of the slots as shown on the site, for example 9:00 AM.',
    timeZone: 'IANA name of the visitor’s time zone, for the emails.',
    kind: 'The ID of a call type, such as assessment or consultation. Without it, `source` decides; without both, it’s an assessment.',
    answer: 'The answer to the question on the booking form, if there is one.',
    brief: 'What the visitor brings to the call, such as the result of a tool.',
  },
  example: {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    appointmentDate: '2026-11-10',
    appointmentTime: '9:00 AM',
  },
  success:
    '`data.id`, `data.startsAt`, `data.endsAt`, `data.status` and `data.manageUrl`, the secret link to move or cancel the call. The status is `booked`, or, if the visitor must first confirm the call through a link that we email, `held` (the time is kept until `data.heldUntil`) or `unconfirmed` (the link books the time if it’s still available).',
} as const;

export const availabilityApiWords = {
  id: 'availability',
  title: 'List available times',
  text: 'For each day in the range, the free and taken slots, or the reason there are none. Instants are in UTC; slots are in Toronto time.',
  fields: {
    from: 'First day, YYYY-MM-DD.',
    to: 'Last day, YYYY-MM-DD; at most two months later.',
    kind: 'The ID of a call type, which sets the length. Defaults to an assessment.',
    timeZone:
      'IANA name of the visitor’s time zone; each slot then has its time there as `visitor`, if it differs. An unknown zone counts as Toronto.',
  },
  example: { from: '2026-11-03', to: '2026-11-10' },
  success:
    '`data.days`, one entry per day, with `date`, `free`, `taken` and, if nothing is free, `closed`. A slot has `visitor` with `place`, `date` and `time` where the clocks of `data.visitorZone` differ from Toronto’s.',
} as const;

/** What the islands of booking say. It comes with the page, because it names the company. */
export function bookingWordsOf(facts: Facts) {
  const calendarWords = calendarWordsOf(facts);
  const offerWords = offerWordsOf(facts);
  return ownWords('booking', facts, {
    form: booking,
    calendar: calendarWords,
    offers: offerWords,
  } as const);
}
export type BookingWords = ReturnType<typeof bookingWordsOf>;

/** About a booking that was queued in the browser, once the server has answered. */
export const returnedBookingWords = {
  title: 'Your call isn’t booked',
  text: 'You asked for {time} on {date}, but that time was no longer available when your request reached us. Your details are below and in the booking form. Choose one of the closest times, or any other.',
  reason: 'You asked for {time} on {date}. {error}',
  choose: '{date}, {time}',
  details: 'Your details',
  other: 'Choose another time',
  dismiss: 'I don’t need the call',
  bookedTitle: 'Booked: {weekday}, {time}',
  bookedText: 'Your request has reached us. {date} at {time}, Toronto time.',
  unconfirmed: {
    title: 'Confirm your call',
    description:
      'Your request has reached us. Open the link in the email we just sent; your call isn’t booked until you confirm it.',
  },
  labels: {
    name: booking.fields.name.label,
    email: booking.fields.email.label,
    phone: booking.fields.phone.label,
    company: booking.fields.company.label,
    brief: 'For the call',
  },
  manageLink: 'Move or cancel this call',
} as const;
export type ReturnedBookingWords = typeof returnedBookingWords;
