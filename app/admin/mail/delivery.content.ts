export const deliveryWords = {
  providers: { 'email-service': 'The email service', smtp: 'The email server' },
  refusing: {
    title: '{provider} is refusing our emails',
    answer: 'Its response on {at}: “{response}”',
    text: 'Nothing is lost: the emails wait in the queue, and the site tries again every 10 minutes. Check the sender address, user name and password, then send a test email. This message disappears once an email is accepted.',
  },
  late: {
    stalled: {
      one: '1 email has been waiting for more than an hour',
      many: '{stalled} emails have been waiting for more than an hour',
    },
    one: '1 email has been waiting for more than 30 minutes',
    many: '{late} emails have been waiting for more than 30 minutes',
    text: 'The site keeps trying for 72 hours and then stops. Open one in the queue to see the last response. If no response is shown, restart the site and check its log.',
  },
  openSettings: 'Open Email Settings',
  openQueue: 'Open the queue',
} as const;
