import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  title: 'Contacts',
  lead: 'Everybody who wrote to you, the last first. A contact’s page shows everything you hold about them, to correct, hand over or erase on request (PIPEDA: answer within 30 days).',
  contacts: 'Contacts, the last message first',
  search: 'Email address',
  apply: 'Show',
  matches: 'Addresses that start with this',
  nothing: { title: 'Nothing is stored about this address', text: 'Check the spelling.' },
  notAnAddress: 'Enter a complete email address, like name@example.com.',
  timeline: 'Timeline',
  included: 'What the download contains, and what an erasure deletes',
  columns: { at: 'When (Toronto)', kind: 'What', detail: 'Details' },
  kinds: {
    message: 'Message',
    note: 'Note',
    call: 'Call booked',
    earlier: 'Earlier time requested',
    offer: 'Earlier time offered',
    list: 'List',
    consent: 'Consent',
    email: 'Email',
    webhook: 'Webhook delivery',
  },
  anyEarlierTime: 'Any time before the booked call',
  pack: {
    title: 'Hand over',
    text: 'Everything stored about this person, as a readable JSON file.',
    submit: 'Download Data',
  },
  erase: {
    title: 'Erase',
    text: 'Deletes everything listed under “What the download contains, and what an erasure deletes”, with its notes and tags. This can’t be undone. Only a code made from the address stays, so that it isn’t emailed again. Earlier backups still contain the data until you delete them.',
    confirm: 'Type the address again',
    mismatch: 'This doesn’t match the address above.',
    submit: 'Erase This Person',
    calls: {
      legend: 'This person has a call on {when}. What about it?',
      missing: 'Choose what happens to the call.',
      cancel: 'Cancel it and email them now, then erase everything',
      keep: 'Keep everything until the call is over, then erase it',
    },
  },
  later: {
    title: 'Everything about this person will be erased',
    text: 'As soon as their calls are over and the emails about them have left, within the hour.',
    stop: 'Don’t Erase',
  },
  cleanupDue: {
    title: 'The database file still has to be cleaned up',
    text: 'Erased rows can no longer be found here, but the database was too busy to overwrite them in its files. The site tries again every hour; this message goes away once it is done.',
  },
  problem: 'Not erased',
} as const;

export const peopleNotices = {
  corrected: { title: 'Corrected', description: 'Every message and call now has the new details.' },
  merged: { title: 'Merged', description: 'The messages and calls of both are together now.' },
  unchanged: { title: 'Nothing changed', description: 'You didn’t change any field.' },
  deleted: {
    title: 'Deleted',
    description: 'Every row about this person is deleted.',
  },
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
      'Nothing is stored about this person except a code made from the address, so that it isn’t emailed again.',
  },
} as const satisfies NoticeWords;
