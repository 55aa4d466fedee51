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
  waits:
    'Nothing is lost: the emails wait in the queue, and the site keeps trying. Check the sender address, user name and password. This message disappears once an email is accepted or a check succeeds.',
  late: {
    one: '1 email has been waiting for more than 30 minutes',
    many: '{late} emails have been waiting for more than 30 minutes',
    text: 'The site keeps trying for 72 hours and then stops. Open one in the queue to see the last response. If no response is shown, restart the site and check its log.',
    openQueue: 'Open the queue',
  },
  check: 'Check Now',
  /** While the line is about the email service. */
  checkServer: 'Check Email Server',
  /** The email service can't be checked without sending an email. */
  test: 'To check it, send a test email on the Test Email tab.',
  settings: 'Email Settings',
} as const;
