import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  title: 'People and privacy',
  lead: 'One record for each address: everything that happened, to hand over or to erase (PIPEDA: answer within 30 days).',
  search: 'Email address',
  apply: 'Show',
  matches: 'Addresses that begin with this',
  nothing: { title: 'Nothing is kept about this address', text: 'Check the spelling.' },
  notAnAddress: 'Enter one whole email address, like name@example.com.',
  timeline: 'Timeline',
  included: 'What the download contains, and what an erasure deletes',
  columns: { at: 'When (Toronto)', kind: 'What', detail: 'Details' },
  kinds: {
    message: 'Message',
    note: 'Note',
    call: 'Call booked',
    list: 'List',
    consent: 'Consent',
    email: 'Email',
    webhook: 'Webhook delivery',
  },
  pack: {
    title: 'Hand over',
    text: 'Everything that is kept about this person, as a readable JSON file.',
    submit: 'Download the Pack',
  },
  erase: {
    title: 'Erase',
    text: 'Deletes every row in the list above, with its notes and tags. This cannot be undone. A keyed hash of the address stays, so that it is not emailed again. Backups made before still hold the data until you delete them.',
    confirm: 'Type the address again',
    mismatch: 'This is not the address above.',
    submit: 'Erase This Person',
  },
  problem: 'Not erased',
} as const;

export const peopleNotices = {
  erased: {
    title: 'Erased',
    description: 'Nothing is kept about this person but a hash in the suppression list.',
  },
} as const satisfies NoticeWords;
