import type { NoticeWords } from '../shell/shell.content.ts';

export const editorWords = {
  save: 'Save Draft',
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
  conflict: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. Open this screen in another tab to see what’s saved now, and save again if yours should replace it.',
  },
} as const;

/** What to enter, by the kind of the field. */
export const contentErrors = {
  missing: 'Fill in this field.',
  long: 'Shorten this to {most} characters.',
  number: 'Enter a whole number from {least} to {most}.',
  email: 'Enter an email address like name@example.com.',
  url: 'Enter an address that begins with https://.',
  link: 'Enter a page of this site that exists, such as /contact, or an address that begins with https://.',
  date: 'Enter a date like 2026-12-24.',
  time: 'Enter a time like 09:00.',
  choice: 'Choose one of these.',
} as const;

export const contentNotices = {
  saved: { title: 'Draft saved', description: 'Publish it with the button above.' },
  noDraft: {
    title: 'Nothing to save',
    description: 'Visitors see exactly this already, so there’s no draft.',
  },
} as const satisfies NoticeWords;
