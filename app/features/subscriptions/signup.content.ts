/** How long the email address of a sign-up is kept. */
export const SIGNUP_RETENTION = {
  /** Unconfirmed entries are deleted. */
  unconfirmedDays: 14,
  /** After leaving; the page offers to undo it only for minutes. */
  leftDays: 1,
  /** After a waitlist notice, whose delivery is tried for three days. */
  notifiedDays: 4,
} as const;

/** The texts around a consent record. */
export const consentRecord = {
  title: 'What you agreed to',
  text: 'We keep this record because Canada’s anti-spam law requires us to be able to prove your consent.',
  events: {
    requested: 'Signed up',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    resumed: 'Subscribed again',
    preferences: 'Preferences changed',
    notified: 'The email that it’s ready was sent',
  },
  methods: {
    form: 'with the form',
    code: 'with the code from the email',
    button: 'with the link in the email',
    'one-click': 'from your email app',
    page: 'on the page that the email links to',
    undo: 'on the same page, within ten minutes',
    owner: 'by us',
  },
  when: '{when}, Toronto time, on {page}',
  whenWithoutPage: '{when}, Toronto time',
  version: '(version {version})',
} as const;

/** On the page of the link in an email to an address that nobody has confirmed. */
export const notMe = {
  title: 'Stop emails to this address?',
  button: 'Never email this address again',
  done: {
    title: 'We won’t email this address again',
    text: 'That goes for all of our sign-up forms.',
  },
} as const;

/** The page of a link of which a part is missing. */
export const unknownLink = {
  title: 'This link doesn’t work',
  link: { label: 'Contact us', href: '/contact' },
} as const;
