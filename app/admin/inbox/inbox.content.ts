import type { NoticeWords } from '../shell/shell.content.ts';

export const statusWords = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  handled: 'Handled',
  quarantine: 'Quarantine',
  spam: 'Spam',
} as const;

export const inboxWords = {
  title: 'Inbox',
  lead: 'Every message that came in by a form, newest first.',
  all: 'All',
  filters: 'Status',
  search: 'Search',
  searchHelp: 'Name, address, company, reference or words of the message.',
  tag: 'Tag',
  apply: 'Show',
  clear: 'Clear',
  empty: { title: 'Nothing here', text: 'No message fits these filters.' },
  columns: { who: 'From', what: 'Message', status: 'Status', at: 'Received (Toronto)' },
  facts: {
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    form: 'Form',
    page: 'Page',
    at: 'Received',
    ip: 'Sent from',
    notice: 'Notice shown',
  },
  message: 'Message',
  noMessage: 'No message was written.',
  status: { title: 'Status', submit: 'Save Status' },
  followUp: {
    label: 'Follow up on',
    help: 'From that day on it stands on Today. Leave it empty for no reminder.',
    invalid: 'Enter a day that exists, like 2027-03-01.',
    submit: 'Save Day',
  },
  tags: { title: 'Tags', help: 'Separate them with commas.', submit: 'Save Tags' },
  notes: { title: 'Notes', label: 'New note', submit: 'Add Note', none: 'No notes yet.' },
  reply: {
    title: 'Reply by mail',
    to: 'Goes to {email} through the mail queue. Their answer comes to your address.',
    subject: 'Subject',
    defaultSubject: 'Re: your message to {site}',
    message: 'Your answer',
    missing: 'Write an answer first.',
    quote: 'Add their message below',
    submit: 'Send Reply',
  },
  quarantine: {
    title: 'Held back as spam',
    text: 'Nobody was told about this message. Reason: {reason}',
  },
  bulk: {
    select: 'Select the message of {name}',
    label: 'Selected messages',
    handled: 'Mark Handled',
    spam: 'It Is Spam',
    release: 'Release',
  },
  csv: 'Download as CSV',
  person: 'Everything about this person',
  back: 'Inbox',
  problem: { title: 'Not done', description: 'See the form below.' },
} as const;

export const inboxNotices = {
  saved: { title: 'Saved', description: 'The message is up to date.' },
  replied: { title: 'Reply queued', description: 'It leaves with the next mails.' },
  changed: { title: 'Changed', description: 'The selected messages are up to date.' },
  unchanged: {
    title: 'Nothing changed',
    description: 'Select messages first. Only what is in quarantine can be released.',
  },
  released: { title: 'Released', description: 'The mails for this message are on their way.' },
} as const satisfies NoticeWords;
