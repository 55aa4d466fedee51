import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  notAnAddress: 'Enter a complete email address, like name@example.com.',
} as const;

export const timelineWords = { bounced: 'Bounced: the address doesn’t exist' } as const;

export const peopleNotices = {
  corrected: { title: 'Corrected', description: 'Every message and call now has the new details.' },
  merged: { title: 'Merged', description: 'The messages and calls of both are together now.' },
  later: {
    title: 'Will be erased',
    description: 'Everything about this person is erased automatically, as you chose.',
    withoutEmail: {
      title: 'Will be erased, but no email has left',
      description:
        'The site can’t send email right now: tell the person yourself that the call is cancelled. Everything about them is erased within a day.',
    },
  },
  kept: { title: 'Kept', description: 'This person won’t be erased.' },
  erased: {
    title: 'Erased',
    description:
      'Every row about this person is deleted, and the files of the database are overwritten once nobody else is using them. Only a code made from the address stays, so that it isn’t emailed again.',
  },
} as const satisfies NoticeWords;
