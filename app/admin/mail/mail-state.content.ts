export const mailStateWords = {
  titles: { 'email-service': 'Your email service', smtp: 'Your email server' },
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
  /** While the line is about the email service. */
  checkServer: 'Check Email Server',
  /** The email service can't be checked without sending an email. */
  test: 'To check it, send a test email on the Test Email tab.',
  settings: 'Email Settings',
} as const;
