import type { NoticeWords } from '../shell/shell.content.ts';

export const peopleWords = {
  title: 'Contacts',
  lead: 'Everybody who wrote to you or booked a call, the last first. A contact’s page shows everything you hold about them, to correct, hand over or erase on request (PIPEDA: answer within 30 days).',
  search: 'Name, company, email or phone',
  status: 'Status of the last message',
  all: 'All',
  apply: 'Show',
  booked: 'Booked a call',
  nothing: { title: 'Nobody found', text: 'Nothing is stored about this. Check the spelling.' },
  notAnAddress: 'Enter a complete email address, like name@example.com.',
  timeline: 'Timeline',
  included: 'What the download contains, and what an erasure deletes',
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
  back: 'All contacts',
  pack: {
    title: 'Hand over',
    text: 'Everything stored about this person: as a page to read and print, or as data for another program.',
    page: 'Download as a Page',
    data: 'Download as Data (JSON)',
    heading: 'Everything stored about {email}',
  },
  erase: {
    title: 'Erase',
    text: 'Deletes everything listed under “What the download contains, and what an erasure deletes”. This can’t be undone. Only a code made from the address stays, so that it isn’t emailed again. Earlier backups still contain the data until you delete them.',
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
  problem: { erase: 'Not erased', correct: 'Not corrected' },
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
    offer: 'Earlier time offered',
    list: 'List',
    consent: 'Consent',
    webhook: 'Webhook delivery',
  },
  here: 'this message',
  open: 'Open',
  noText: 'No message was written.',
  textRemoved: 'The text was deleted after 180 days.',
  call: '{call} on {date} at {time} (Toronto)',
  bounced: 'Bounced: the address doesn’t exist',
  quoted: 'Includes their message as a quote.',
  anyEarlierTime: 'Any time before the booked call',
} as const;

export const correctionWords = {
  title: 'Correct details',
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
  invalidEmail: 'Enter one complete email address, like name@example.com.',
  tooLong: 'Use at most {limit} characters.',
  noName: 'Enter a name, or leave the one that was there.',
  submit: 'Save Correction',
  merge: {
    title: 'Merge two addresses?',
    text: 'Merging moves the messages ({messages}) and calls ({calls}) of {from} to {to}. This can’t be undone.',
    known: '{to} already has messages ({messages}) and calls ({calls}).',
    submit: 'Merge Into {to}',
    cancel: 'Keep them apart',
  },
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
