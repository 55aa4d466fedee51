import type { PageHead, ToastWords } from '#app/site.content.ts';
import { company } from '#app/site.content.ts';

/** Words that differ between the two kinds of call. */
export type CallWords = {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly sent: ToastWords;
  readonly backup: ToastWords;
  readonly otherKind: { readonly text: string; readonly label: string; readonly href: string };
};

const bookedFor = 'Your call is booked for {date} at {time}.';

export const callWords = {
  assessment: {
    head: {
      title: 'Book a Free AI Readiness Assessment | AI for SMEs',
      description:
        'Pick a day and a time for a free 30-minute AI readiness assessment by video. Move or cancel it yourself until it starts. Nothing to install, nothing to pay.',
      keywords: ['book AI readiness assessment', 'free AI consultation Mississauga'],
      isMadeOnRequest: true,
    },
    title: 'Book your free assessment',
    lead: 'Thirty minutes by video, on a weekday between 9:00 AM and 5:00 PM Toronto time. You leave with one task worth automating, or a clear reason to wait.',
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
        'Not sure which course fits? Pick a day and a time for a free 15-minute consultation by video. Move or cancel it yourself until it starts.',
      keywords: ['free course consultation', 'which AI course'],
      isMadeOnRequest: true,
    },
    title: 'Book your free consultation',
    lead: 'Fifteen minutes by video about which course fits you, or whether you need one at all. On a weekday between 9:00 AM and 5:00 PM Toronto time.',
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
      help: 'The confirmation with the calendar file goes here.',
      missing: 'Enter your email address.',
      invalid: 'Enter an email address like name@example.com.',
      tooLong: 'Enter an email address of at most 254 characters.',
    },
    phone: {
      label: 'Phone',
      help: 'In case the video fails.',
      tooLong: 'Shorten the phone number to 32 characters.',
    },
    company: { label: 'Company', tooLong: 'Shorten the company name to 120 characters.' },
  },
  optionalMark: '(optional)',
  submitting: 'Booking...',
  detailsTitle: 'Who is calling?',
  /** A tool result on its way to the call. */
  brief: { title: 'You bring along: {title}', remove: 'Leave it out' },
  privacyNote: {
    text: 'We use this for the call only, and delete it two years after our last contact.',
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
  errorSummaryTitle: 'Please look at these fields',
  toasts: {
    missing: { title: 'Missing information', description: 'Please fill in all required fields' },
    failed: {
      title: 'Booking failed',
      description: 'There was a problem scheduling your call. Please try again.',
    },
  },
  /** While many calls come in from unconfirmed addresses, a call is held and not booked yet. */
  held: {
    title: 'Confirm your call',
    description:
      "Open the link in the email we just sent. Your call isn't booked until you confirm it; we'll hold {time} on {date} for 30 minutes.",
  },
  /** Follows the booked message while the server is away: the request is kept, the time is not firm. */
  confirmLater: 'We will confirm this time by e-mail.',
  inlineApiError: 'API Error: {error} (Booking processed via backup systems)',
  sentMore: 'A confirmation with a calendar file is on its way to your inbox.',
  manageLink: 'See, move or cancel this call',
} as const;

/** The calendar and the diary page beside it. */
export const calendarWords = {
  loading: 'Looking up free times…',
  failed: 'The free times could not be looked up. Check your connection and try again.',
  retry: 'Try again',
  nextAvailable: 'Next available: {date}, {time}',
  noneFree: `No time is free at the moment. Write to ${company.email} or call ${company.phone.display}.`,
  previousMonth: 'Go to the previous month, {month}',
  nextMonth: 'Go to the next month, {month}',
  noEarlierMonth: 'There is no earlier month to book in',
  noLaterMonth: 'There is no later month to book in',
  gridLabel: 'Days of {month}',
  navLabel: 'Months',
  legend: 'The longer the line under a day, the more of it is free.',
  /** Added to the date in the name of each day. */
  day: {
    free: '{date}, {count} times free',
    freeOne: '{date}, 1 time free',
    full: '{date}, fully booked',
    past: '{date}, past',
    tooSoon: '{date}, no time left to book',
    weekend: '{date}, closed at weekends',
    holiday: '{date}, closed for {name}',
    blocked: '{date}, closed',
    blockedBecause: '{date}, closed: {reason}',
    beyond: '{date}, too far ahead',
    unknown: '{date}',
  },
  diaryEmpty: 'Choose a day to see its times.',
  dayTitle: '{weekday}, {date}',
  freeCount: '{count} times free',
  freeCountOne: '1 time free',
  timesLegend: 'Time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  taken: 'taken',
  /** Written on the chosen line. */
  entry: 'Your call',
  zoneNote: 'All times are Toronto time ({zone}).',
  visitorZoneNote: 'Your clock shows {place} time ({zone}): it stands beside each time.',
  /** Slots that fall on another day of the visitor's calendar stand under such a line. */
  visitorDay: 'On {date} in {place}',
  choice: 'You chose {moment}.',
  choiceVisitor: 'For you that is {moment}.',
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

/** Losing a race for a slot. */
export const offerWords = {
  title: 'Somebody was faster',
  text: '{time} on {date} has just been booked. These are the nearest free times; one press books the one you want with everything you typed.',
  none: `No other time is free at the moment. Write to ${company.email} or call ${company.phone.display}.`,
  book: 'Book {date}, {time}',
  bookVisitor: '({moment})',
} as const;

/** What the server says, in words. `{…}` marks are filled. */
export const bookingReasons = {
  slotTaken: '{time} on {date} was booked by somebody else a moment ago.',
  pastDay: 'This day has passed. Choose a later one.',
  pastTime: 'This time has passed. Choose a later one.',
  tooSoon: 'This time is too close for us to prepare. Choose a later one.',
  weekend: 'Calls take place from Monday to Friday. Choose a weekday.',
  holiday: 'We are closed for {name}. Choose another day.',
  blocked: 'No calls can be booked then. Choose another time.',
  blockedBecause: 'No calls can be booked then: {reason}. Choose another time.',
  beyondHorizon: 'That day is too far ahead. Choose an earlier one.',
  unknownSlot: 'Choose one of the times offered.',
  tooMany: 'Too many bookings from this connection. Please wait a few minutes and try again.',
  tooManyForAddress: `This address has as many calls booked as we can hold for it. Move or cancel one through the link in its confirmation, or call ${company.phone.display}.`,
  tooManyForNetwork: `Several calls are already booked from this connection. Cancel one through the link in its confirmation, or call ${company.phone.display}.`,
  keyReused: 'This form was sent before with other answers. Reload the page and send it again.',
  storageDown: 'We cannot store bookings at this moment.',
  badRange: 'Name the days as from=YYYY-MM-DD and to=YYYY-MM-DD, at most 62 days apart.',
} as const;

/** What the API description says. */
export const bookingApiWords = {
  id: 'bookings',
  title: 'Book a call',
  text: 'Books a slot. Of two that ask for the same one, one gets it.',
  fields: {
    appointmentDate:
      'YYYY-MM-DD, or an ISO date-time: at exactly T00:00 UTC the date written in it counts, otherwise its date in Toronto.',
    appointmentTime: 'One of the slots as the site writes them: 9:00 AM.',
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
    '`data.id`, `data.startsAt`, `data.endsAt`, `data.status` and `data.manageUrl`, the secret address to move or cancel the call. The status is `booked`, or `held` until `data.heldUntil`: the visitor then has to confirm the call through the link in an email first.',
} as const;

export const availabilityApiWords = {
  id: 'availability',
  title: 'Read the free slots',
  text: 'For each day of the range its free and taken slots, or why there are none. Times are instants in UTC; the slots are Toronto time.',
  fields: {
    from: 'First day, YYYY-MM-DD.',
    to: 'Last day, YYYY-MM-DD; at most two months later.',
  },
  example: { from: '2026-11-03', to: '2026-11-10' },
  success: '`data.days`, one entry a day.',
} as const;

/** The window that opens after booking. */
export const helperWords = {
  title: 'Add it to your calendar',
  intro: 'One press, and your own calendar knows about it too.',
  google: 'Google Calendar',
  outlook: 'Outlook',
  office365: 'Office 365',
  file: 'Calendar file (.ics)',
  manage: 'See, move or cancel this call',
  close: 'Close',
  unconfirmed: 'Our server could not be reached yet: we will confirm this time by e-mail.',
  newTab: '(opens in a new tab)',
} as const;

/** The page behind the secret link. */
export const managePage = {
  head: {
    title: 'Your Call | AI for SMEs',
    description:
      'Your booked call: when it is, how to join, and a way to move or cancel it until it starts. Keep the address of this page to yourself.',
    keywords: ['booked call'],
    noindex: true,
  },
  titles: {
    active: 'Your call is booked',
    held: 'Confirm your call',
    expired: 'Your call was not confirmed in time',
    moved: 'Your call has been moved',
    cancelled: 'Your call is cancelled',
    started: 'Your call has begun',
    over: 'Your call is over',
  },
  reference: 'Reference {reference}',
  when: 'When',
  what: 'What',
  where: 'Where',
  who: 'Who',
  length: '{title}, {minutes} minutes',
  join: 'Join the call',
  noLink: 'Virtual Meeting. The person you talk to sends you the link before the call.',
  addTitle: 'Put it in your calendar',
  moveTitle: 'Move it',
  moveText: 'The time you have now stays yours until the new one is booked.',
  moveSubmit: 'Move my call',
  moving: 'Moving...',
  cancelTitle: 'Cancel it',
  cancelText: 'The time is free for somebody else at once. We tell both sides by e-mail.',
  cancelReason: { label: 'Why?', help: 'Only if you like; it helps us plan.' },
  cancelSubmit: 'Cancel my call',
  heldText:
    "Your call isn't booked yet. Open the link in the email we just sent to confirm it. We'll hold this time until {until}.",
  heldHere: "Your call isn't booked yet. Confirm it here. We'll hold this time until {until}.",
  expiredText:
    'The call of {moment} was never confirmed, so the time was released. If you have the email, its link still books the time while it is free.',
  expiredHere: 'The time was released. You can still confirm it here if nobody else has booked it.',
  confirmTitle: 'Confirm it',
  confirmSubmit: 'Confirm my call',
  cancelledText: 'The call of {moment} is cancelled. Nobody will call you.',
  startedText: `It started at {moment}, so it can no longer be moved or cancelled here. Running late? Call ${company.phone.display}.`,
  overText: 'It took place at {moment}. If there is something to add, write to us.',
  bookAgain: { label: 'Book another call', href: '/book' },
  write: { label: 'Send a message', href: '/contact' },
  keepAddress: 'This page is yours alone: whoever has its address can move or cancel the call.',
  errors: {
    confirmFailed: 'Your call was not confirmed',
    wrongKey: 'This link does not confirm the call. Open the link in the newest email again.',
    notConfirmed: 'This call was never confirmed, so there is nothing to change.',
    started: 'The call has already started, so it can no longer be changed here.',
    cancelled: 'This call was cancelled before, so it cannot be moved. Book a new one instead.',
    tooManyChanges: `This call has been moved as often as we can follow. Please call ${company.phone.display}.`,
    moveFailed: 'Your call was not moved',
    cancelFailed: 'Your call was not cancelled',
    changedMeanwhile:
      'The call was changed in another window. Look at the time above, then try again.',
  },
} as const;
