import type { NoticeWords } from '../shell/shell.content.ts';

export const calendarsWords = {
  title: 'Connected calendars',
  lead: 'Visitors can’t book while one of your own calendars says you’re busy.',
  rules: 'Booking rules',
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
    label: 'Addresses under which you’re invited',
    help: 'Events that you declined under one of them are free. Separate them with commas.',
    submit: 'Save Addresses',
    error: 'Enter email addresses, separated by commas.',
  },
  readAgain: 'Read All Again',
  remove: 'Disconnect',
  add: {
    title: 'Connect a calendar',
    text: 'Paste the calendar’s secret address in iCal format. Only the times are kept: titles, guests and places aren’t. Events marked as free don’t count.',
    name: 'Name',
    nameHelp: 'For your own use, such as “Personal”.',
    url: 'Secret address',
    urlHelp:
      'Google Calendar: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Shared calendars, Publish a calendar, ICS link.',
    submit: 'Connect Calendar',
  },
  errors: {
    name: 'Enter a name of at most 60 characters.',
    url: 'Enter the calendar’s address.',
  },
  problem: { title: 'Calendar not connected', description: 'Check the fields marked below.' },
  alert: {
    title: '{name}: your calendar can’t be read',
    text: '{problem} The busy times last read on {moment} still apply, but events added since then may be missing.',
    /** If it has never been read. */
    unread: '{problem} Its busy times aren’t known: visitors could book a call while you’re busy.',
    open: 'Open connected calendars',
  },
} as const;

export const calendarsNotices = {
  added: {
    title: 'Calendar connected',
    description: 'From now on, visitors can’t book its busy times.',
  },
  removed: { title: 'Calendar disconnected', description: 'Its busy times no longer apply.' },
  addresses: {
    title: 'Addresses saved',
    description: 'Your calendars were read again with them.',
  },
  read: { title: 'Calendars read', description: 'Each calendar below shows its result.' },
} as const satisfies NoticeWords;
