import type { NoticeWords } from '../shell/shell.content.ts';

export const bookingRulesWords = {
  title: 'Booking rules',
  lead: 'When visitors can book, what, and which of your calendars count. Changes apply right away.',
  parts: { rules: 'Rules', kinds: 'Call types', calendars: 'Connected calendars' },
  rules: {
    title: 'Notice and link',
    fields: {
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
    },
    hours: {
      title: 'Weekly hours',
      text: 'When calls can take place, in Toronto time. Leave a day empty to close it.',
      office: 'The site shows your office hours separately: {hours}.',
      officeLink: 'Change your office hours',
      from: 'From',
      to: 'to',
      addBreak: 'Add a break on {day}',
      copy: 'Copy to Weekdays',
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    save: 'Save Rules',
  },
  holidays: {
    title: 'Holidays',
    ontario: 'Block Ontario’s public holidays',
    civic: 'Block the Civic Holiday too',
    truth: 'Block the National Day for Truth and Reconciliation too',
    coming: 'Over the next year',
    off: 'Visitors can currently book on Ontario’s public holidays.',
  },
  blocked: {
    title: 'Blocked times',
    none: 'Nothing is blocked.',
    unblock: 'Unblock',
    public: 'visitors see the reason',
    call: '1 call is still booked during this time',
    calls: '{count} calls are still booked during this time',
  },
  feed: {
    title: 'See your calls in your calendar app',
    text: 'A secret address for your calendar app that shows all upcoming calls, with names and contact details. Anyone who has the address can see them.',
    none: 'There’s no address.',
    since: 'An address has been in use since {moment}.',
    make: 'Create Address',
    replace: 'Make a New Address',
    confirmHelp: 'Because the address shows your calls to anyone who has it.',
    replaceText: 'If you make a new address, the old one stops working.',
    revoke: 'Revoke the Address',
    created: { title: 'Address created', description: 'Copy it now. It’s shown only once.' },
    made: {
      title: 'Your new address (shown only once)',
      text: 'Add it to your calendar app by URL (“subscribe”).',
    },
  },
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
} as const;

export const callKindsWords = {
  lead: 'What visitors can book. All types share one calendar, so no two calls overlap.',
  retired: '{title} (not offered)',
  address: 'Its booking page',
  add: 'Add a call type',
  save: 'Save',
  addSubmit: 'Add Call Type',
  remove: 'Remove',
  optional: '(optional)',
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
  isOffered: 'Visitors can book it',
  places: {
    video: 'Video call',
    phone: 'Phone: you call them, so the form asks for a number',
    office: 'At your office',
  },
  question: {
    title: 'Your own question',
    text: 'Shown on the booking form; answering it is optional. You see the answer in the email about the call, in your calendar and on the call’s page.',
    label: 'Question',
    help: 'Leave it empty to ask nothing.',
    submit: 'Save Question',
  },
  used: {
    title: 'Not removed',
    description: 'Calls of this type have been booked. Uncheck “Visitors can book it” instead.',
  },
} as const;

export const calendarsWords = {
  lead: 'Visitors can’t book while one of your own calendars says you’re busy.',
  none: 'No calendar is connected yet.',
  checked: 'Last checked',
  read: 'Last read',
  never: 'Never',
  status: 'Status',
  fine: 'Working',
  next: 'Next busy times',
  nothing: 'Nothing coming up',
  span: '{from} to {to}',
  left: 'Couldn’t be read',
  more: 'And {count} more',
  addresses: {
    title: 'Your email addresses',
    submit: 'Save Addresses',
    error: 'Enter email addresses, separated by commas.',
  },
  readAgain: 'Read All Again',
  remove: 'Disconnect',
  add: {
    title: 'Connect a calendar',
    text: 'Paste the calendar’s secret address in iCal format. Only the times are kept: titles, guests and places aren’t. Events marked as free don’t count.',
    submit: 'Connect Calendar',
  },
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
  },
  alert: {
    title: '{name}: your calendar can’t be read',
    text: '{problem} The busy times last read on {moment} still apply, but events added since then may be missing.',
    /** If it has never been read. */
    unread: '{problem} Its busy times aren’t known: visitors could book a call while you’re busy.',
    open: 'Open connected calendars',
  },
} as const;

/** The question before a change that emails everybody whose call takes place elsewhere. */
export const confirmEmailsWords = {
  title: 'Save the new place or link?',
  text: 'Nothing is saved yet. Everyone whose upcoming call gets a new place or link is told, with an updated invitation.',
  submit: 'Save and Tell Them',
  keep: 'Change Nothing',
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
