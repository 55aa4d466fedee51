import type { NoticeWords } from '../shell/shell.content.ts';

export const ruleFields = {
  startEveryMinutes: 'Minutes from one start time to the next',
  maxCallsPerDay: 'Maximum calls per day (optional)',
  bufferBeforeMinutes: 'Minutes kept free before each call',
  bufferAfterMinutes: 'Minutes kept free after each call',
  minimumNoticeMinutes: 'Minimum notice in minutes',
  horizonDays: 'How many days ahead',
  changeNoticeHours: {
    label: 'Hours before a call in which visitors can’t move or cancel it',
    help: '0 lets them until it starts. With more, the call’s page shows your phone number in those hours.',
  },
  meetingLink: {
    label: 'Meeting link (not shown on public pages)',
    help: 'For video calls without a link of their own. {room} stands for a room name that differs for each call. If you change the link, you’ll first see how many people will be emailed the new one. Nothing is saved until you confirm.',
  },
} as const;

export const ruleSwitches = {
  observeOntarioHolidays: 'Block Ontario’s public holidays',
  observeCivicHoliday: 'Block the Civic Holiday too',
  observeTruthAndReconciliationDay: 'Block the National Day for Truth and Reconciliation too',
} as const;

export const bookingRulesWords = {
  title: 'Booking rules',
  parts: { rules: 'Rules', kinds: 'Call types', calendars: 'Connected calendars' },
  blocked: {
    call: '1 call is still booked during this time',
    calls: '{count} calls are still booked during this time',
  },
  feed: {
    text: 'A secret address for your calendar app that shows all upcoming calls, with names and contact details. Anyone who has the address can see them.',
    created: { title: 'Address created', description: 'Copy it now. It’s shown only once.' },
  },
} as const;

export const callKindsWords = {
  fields: {
    title: 'Name',
    minutes: 'Minutes',
    text: {
      label: 'Text on the booking page',
      help: '{minutes} stands for the length, {hours} for the days and hours of your rules.',
    },
    place: 'Where',
    videoLink: {
      label: 'Video link',
      help: 'Leave it empty to use the meeting link of the booking rules. {room} stands for a room name that differs for each call, as in https://meet.example.com/{room}.',
    },
    address: 'Office address',
  },
  places: {
    video: 'Video call',
    phone: 'Phone: you call them, so the form asks for a number',
    office: 'At your office',
  },
  question:
    'Shown on the booking form; answering it is optional. You see the answer in the email about the call, in your calendar and on the call’s page.',
  used: 'Calls of this type have been booked. Uncheck “Visitors can book it” instead.',
} as const;

export const calendarsWords = {
  none: 'No calendar is connected yet.',
  nothing: 'Nothing coming up',
  add: 'Paste the calendar’s secret address in iCal format. Only the times are kept: titles, guests and places aren’t. Events marked as free don’t count.',
  fields: {
    name: { label: 'Name', help: 'For your own use, such as “Personal”.' },
    url: {
      label: 'Secret address',
      help: 'Google Calendar: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Shared calendars, Publish a calendar, ICS link.',
    },
    addresses: {
      label: 'Addresses under which you’re invited',
      help: 'Events that you declined under one of them are free. Separate them with commas.',
    },
  },
  errors: {
    name: 'Enter a name of at most 60 characters.',
    url: 'Enter the calendar’s address.',
    addresses: 'Enter email addresses, separated by commas.',
  },
} as const;

export const bookingRulesNotices = {
  rules: { title: 'Rules saved', description: 'The new rules apply from now on.' },
  told: {
    title: 'Saved',
    description:
      'Everyone whose call has a new link or place and who gave an email address gets an email with it and an updated invitation.',
    withoutEmail: {
      title: 'Saved, but nobody told yet',
      description:
        'The site can’t send email right now, so the emails with the new link or place wait in the queue. Let the people who have booked know yourself.',
    },
  },
  blocked: { title: 'Blocked', description: 'Visitors can’t book this time.' },
  'blocked-with-calls': {
    title: 'Blocked, with calls in it',
    description:
      'Nobody else can book this time. Calls already booked stay in place: move or cancel them yourself.',
  },
  unblocked: { title: 'Unblocked', description: 'Visitors can book this time again.' },
  'feed-ended': { title: 'Address revoked', description: 'It no longer works.' },
  'kind-saved': { title: 'Saved', description: 'Your booking pages are up to date.' },
  'kind-removed': { title: 'Removed', description: 'This call type can no longer be booked.' },
  'calendar-added': {
    title: 'Calendar connected',
    description: 'From now on, visitors can’t book its busy times.',
  },
  'calendar-removed': {
    title: 'Calendar disconnected',
    description: 'Its busy times no longer apply.',
  },
  addresses: {
    title: 'Addresses saved',
    description: 'Your calendars were read again with them.',
  },
  'calendars-read': {
    title: 'Calendars read',
    description: 'Each calendar below shows its result.',
  },
} as const satisfies NoticeWords;
