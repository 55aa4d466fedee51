export const mailStateWords = {
  none: 'Messages and bookings are stored, but no emails are sent yet.',
  waits:
    'Nothing is lost: the emails wait in the queue, and the site keeps trying. If the server can’t be reached, check its name and port; if it refuses, the sender address, user name and password. This message disappears once an email is accepted or a check succeeds.',
  late: 'The site keeps trying for 72 hours and then stops. Open one in the queue to see the last response. If no response is shown, restart the site and check its log.',
  /** The email service can't be checked without sending an email. */
  test: 'To check it, send a test email on the Test Email tab.',
} as const;
