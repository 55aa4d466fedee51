import type { NoticeWords } from './shell.content.ts';

/** The words of pages on which a set of facts is drafted. */
export const factSetWords = {
  problem: { title: 'Not saved', description: 'Check the marked fields.' },
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
      'Nothing was saved. Your values are in the fields; save again to replace what the other person saved.',
  },
  conflictList: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. What you typed is in the fields, and the list shows what the other person saved. Check that this is still the right place, and save again.',
  },
} as const;

/** The words of a list whose items are edited, moved, hidden and removed. */
export const factListWords = {
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
  save: 'Save to Draft',
  cancel: 'Cancel',
} as const;

export const factNotices = {
  saved: { title: 'Draft saved', description: 'Publish it with the button above.' },
  noDraft: {
    title: 'Nothing to save',
    description: 'Visitors see exactly this already, so there’s no draft.',
  },
  sameDraft: { title: 'Nothing to save', description: 'The saved draft is exactly the same.' },
} as const satisfies NoticeWords;
