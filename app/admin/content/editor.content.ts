import type { NoticeWords } from '../shell/shell.content.ts';

export const editorWords = {
  save: 'Save Draft',
  cancel: 'Cancel',
  optional: '(optional)',
  logo: { current: 'The logo in use', none: 'None yet.', remove: 'Remove this logo' },
  picker: 'Pick a colour',
  upload: {
    label: 'Or upload a new photo',
    help: 'JPEG, PNG or WebP, up to 15 MB. It’s used instead of the choice above.',
  },
  list: {
    new: 'New',
    edit: 'Edit',
    up: 'Up',
    down: 'Down',
    hide: 'Hide',
    show: 'Show',
    remove: 'Remove',
    named: '{action}: {name}',
    hidden: 'Hidden',
    removed: '{name} was removed from the draft.',
    restore: 'Undo',
  },
  theirs: {
    title: 'What the other person saved',
    same: 'Their values are the same as yours.',
    field: 'Field',
    value: 'Their value',
    empty: '(empty)',
  },
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
  full: { title: 'Not saved', description: 'There’s room for {most}. Remove one first.' },
  /** For a button of a page that no longer fits the list. */
  nothingToDo: {
    title: 'Nothing changed',
    description: 'This page may have been out of date. Check the list and try again.',
  },
  conflict: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. Below is what the other person saved; make your change again if you still want it.',
  },
  conflictKept: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. What you typed is in the fields; check what the other person saved, and save again if yours should replace it.',
  },
} as const;

/** What to enter, by the kind of the field. */
export const contentErrors = {
  missing: 'Fill in this field.',
  long: 'Shorten this to {most} characters.',
  lines: 'Enter one to {most} lines, each at most 120 characters.',
  number: 'Enter a whole number from {least} to {most}.',
  degrees: 'Enter degrees from {least} to {most}, such as 43.589.',
  email: 'Enter an email address like name@example.com.',
  url: 'Enter an address that begins with https://.',
  link: 'Enter a page of this site that exists, such as /contact, or an address that begins with https://.',
  date: 'Enter a date like 2026-12-24.',
  time: 'Enter a time like 09:00.',
  choice: 'Choose one of these.',
  colour: 'Enter a colour as # and six digits or letters from a to f, such as #c92f0a.',
} as const;

export const contentNotices = {
  saved: { title: 'Draft saved', description: 'Publish it with the button above.' },
  noDraft: {
    title: 'Nothing to save',
    description: 'Visitors see exactly this already, so there’s no draft.',
  },
} as const satisfies NoticeWords;
