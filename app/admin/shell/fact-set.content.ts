import type { NoticeWords } from './shell.content.ts';

/** The words of pages on which a set of facts is drafted, previewed, published and taken back. */
export const factSetWords = {
  state: {
    title: 'Published and draft',
    draft: 'There’s a draft, saved {at}. Visitors don’t see it.',
    noDraft: 'There’s no draft.',
    publish: 'Publish Draft',
    discard: 'Discard Draft',
    undo: {
      publication: {
        label: 'Undo Last Publication',
        help: 'Brings back the previous version on every page. Click it again to return to this one.',
      },
      undoing: {
        label: 'Switch Back to the Other Version',
        help: 'Brings back the version that you undid on every page. Click it again to return to this one.',
      },
    },
  },
  preview: {
    title: 'Preview of the draft',
    text: 'Only you can see this. Links open the published pages.',
    none: 'Save your changes to see the site with them before you publish.',
    frame: 'The page with your draft',
    open: 'Open in a new tab',
  },
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
      'Nothing was saved. Your values are in the fields, and the preview shows what the other person saved; save or publish again to replace it with yours.',
  },
  conflictList: {
    title: 'Somebody else has changed this',
    description:
      'Nothing was saved. What you typed is in the fields, and the list shows what the other person saved. Check that this is still the right place, and save again.',
  },
  failed: {
    title: 'Not published',
    description:
      'These pages couldn’t be rendered, so every page stays as it was: {pages}. The server’s log says why.',
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
  saved: { title: 'Draft saved', description: 'Check it, then publish.' },
  published: {
    title: 'Published',
    description: 'Your changes are live: every page, email and file is up to date.',
  },
  noDraft: {
    title: 'Nothing to save',
    description: 'Visitors see exactly this already, so there’s no draft.',
  },
  sameDraft: { title: 'Nothing to save', description: 'The saved draft is exactly the same.' },
  unchanged: {
    title: 'Nothing changed',
    description: 'Visitors see exactly this already, so nothing was published.',
  },
  discarded: { title: 'Draft discarded', description: 'This is what visitors see now.' },
  undone: {
    title: 'Undone',
    description:
      'What was published before is live again: on every page, and in every email and file.',
  },
  conflict: {
    title: 'Somebody else has changed this',
    description: 'Nothing was changed. Check the current version, then try again.',
  },
  failed: {
    title: 'Not changed',
    description:
      'A page couldn’t be rendered, so everything stays as it was. The server’s log says why.',
  },
} as const satisfies NoticeWords;
