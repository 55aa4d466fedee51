import type { NoticeWords } from '../shell/shell.content.ts';

export const welcomeWords = {
  title: 'Welcome series',
  lead: 'Up to three emails that new subscribers get after they confirm their address. Each person gets each email once, and none after unsubscribing. The short welcome right after confirming is separate.',
  back: 'Newsletter',
  email: 'Email {number}',
  isOn: 'Send this email',
  days: 'Days after confirming (0 to 60)',
  daysHelp: 'A change applies to people who confirm from now on.',
  subject: 'Subject',
  preheader: 'Preview line',
  body: 'Text (Markdown)',
  save: 'Save',
  test: 'Save and Send Me a Test',
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
  errors: {
    days: 'Use a whole number from 0 to 60.',
    subject: 'Write a subject.',
    body: 'Write the text of the email.',
    bodyLength: 'Use at most 20,000 characters.',
  },
} as const;

export const welcomeNotices = {
  saved: {
    title: 'Saved',
    description:
      'New words apply to what’s sent from now on, new days to people who confirm from now on.',
  },
  tested: {
    title: 'Test on its way',
    description: 'A test is on its way to your address.',
    withoutEmail: {
      title: 'Test queued, but not sent yet',
      description:
        'The site can’t send email right now. The test goes to your address once it can.',
    },
  },
} as const satisfies NoticeWords;
