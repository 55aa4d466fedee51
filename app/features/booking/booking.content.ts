import type { PageHead, TextLink, ToastWords } from '#app/content-types.ts';
import { company } from '#app/facts/company.ts';

/** Words that differ between the two kinds of call. */
export type CallWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly sent: ToastWords;
  readonly backup: ToastWords;
  readonly otherKind: TextLink & { readonly text: string };
};

const bookedFor = 'Your call is booked for {date} at {time}.';

export const callWords = {
  assessment: {
    head: {
      title: 'Book a Free AI Readiness Assessment | AI for SMEs',
      description:
        'Pick a day and a time for a free 30-minute AI readiness assessment by video. Move or cancel it until it starts. Nothing to install, nothing to pay.',
      keywords: ['book AI readiness assessment', 'free AI consultation Mississauga'],
      isMadeOnRequest: true,
    },
    title: 'Book your free assessment',
    lead: 'A 30-minute video call, available {hours}. You’ll come away with one task worth automating, or a clear reason to wait.',
    submit: 'Book Assessment Call',
    sent: { title: 'Assessment call scheduled!', description: bookedFor },
    backup: { title: 'Booking processed via backup systems', description: bookedFor },
    otherKind: {
      text: 'Choosing between courses?',
      label: 'Book the 15-minute course consultation instead',
      href: '/book?kind=consultation',
    },
  },
  consultation: {
    head: {
      title: 'Book a Free 15-Minute Consultation | AI for SMEs',
      description:
        'Not sure which course fits? Pick a day and a time for a free 15-minute consultation by video. You can move or cancel it until it starts.',
      keywords: ['free course consultation', 'which AI course'],
      isMadeOnRequest: true,
    },
    title: 'Book your free consultation',
    lead: 'A 15-minute video call about which course fits you, or whether you need one at all. Calls are available {hours}.',
    submit: 'Book Consultation Call',
    sent: { title: 'Consultation call scheduled!', description: bookedFor },
    backup: { title: 'Booking processed via backup systems', description: bookedFor },
    otherKind: {
      text: 'Want to talk about your whole business?',
      label: 'Book the 30-minute AI readiness assessment instead',
      href: '/book',
    },
  },
} as const satisfies Record<'assessment' | 'consultation', CallWords>;

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
      help: 'In case the video call doesn’t work.',
      tooLong: 'Shorten the phone number to 32 characters.',
    },
    company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
  },
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
  /** Shown if a call is held, because many calls come from unconfirmed addresses. */
  held: {
    title: 'Confirm your call',
    description:
      "Open the link in the email we just sent. Your call isn't booked until you confirm it; we'll hold {time} on {date} for 30 minutes.",
  },
  /** Added to the message while the server is unreachable: the slot isn't certain yet. */
  confirmLater: 'We’ll confirm this time by email.',
  inlineApiError: 'API Error: {error} (Booking processed via backup systems)',
  sentMore: 'A confirmation with a calendar file is on its way to your inbox.',
  manageLink: 'View, move or cancel this call',
} as const;

/** The calendar and the diary page beside it. */
export const calendarWords = {
  loading: 'Loading available times…',
  failed: 'We couldn’t load the available times. Check your connection and try again.',
  retry: 'Try again',
  nextAvailable: 'Next available: {date}, {time}',
  noneFree: `There are no times available right now. Email ${company.email} or call ${company.phone.display}.`,
  previousMonth: 'Go to the previous month, {month}',
  nextMonth: 'Go to the next month, {month}',
  noEarlierMonth: 'There’s no earlier month to book',
  noLaterMonth: 'There’s no later month to book',
  gridLabel: 'Days in {month}',
  navLabel: 'Months',
  legend: 'The longer the line under a day, the more times are available.',
  /** Added to the date in the name of each day. */
  day: {
    free: '{date}, {count} times available',
    freeOne: '{date}, 1 time available',
    full: '{date}, fully booked',
    past: '{date}, past',
    tooSoon: '{date}, no times left to book',
    weekend: '{date}, closed on weekends',
    dayOff: '{date}, closed',
    holiday: '{date}, closed for {name}',
    blocked: '{date}, closed',
    blockedBecause: '{date}, closed: {reason}',
    beyond: '{date}, too far ahead',
    unknown: '{date}',
  },
  diaryEmpty: 'Choose a day to see the available times.',
  dayTitle: '{weekday}, {date}',
  freeCount: '{count} times available',
  freeCountOne: '1 time available',
  timesLegend: 'Time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  taken: 'taken',
  /** Shown on the line of the chosen time. */
  entry: 'Your call',
  zoneNote: 'All times are in Toronto time ({zone}).',
  visitorZoneNote: 'Your {place} time ({zone}) is shown beside each one.',
  /** The heading of slots that are on another day in the visitor's time zone. */
  visitorDay: 'On {date} in {place}',
  choice: 'You chose {moment}.',
  choiceVisitor: 'That’s {moment} for you.',
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

/** Shown if somebody else booked the slot first. */
export const offerWords = {
  title: 'That time was just taken',
  text: 'Someone else just booked {time} on {date}. These are the closest available times. Choose one to book it with the details you’ve already entered.',
  none: `There are no other times available right now. Email ${company.email} or call ${company.phone.display}.`,
  book: 'Book {date}, {time}',
  bookVisitor: '({moment})',
} as const;

/** When calls take place, made from the owner's hours. */
export const hoursWords = {
  row: 'from {first} to {last}',
  days: 'on {days}',
  everyDay: 'every day',
  noDay: 'by arrangement',
  and: '{names} and {last}',
  between: '{days} between {from} and {to}, Toronto time',
} as const;

/** Error texts of the server, with placeholders. */
export const bookingReasons = {
  slotTaken: 'Someone else just booked {time} on {date}.',
  pastDay: 'This day has passed. Choose a later one.',
  pastTime: 'This time has passed. Choose a later one.',
  tooSoon: 'This time is too soon for us to prepare. Choose a later one.',
  closedDay: 'Calls take place {days}. Choose one of those days.',
  holiday: 'We are closed for {name}. Choose another day.',
  blocked: 'Calls can’t be booked at that time. Choose another time.',
  blockedBecause: 'Calls can’t be booked at that time: {reason}. Choose another time.',
  beyondHorizon: 'That day is too far ahead. Choose an earlier one.',
  unknownSlot: 'Choose one of the times offered.',
  tooMany: 'Too many bookings from this connection. Please wait a few minutes and try again.',
  tooManyForAddress: `This email address already has the most calls we can book for it. Move or cancel one with the link in its confirmation email, or call ${company.phone.display}.`,
  tooManyForNetwork: `Several calls have already been booked from this connection. Cancel one with the link in its confirmation email, or call ${company.phone.display}.`,
  keyReused:
    'This form was already sent with different answers. Reload the page and send it again.',
  storageDown: 'We can’t save bookings right now.',
  badRange: 'Give the days as from=YYYY-MM-DD and to=YYYY-MM-DD, at most 62 days apart.',
} as const;

/** Texts of the API documentation. */
export const bookingApiWords = {
  id: 'bookings',
  title: 'Book a call',
  text: 'Books a slot. If two requests ask for the same slot, only one gets it.',
  fields: {
    appointmentDate:
      'YYYY-MM-DD, or an ISO date-time: at exactly T00:00 UTC the date as written counts, otherwise its date in Toronto.',
    appointmentTime: 'One of the slots as shown on the site, for example 9:00 AM.',
    timeZone: 'IANA name of the visitor’s time zone, for the emails.',
    brief: 'What the visitor brings to the call, such as the result of a tool.',
  },
  example: {
    name: 'Sample Visitor',
    email: 'visitor@example.com',
    appointmentDate: '2026-11-10',
    appointmentTime: '9:00 AM',
  },
  success:
    '`data.id`, `data.startsAt`, `data.endsAt`, `data.status` and `data.manageUrl`, the secret link to move or cancel the call. The status is `booked`, or `held` until `data.heldUntil`: the visitor then has to confirm the call through the link in an email first.',
} as const;

export const availabilityApiWords = {
  id: 'availability',
  title: 'List available times',
  text: 'For each day in the range, the free and taken slots, or the reason there are none. Instants are in UTC; slots are in Toronto time.',
  fields: {
    from: 'First day, YYYY-MM-DD.',
    to: 'Last day, YYYY-MM-DD; at most two months later.',
  },
  example: { from: '2026-11-03', to: '2026-11-10' },
  success: '`data.days`, one entry per day.',
} as const;

/** The dialog that opens after booking. */
export const helperWords = {
  title: 'Add it to your calendar',
  intro: 'Add this call to your own calendar.',
  google: 'Google Calendar',
  outlook: 'Outlook',
  office365: 'Office 365',
  file: 'Calendar file (.ics)',
  manage: 'View, move or cancel this call',
  close: 'Close',
  unconfirmed: 'We haven’t been able to reach our server yet. We’ll confirm this time by email.',
  newTab: '(opens in a new tab)',
} as const;
