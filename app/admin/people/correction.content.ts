export const correctionWords = {
  title: 'Correct details',
  text: 'Changes every message, call and waiting-list entry of this person, and emails that haven’t gone out yet. Fields you don’t change stay as they are.',
  fields: { name: 'Name', newEmail: 'Email address', phone: 'Phone', company: 'Company' },
  invalidEmail: 'Enter one complete email address, like name@example.com.',
  tooLong: 'Use at most {limit} characters.',
  noName: 'Enter a name, or leave the one that was there.',
  lists:
    'To merge two addresses, enter the one to keep here. Newsletter and waitlist sign-ups stay with the address that confirmed them: to use another one, people sign up again.',
  submit: 'Save Correction',
  merge: {
    title: 'Merge two addresses?',
    text: 'We already have records for {to}. Merging moves the messages and calls of {from} to it: {messages}, {calls}. This can’t be undone.',
    known: 'It already has {messages} and {calls}.',
    submit: 'Merge Into {to}',
    cancel: 'Keep them apart',
  },
  messages: { one: '1 message', many: '{count} messages' },
  calls: { one: '1 call', many: '{count} calls' },
  problem: { title: 'Not corrected', description: 'Check the form below.' },
} as const;
