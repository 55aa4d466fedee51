import type { NoticeWords } from '../shell/shell.content.ts';

export const listsWords = {
  title: 'Subscribers',
  lead: 'Who is on the newsletter and on each waitlist, and who has confirmed.',
  back: 'Newsletter',
  /** The table below names waitlists after their item alone. */
  newsletter: 'Newsletter',
  waitlist: 'Waitlist for {item}',
  /** A download, because a call or a tool may have the same name. */
  download: '{title} (download)',
  counts: {
    title: 'All lists',
    columns: {
      list: 'List',
      confirmed: 'Confirmed',
      pending: 'Not confirmed',
      left: 'Unsubscribed',
    },
    none: 'Nobody has signed up yet.',
  },
  members: {
    none: 'Nobody is on this list.',
    gone: '(removed)',
    remove: 'Remove',
  },
  publish: {
    title: 'Notify a waitlist',
    text: 'Everyone who has confirmed and is waiting for the item gets one email saying it’s ready. You see its words and how many people get it before it’s sent. People who’ve already been told won’t get another.',
    item: 'Item',
    where: 'Where people can get what comes next',
    whereHelp:
      'Only for the list for whatever comes next. Otherwise the email links to the item’s own page.',
    wrongAddress:
      'Enter a web address like https://example.com/course, or a path on this site like /resources/blog.',
    notOpen:
      'Its page still says Coming Soon. Open it under Content, Courses, and publish; then notify the waitlist.',
    problem: {
      title: 'No email yet',
      description: 'Check the marked field.',
    },
    submit: 'Check the Email',
  },
  add: {
    title: 'Add one person',
    text: 'For somebody who told you that they want the newsletter. No email tells them.',
    email: 'Email',
    name: { label: 'Name', help: 'Only you see it.' },
    date: 'The day they said yes',
    source: { label: 'Where and how they said yes', help: 'Like “At the trade show, in person”.' },
    submit: 'Add Person',
    problem: { title: 'Nobody was added', description: 'See the field below.' },
    errors: { email: 'Enter an email address like name@example.com.' },
  },
  files: {
    title: 'Export',
    text: 'Saves all confirmed subscribers as a file, with the date and source of their consent.',
    export: 'Download CSV',
  },
  bounced: 'Confirmed, but emails bounced: gets none',
  status: {
    pending: 'Not confirmed',
    confirmed: 'Confirmed',
    left: 'Unsubscribed',
    notified: 'Notified',
    quarantine: 'Held back as spam',
  },
} as const;

export const listsNotices = {
  nobody: { title: 'Nobody to notify', description: 'Nobody is waiting for this item right now.' },
  added: { title: 'Added', description: 'They get the next issue.' },
  removed: {
    title: 'Removed',
    description: 'This address won’t get any more emails from this list.',
  },
} as const satisfies NoticeWords;
