import type { NoticeWords } from '../shell/shell.content.ts';

const OUTSIDE_HOURS = 'That’s outside your hours: they have no calls on that day.';

const NO_EMAIL = 'Nothing is emailed to the visitor: tell them about any change yourself.';

/** Of one call: what is done, and whether the visitor is told, will be, or can't be. */
export function bookingNotices(hasEmail: boolean) {
  const emailed = (title: string) =>
    hasEmail
      ? {
          title,
          description: 'The visitor gets an email about it.',
          withoutEmail: {
            title: `${title}, but not emailed yet`,
            description:
              'The site can’t send email right now, so emails about it wait in the queue. Let the visitor know yourself.',
          },
        }
      : { title, description: NO_EMAIL };
  return {
    moved: emailed('Call moved'),
    cancelled: emailed('Call cancelled'),
    confirmed: emailed('Call booked'),
    'no-show': emailed('Marked as a no-show'),
    completed: { title: 'Saved', description: 'The call is marked as completed.' },
    assigned: { title: 'Saved', description: 'Whose call it is has changed.' },
    noted: { title: 'Saved', description: 'Your notes are on this page.' },
  };
}

/** After a cancellation. */
const FREE_AGAIN =
  'The time of each call is free again unless it’s blocked or outside your hours; then anyone on the waiting list for it has been told.';

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
  blocked: { title: 'Blocked', description: 'Visitors can’t book this time.' },
  'blocked-with-calls': {
    title: 'Blocked, with calls in it',
    description:
      'Nobody else can book this time. Calls already booked stay in place: move or cancel them yourself.',
  },
  removed: { title: 'Removed', description: 'They won’t be told about earlier times.' },
  unchanged: {
    title: 'Nothing was changed',
    description: 'Select at least one upcoming call first.',
  },
} as const satisfies NoticeWords;

export const bookingsWords = {
  title: 'Calls',
  status: {
    active: 'Booked',
    held: 'Held until confirmed',
    expired: 'Not confirmed',
    cancelled: 'Cancelled',
    quarantine: 'Held back as spam',
  },
  outcomes: { completed: 'Completed', 'no-show': 'No-show' },
  /** In the week and in the list. */
  clash: 'clashes with your calendar',
  inBlockedTime: 'in a blocked time',
  none: 'Calls that visitors book and calls that you enter appear here.',
  cancelling:
    'The time of each call will be free again unless it’s blocked or outside your hours; anyone on the waiting list for it will then be told. This can’t be undone.',
  waiting:
    'Visitors who want to hear about earlier times. When a call is cancelled or moved, up to 20 of those its time suits get one email, in this order, and leave the list. Whoever books the time first gets it.',
  erasing:
    'Without an email address, this call can’t be found under Contacts. Erase it here if the person asks you to.',
  /** A call that the visitor hasn’t confirmed. */
  unconfirmed:
    'The visitor hasn’t confirmed this call by email, so it isn’t booked. You can book the time for them, if it’s still free; the usual emails are sent.',
  noEmail: NO_EMAIL,
  /** Of every other refusal. */
  changed: 'The call has changed in the meantime. Please check it again.',
  /** Why a time can’t be had, whatever the owner says. */
  refusals: {
    booked: 'That time is already booked.',
    held: 'A visitor has chosen that time and still has to confirm it by email.',
    past: 'That time has passed.',
    unchanged: 'The call is already at that time.',
    'not-started': 'The call hasn’t started yet.',
    'no-time': 'Choose a time, or enter a day and a time.',
  } as Readonly<Record<string, string>>,
  /** Why a time isn’t offered. The owner can have it all the same. */
  closed: {
    busy: 'Your calendar is busy at that time.',
    'day-full': 'That day already has as many calls as your rules allow.',
    'too-close': 'That’s too close to another call or event for the minutes you keep free.',
    weekend: OUTSIDE_HOURS,
    'day-off': OUTSIDE_HOURS,
    holiday: 'That day is a holiday.',
    blocked: 'You have blocked that time.',
    'beyond-horizon': 'That’s further ahead than your rules allow.',
    'unknown-slot': 'That’s outside your hours: no call starts at that time.',
  } as Readonly<Record<string, string>>,
} as const;
