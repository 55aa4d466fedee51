/** What Today says after a backup was restored. */
export const restoredWords = {
  held: {
    text: 'Nothing that was waiting or scheduled when it was made is sent until you decide. Emails and webhook deliveries that were waiting: {count}. They may have been sent after the backup was made. An issue of the newsletter that was being sent is paused, and its page asks you.',
  },
  secrets: {
    text: 'They were encrypted with another APP_SECRET. Set that one on the server and restart the site, or enter these again:',
    what: {
      smtp: 'the password of the email server, under Email Settings',
      'email-service': 'the private key of the email service, under Email Settings',
      'owner-two-factor': 'your two-factor authentication',
      'two-factor': 'two-factor authentication of {name}: reset it under Accounts and security',
      calendar: 'the calendar “{name}”: remove it and add it again',
      webhook: 'the webhook {name}: delete it and add it again',
    },
  },
} as const;
