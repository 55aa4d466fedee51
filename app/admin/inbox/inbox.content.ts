import type { NoticeWords } from '../shell/shell.content.ts';

export const statusWords = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting',
  won: 'Won',
  lost: 'Lost',
  handled: 'Handled',
  quarantine: 'Held back as spam',
  spam: 'Spam',
} as const;

export const inboxWords = {
  title: 'Inbox',
  lead: 'Every message sent through a form, newest first.',
  all: 'All',
  filters: 'Status',
  search: 'Search',
  searchHelp: 'Name, email, company, reference or words in the message.',
  tag: 'Tag',
  apply: 'Show',
  clear: 'Clear',
  empty: { title: 'Nothing here', text: 'No messages match these filters.' },
  none: {
    title: 'No messages yet',
    text: 'Messages sent through the forms of your site appear here.',
  },
  facts: {
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    form: 'Form',
    page: 'Page',
    at: 'Received',
    ip: 'Sent from',
    notice: 'Notice shown',
  },
  status: 'Status',
  save: 'Save',
  followUp: {
    label: 'Follow up on',
    help: 'From that day on, it appears under Today while it’s new, open or waiting. Leave it empty for no reminder.',
    invalid: 'Enter a valid date, like 2027-03-01.',
  },
  tags: {
    label: 'Tags',
    help: 'Separate them with commas.',
    tooMany: 'Enter at most {most} tags, each of at most {length} characters.',
  },
  note: { label: 'New note', help: 'Only you and your team see it, in the conversation.' },
  answered: {
    submit: 'Log as Answered Elsewhere',
    help: 'If you answered by phone or in another program, log it: nothing is emailed, and what you typed is kept as a note.',
    /** Begins the note. */
    note: 'Answered elsewhere',
  },
  reply: {
    title: 'Reply by email',
    to: 'Goes to {email} through the email queue. Their reply comes to the address the site sends from.',
    bounced: {
      title: 'Emails to {email} come back: the address doesn’t exist',
      text: 'A reply won’t arrive. Call instead, or correct the address on the person’s page and reply then.',
    },
    subject: 'Subject',
    /** What it answers; `resultOf` if the tool is known. */
    subjects: {
      message: 'Re: your message to {site}',
      request: 'Re: your request to {site}',
      result: 'Re: your result from {site}',
      resultOf: 'Re: your result from the {tool}',
    },
    message: 'Your reply',
    missing: 'Write a reply first.',
    repeated:
      'You already sent exactly this reply on {at}. Change it, or send the first one again from the conversation.',
    template: 'Start from a template',
    noTemplate: 'An empty reply',
    useTemplate: 'Use Template',
    signature: 'Your signature is added below it.',
    settings: 'Signature and templates',
    quote: 'Add their message below',
    submit: 'Send Reply',
  },
  quarantine: {
    title: 'Held back as spam',
    text: 'No emails were sent about this message. Reason: {reason} Releasing it sends the usual emails.',
    byHand: 'It was moved here by hand. Release it if it isn’t spam.',
  },
  bulk: {
    select: 'Select the message from {name}',
    label: 'Selected messages',
    handled: 'Mark Handled',
    spam: 'Mark as Spam',
    release: 'Release',
  },
  csv: 'Download as CSV',
  person: 'See or correct everything about this person, or merge two addresses',
  details: 'Details',
  back: 'Inbox',
  conversation: 'Conversation',
  problems: { save: 'Not saved', reply: 'Not sent' },
} as const;

export const inboxNotices = {
  saved: { title: 'Saved', description: 'The message is up to date.' },
  spam: { title: 'Saved', description: 'The message is marked as spam.' },
  answered: { title: 'Logged', description: 'The message no longer waits for an answer.' },
  meanwhile: { title: 'Nothing changed', description: 'The message was changed in the meantime.' },
  replied: {
    title: 'Reply queued',
    description: 'It will go out with the next batch of emails.',
    withoutEmail: {
      title: 'Reply queued, but not sent yet',
      description: 'The site can’t send email right now. The reply goes out once it can.',
    },
  },
  changed: {
    title: 'Changed',
    description:
      'The selected messages are up to date. One that is held back as spam stays so until you release it or mark it as spam.',
  },
  unchanged: {
    title: 'Nothing changed',
    description:
      'Select messages that this applies to: only those held back as spam can be released, and they can’t be marked as handled.',
  },
  released: {
    title: 'Released',
    description: 'The emails that were held back are on their way.',
    withoutEmail: {
      title: 'Released, but not emailed yet',
      description:
        'The emails that were held back are queued. The site can’t send email right now; they go out once it can.',
    },
  },
  releasedAgain: {
    title: 'Released',
    description: 'No emails were held back, so none go out now.',
  },
  signature: { title: 'Signature saved', description: 'It applies to your next replies.' },
  template: {
    title: 'Saved',
    description: 'You can choose the template on a message’s page.',
  },
  removed: { title: 'Deleted', description: 'The template is gone.' },
} as const satisfies NoticeWords;

export const repliesWords = {
  title: 'Signature and reply templates',
  signature: {
    title: 'Signature',
    label: 'Signature',
    help: 'Added below every reply, after an empty line. Leave it empty for none.',
    submit: 'Save Signature',
  },
  templates: {
    title: 'Templates',
    text: 'Choose one on a message’s page. {name} becomes the first name, {company} the company and {reference} the reference of the message.',
    none: 'No templates yet.',
    fields: {
      name: { label: 'Name', help: 'How you’ll find it in the list.' },
      text: 'Text',
    },
    add: 'New template',
    submit: 'Add Template',
    save: 'Save Template',
    remove: 'Delete Template',
  },
  errors: {
    name: 'Enter a name of at most 60 characters.',
    body: 'Write the text of the template.',
    most: 'There are 30 templates already. Delete one first.',
  },
} as const;
