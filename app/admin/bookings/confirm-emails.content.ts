/** The question before a change that emails everybody whose call takes place elsewhere. */
export const confirmEmailsWords = {
  titleOne: 'Email 1 person about the change?',
  title: 'Email {people} people about the change?',
  text: 'Nothing is saved yet. Everyone whose upcoming call gets a new place or link is told by email, with an updated invitation ({emails}).',
  emailsOne: '1 email',
  emails: '{count} emails',
  confirmOne: 'Save and Email 1 Person',
  confirm: 'Save and Email {people} People',
  keep: 'Change Nothing',
} as const;
