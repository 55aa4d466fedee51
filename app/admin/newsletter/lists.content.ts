export const listsWords = {
  notOpen:
    'Its page still says Coming Soon. Open it under Content, Courses, and publish; then notify the waitlist.',
  bounced: 'Confirmed, but emails bounced: gets none',
  status: {
    pending: 'Not confirmed',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    notified: 'Notified',
    quarantine: 'Held back as spam',
  },
} as const;

/** Why a line of a file, or a person who is added by hand, wasn’t taken. */
export const lineRefusals = {
  quotes: 'The quotation marks don’t match',
  cells: 'It has more or fewer cells than the first line',
  unreadable: 'A character can’t be read: save the list as “CSV UTF-8” again',
  email: 'That isn’t an email address',
  basis: 'The consent isn’t “express”',
  implied: 'Implied consent isn’t enough: ask them to sign up',
  date: 'The consent needs a date like 2025-03-14',
  future: 'The date of the consent is in the future',
  source: 'Say where the consent comes from, in 200 characters at most',
  twice: 'The address is already in the file',
  'too-many': 'After the first 50,000 lines',
  member: 'Already subscribed',
  left: 'They unsubscribed: only they can sign up again',
  suppressed: 'The address must not be emailed: it bounced, or its owner said no',
  open: 'They signed up and haven’t confirmed yet',
} as const;
