/** The question before a change that emails everybody whose call takes place elsewhere. */
export const confirmEmailsWords = {
  titleOne: 'Email 1 person about the change?',
  title: 'Email {people} people about the change?',
  text: 'Nothing is saved yet. Everyone whose upcoming call gets a new place or link is told by email, with an updated invitation ({emails}).',
  someByPhone: 'Call those without an email address yourself: {names}.',
  emailsOne: '1 email',
  emails: '{count} emails',
  /** While the site can’t send email. */
  waiting: {
    title: 'Save, and email people later?',
    text: 'Nothing is saved yet. The site can’t send email right now, so the emails about the new place or link ({count}) wait in the queue. Let them know yourself.',
    textOne:
      'Nothing is saved yet. The site can’t send email right now, so the email about the new place or link waits in the queue. Let the person know yourself.',
    confirmOne: 'Save and Queue 1 Email',
    confirm: 'Save and Queue {count} Emails',
  },
  /** Where nobody concerned has an email address. */
  nobody: {
    title: 'Save, and call people about the change?',
    text: 'Nothing is saved yet. Upcoming calls get a new place or link.',
    confirm: 'Save',
  },
  confirmOne: 'Save and Email 1 Person',
  confirm: 'Save and Email {people} People',
  keep: 'Change Nothing',
} as const;
