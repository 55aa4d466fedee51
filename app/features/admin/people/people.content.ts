import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  title: 'People and privacy',
  lead: 'One record for each address: everything that happened, to hand over or to erase (PIPEDA: answer within 30 days).',
  search: 'E-mail address',
  apply: 'Show',
  matches: 'Addresses that begin with this',
  nothing: { title: 'Nothing is kept about this address', text: 'Check the spelling.' },
  timeline: 'Timeline',
  columns: { at: 'When (Toronto)', kind: 'What', detail: 'Details' },
  kinds: {
    message: 'Message',
    note: 'Note',
    call: 'Call booked',
    list: 'List',
    consent: 'Consent',
    mail: 'Mail',
  },
  pack: {
    title: 'Hand over',
    text: 'Everything that is kept about this person, as a readable JSON file.',
    submit: 'Download the Pack',
  },
  erase: {
    title: 'Erase',
    text: 'Deletes messages, notes, calls, list entries, consents and mails of this person, and cannot be undone. What stays is a keyed hash, so that the address is not mailed again. Backups made before still hold the data until you delete them.',
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
