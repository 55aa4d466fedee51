import type { NoticeWords } from '../shell/shell.content.ts';

/** After a cancellation. */
const FREE_AGAIN =
  'The time of each call is free again unless it’s blocked or outside your hours; then anyone on the waiting list for it has been told.';

const OUTSIDE_HOURS = 'That’s outside your hours: they have no calls on that day.';

export const bookingsWords = {
  title: 'Calls',
  views: {
    week: 'Week',
    coming: 'Upcoming',
    unconfirmed: 'Unconfirmed email',
    past: 'Past',
    cancelled: 'Cancelled',
    unbooked: 'Not confirmed',
    waiting: 'Waiting list',
  },
  week: {
    previous: 'Previous',
    next: 'Next',
    today: 'Today',
    states: {
      free: 'free',
      busy: 'busy in your calendar',
      held: 'held until confirmed',
    },
    conflict: 'in a blocked time',
    clash: 'clashes with your calendar',
  },
  empty: { title: 'No calls here', text: 'No calls match these filters.' },
  none: {
    coming: {
      title: 'No upcoming calls',
      text: 'Calls that visitors book and calls that you enter appear here.',
    },
    unconfirmed: {
      title: 'No unconfirmed calls',
      text: 'Upcoming calls appear here until the visitor confirms the email address.',
    },
    past: { title: 'No past calls', text: 'Calls appear here once they have started.' },
    cancelled: {
      title: 'No cancelled calls',
      text: 'Calls that you or the visitor cancelled appear here.',
    },
    unbooked: {
      title: 'No calls waiting to be confirmed',
      text: 'Calls that visitors asked for but didn’t confirm by email appear here. You can book them yourself.',
    },
  },
  status: {
    active: 'Booked',
    held: 'Held until confirmed',
    expired: 'Not confirmed',
    cancelled: 'Cancelled',
    quarantine: 'Held back as spam',
  },
  outcomes: { completed: 'Completed', 'no-show': 'No-show' },
  cancelling:
    'The time of each call will be free again unless it’s blocked or outside your hours; anyone on the waiting list for it will then be told. This can’t be undone.',
  erasing:
    'Without an email address, this call can’t be found under People and privacy. Erase it here if the person asks you to.',
  /** Above the emails to the visitor that failed, or may have. */
  failedEmails: 'The visitor may not know: emails weren’t delivered',
  noEmail: 'Nothing is emailed to the visitor: tell them about any change yourself.',
  clash: 'Something else is in your calendar at this time',
  /** A call that the visitor hasn’t confirmed. */
  unconfirmed:
    'The visitor hasn’t confirmed this call by email, so it isn’t booked. You can book the time for them, if it’s still free; the usual emails are sent.',
  waiting:
    'Visitors who want to hear about earlier times. When a call is cancelled or moved, up to 20 of those its time suits get one email, in this order, and leave the list. Whoever books the time first gets it.',
  entering:
    'For someone who called or wrote to you. If you enter their email address, they get the confirmation, the invitation and the reminders, as if they had booked it themselves.',
  newCall: {
    kind: 'Call',
    name: 'Full Name',
    phone: { label: 'Phone', help: 'Enter a phone number, an email address, or both.' },
    email: {
      label: 'Email',
      help: 'Without an email address, nothing is emailed: tell the caller the time yourself.',
    },
    company: 'Company',
    brief: { label: 'Notes for the call', help: 'Only you see them.' },
  },
  refusals: {
    booked: 'That time is already booked.',
    held: 'A visitor has chosen that time and still has to confirm it by email.',
    busy: 'Your calendar is busy at that time.',
    'day-full': 'That day already has as many calls as your rules allow.',
    'too-close': 'That’s too close to another call or event for the minutes you keep free.',
    started: 'The call has already started.',
    'already-cancelled': 'The call has already been cancelled.',
    'changed-meanwhile': 'The call has changed in the meantime. Please check it again.',
    'not-found': 'This call doesn’t exist.',
    'not-confirmed': 'The call was never confirmed by email.',
    'too-many-changes': 'The call has been changed too many times.',
    'not-started': 'The call hasn’t started yet.',
    'no-date': 'Choose a time, or enter a day and a time.',
    past: 'That time has passed.',
    weekend: OUTSIDE_HOURS,
    'day-off': OUTSIDE_HOURS,
    holiday: 'That day is a holiday.',
    blocked: 'You have blocked that time.',
    'beyond-horizon': 'That’s further ahead than your rules allow.',
    'unknown-slot': 'That’s outside your hours: no call starts at that time.',
  } as Readonly<Record<string, string>>,
} as const;

/** After a change of a call, while the site can’t send email. */
const VISITOR_WAITS =
  'The site can’t send email right now, so the email to the visitor is waiting. Let them know yourself.';

export const bookingsNotices = {
  moved: {
    title: 'Call moved',
    description: 'You and the visitor get the new time by email.',
    withoutEmail: { title: 'Call moved, but not emailed yet', description: VISITOR_WAITS },
  },
  cancelled: {
    title: 'Call cancelled',
    description: 'The visitor is told by email.',
    withoutEmail: { title: 'Call cancelled, but not emailed yet', description: VISITOR_WAITS },
  },
  booked: {
    title: 'Call booked',
    description: 'It’s booked now, and the visitor gets the confirmation by email.',
    withoutEmail: { title: 'Call booked, but not emailed yet', description: VISITOR_WAITS },
  },
  unchanged: { title: 'Nothing to do', description: 'The call is already at that time.' },
  entered: {
    title: 'Call booked',
    description: 'They get the confirmation and the invitation by email.',
    withoutEmail: {
      title: 'Call booked, but not emailed yet',
      description:
        'The site can’t send email right now, so the confirmation and the invitation wait in the queue: tell the caller the time yourself.',
    },
  },
  'by-phone': {
    title: 'Saved',
    description: 'Nothing was emailed to the visitor, who has no email address: please call them.',
  },
  marked: { title: 'Saved', description: 'The call is marked.' },
  assigned: { title: 'Saved', description: 'Whose call it is has changed.' },
  'no-show': {
    title: 'Saved',
    description: 'The call is marked, and they get an email with a link to book another one.',
    withoutEmail: {
      title: 'Saved, but not emailed yet',
      description:
        'The call is marked. The site can’t send email right now, so the email with a link to book another one waits in the queue.',
    },
  },
} as const satisfies NoticeWords;

export const callListNotices = {
  erased: {
    title: 'Call erased',
    description: 'The call and the emails about it are gone for good.',
  },
  cancelled: {
    title: 'Cancelled',
    description: `${FREE_AGAIN} Everyone who gave an email address is told by email.`,
    withoutEmail: {
      title: 'Cancelled, but not emailed yet',
      description: `${FREE_AGAIN} The site can’t send email right now, so the emails wait in the queue. Let the visitors know yourself.`,
    },
  },
  removed: { title: 'Removed', description: 'They won’t be told about earlier times.' },
  unchanged: {
    title: 'Nothing was changed',
    description: 'Select at least one upcoming call first.',
  },
} as const satisfies NoticeWords;
