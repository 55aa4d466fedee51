import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  title: 'Contacts',
  lead: 'Everybody who wrote to you or booked a call, the last first. A contact’s page shows everything you hold about them, to correct, hand over or erase on request (PIPEDA: answer within 30 days).',
  notAnAddress: 'Enter a complete email address, like name@example.com.',
  /** The parts of what is stored about a person. */
  parts: {
    submissions: 'Messages',
    notes: 'Notes',
    tags: 'Tags',
    bookings: 'Calls',
    earlierRequests: 'Earlier times requested',
    offeredTimes: 'Earlier times offered',
    signups: 'Lists',
    consents: 'Consent',
    deliveries: 'Emails and webhook deliveries',
    mails: 'Emails and webhook deliveries',
    attempts: 'Delivery attempts',
    origins: 'Where they came from',
    suppressions: 'Kinds of email not sent to them',
    audit: 'What was done with it',
  },
  pack: 'Everything stored about this person: as a page to read and print, or as data for another program.',
  erase:
    'Deletes everything listed under “What the download contains, and what an erasure deletes”. This can’t be undone. Only a code made from the address stays, so that it isn’t emailed again. Earlier backups still contain the data until you delete them.',
} as const;

/** What there is about a person, on their own page and beside a message. */
export const timelineWords = {
  /** Who speaks, or what happened. */
  kinds: {
    message: 'They wrote',
    tool: 'Tool result',
    call: 'Call',
    reply: 'We replied',
    note: 'Note',
    email: 'Email from the site',
    assigned: 'Team',
    earlier: 'Earlier time requested',
    list: 'List',
    consent: 'Consent',
    webhook: 'Webhook delivery',
  },
  here: 'this message',
  open: 'Open',
  noText: 'No message was written.',
  textRemoved: 'The text was deleted after 180 days.',
  bounced: 'Bounced: the address doesn’t exist',
  quoted: 'Includes their message as a quote.',
  anyEarlierTime: 'Any time before the booked call',
} as const;

export const correctionWords = {
  text: 'Changes every message, call and waiting-list entry of this person, and emails that haven’t gone out yet. Fields you don’t change stay as they are.',
  fields: {
    name: 'Name',
    newEmail: {
      label: 'Email address',
      help: 'To merge two addresses, enter the one to keep here. Newsletter and waitlist sign-ups stay with the address that confirmed them: to use another one, people sign up again.',
    },
    phone: 'Phone',
    company: 'Company',
  },
  merge:
    'Merging moves the messages ({messages}) and calls ({calls}) of {from} to {to}. This can’t be undone.',
} as const;

export const peopleNotices = {
  corrected: { title: 'Corrected', description: 'Every message and call now has the new details.' },
  merged: { title: 'Merged', description: 'The messages and calls of both are together now.' },
  unchanged: { title: 'Nothing changed', description: 'You didn’t change any field.' },
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
