export const mailStateWords = {
  title: 'Your email server',
  names: { 'email-service': 'The email service', smtp: 'Your email server' },
  none: {
    title: 'Email isn’t set up',
    text: 'Messages and bookings are stored, but no emails are sent yet.',
  },
  untried: '{provider} is set up, but no email has gone through it yet.',
  works: {
    email: '{provider} works: it accepted an email on {at}.',
    check: '{provider} works: it responded to a check on {at}.',
  },
  fails: '{provider} didn’t work on {at}: {reason}',
  check: 'Check Now',
  settings: 'Email Settings',
} as const;
