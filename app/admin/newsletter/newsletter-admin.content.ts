import type { NoticeWords } from '../shell/shell.content.ts';

/** Labels of the states of an issue. */
export const issueStates = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
} as const;

export const newsletterWords = {
  title: 'Newsletter',
  lead: 'Write an issue, check it, choose who gets it, and see how it went.',
  untitled: '(no subject yet)',
  back: 'All issues',
  subscribers: 'Subscribers and waitlists',
  list: {
    title: 'Issues',
    columns: { subject: 'Subject', state: 'State', when: 'When (Toronto)', recipients: 'Emails' },
    empty: 'You haven’t written an issue yet.',
  },
  start: {
    title: 'Write an issue',
    empty: 'Start With a Blank Issue',
    article: 'Published article',
    fromArticle: 'Start From This Article',
  },
  settings: {
    title: 'Settings',
    rate: 'Emails per minute',
    rateHelp:
      'How fast an issue goes out. Your email provider’s limits apply too. Confirmations always go first.',
    archive: 'Show sent issues on the site, with a feed',
    archiveHelp: 'At /newsletter/issues. Emails to a waitlist are never shown.',
    save: 'Save Settings',
  },
  editor: {
    title: 'Write',
    subject: 'Subject',
    preheader: {
      label: 'Preview line',
      help: 'Most email apps show it next to the subject.',
    },
    body: {
      label: 'Text',
      help: 'Markdown: ## for a heading, - for a list, **bold**, [words](https://example.com) for a link. The footer with your address and the unsubscribe link is added automatically.',
    },
    save: 'Save Draft',
    preview: 'Preview',
    previewTab: 'Preview in a New Tab',
    test: 'Save and Send Me a Test',
    discard: 'Delete Draft',
  },
  problems: {
    title: 'Check these before you send',
    html: 'HTML is shown as plain text: {text}',
    address: 'This isn’t a web or email address, so it isn’t a link: {text}',
    image:
      'This picture isn’t one of yours, so readers see its description instead. Add it by the Picture button: {text}',
    brokenLink:
      'This link fell apart; its address has a space or another character that links can’t have: {text}',
  },
  preview: {
    title: 'Preview',
    saved:
      'This is the draft as last saved, until you choose “Preview”: that shows what you’ve typed, as the people you’ve chosen get it. A preview doesn’t save anything.',
    frame: 'The email as HTML',
    open: 'Open the preview in its own tab',
    text: 'As plain text',
    widths: { label: 'Width', wide: 'Computer', narrow: 'Phone' },
  },
  send: {
    lead: 'Nothing is sent until you’ve seen how many people it goes to.',
    audience: 'Who gets it',
    all: 'All confirmed subscribers',
    topics: {
      courses: 'Subscribers who haven’t opted out of news about courses',
      offers: 'Subscribers who haven’t opted out of offers',
    },
    waitlist: 'The waitlist for “{item}”',
    when: 'When',
    whens: { now: 'Now', later: 'On this day and at this time:' },
    date: 'Day',
    time: 'Time (Toronto)',
    count: 'Save and Count Recipients',
    noServer: {
      text: 'Issues go out through your own email server (SMTP). Until it’s set up, their emails wait in the queue.',
      settings: 'Open Email Settings',
    },
    confirm: {
      title: 'Check, then send',
      nobody: 'Nobody would get this issue right now, so there’s nothing to send.',
      one: 'It goes to 1 person: {audience}.',
      many: 'It goes to {count} people: {audience}.',
      waitlist:
        'They agreed to one email, sent when the item is ready. This is that email: after it, they’re marked as told and won’t be emailed about this item again.',
      takesLess: 'At {rate} emails per minute, it takes less than a minute.',
      takesOne: 'At {rate} emails per minute, it takes about a minute.',
      takes: 'At {rate} emails per minute, it takes about {minutes} minutes.',
      leftOut: {
        one: '1 confirmed person is left out: emails to their address bounced.',
        many: '{count} confirmed people are left out: emails to their addresses bounced.',
      },
      left: 'Anyone who unsubscribes before their turn won’t get it.',
      now: 'Sending starts right away.',
      later: 'Sending starts on {when}, Toronto time.',
      submitNow: { one: 'Send to 1 Person', many: 'Send to {count} People' },
      submitLater: { one: 'Schedule for 1 Person', many: 'Schedule for {count} People' },
      /** Until an email server is set up. */
      waiting: 'Sending starts once an email server is set up.',
      submitWaiting: { one: 'Queue for 1 Person', many: 'Queue for {count} People' },
    },
  },
  welcome: {
    title: 'Welcome series',
    lead: 'Up to three emails that new subscribers get after they confirm their address. Each person gets each email once, and none after unsubscribing. The short welcome right after confirming is separate.',
    email: 'Email {number}:',
    isOff: 'off',
    isOn: 'Send this email',
    days: {
      label: 'Days after confirming (0 to 60)',
      help: 'A change applies to people who confirm from now on.',
    },
    subject: 'Subject',
    preheader: 'Preview line',
    body: 'Text (Markdown)',
    save: 'Save',
    test: 'Save and Send Me a Test',
  },
  report: {
    title: 'Report',
    facts: {
      audience: 'Goes to',
      scheduled: 'Scheduled for',
      started: 'Started',
      finished: 'Finished',
    },
    /** Instead of “Emails” until all of them are queued. */
    soFar: 'Emails so far',
    figures: {
      recipients: 'Emails',
      sent: 'Sent',
      waiting: 'Waiting',
      failed: 'Failed',
      bounced: 'Bounced',
      inDoubt: 'Possibly not delivered',
      notSent: 'Not sent',
      unsubscribed: 'Unsubscribed since',
    },
    refresh: 'Refresh',
    late: 'It was due while the site was down, more than an hour ago. Resume it if it’s still worth sending.',
    unschedule: 'Back to Draft',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel the Rest',
    copy: 'Copy to a New Draft',
  },
  errors: {
    subject: 'Write a subject.',
    subjectLength: 'Use at most 150 characters.',
    body: 'Write the text.',
    bodyLength: 'Use at most 20,000 characters.',
    bodyComplex: 'Use less formatting: fewer marks and lines, and fewer lists within lists.',
    days: 'Use a whole number from 0 to 60.',
    audience: 'Choose who gets the issue.',
    date: 'Choose the day.',
    time: 'Enter the time, for example 09:30.',
    past: 'Choose a time in the future.',
  },
  problem: { title: 'Not saved or sent', description: 'Check the marked fields.' },
} as const;

export const newsletterNotices = {
  saved: { title: 'Saved', description: 'The draft has been saved.' },
  same: { title: 'Nothing to save', description: 'The saved draft is exactly the same.' },
  tested: {
    title: 'Test on its way',
    description: 'A test is on its way to your address.',
    withoutEmail: {
      title: 'Test queued, but not sent yet',
      description:
        'The site can’t send email right now. The test goes to your address once it can.',
    },
  },
  welcome: {
    title: 'Saved',
    description:
      'New words apply to what’s sent from now on, new days to people who confirm from now on.',
  },
  deleted: { title: 'Deleted', description: 'The draft is gone.' },
  settings: { title: 'Settings saved', description: 'They apply from now on.' },
  sent: {
    title: 'Sending',
    description: 'The first emails go out within a few seconds.',
    withoutEmail: {
      title: 'Queued, but not sending yet',
      description: 'The site can’t send email right now. The issue goes out once it can.',
    },
  },
  scheduled: {
    title: 'Scheduled',
    description: 'It goes out at the time shown below. Until then, you can move it back to draft.',
    withoutEmail: {
      title: 'Scheduled, but email isn’t set up',
      description:
        'The site can’t send email right now. Set it up before then, or the issue waits. Until then, you can move it back to draft.',
    },
  },
  unscheduled: { title: 'Back to draft', description: 'Nothing will be sent.' },
  paused: { title: 'Paused', description: 'The rest goes out when you resume.' },
  resumed: {
    title: 'Resumed',
    description: 'The rest is on its way.',
    withoutEmail: {
      title: 'Resumed, but not sending yet',
      description: 'The site can’t send email right now. The rest goes out once it can.',
    },
  },
  cancelled: { title: 'Cancelled', description: 'The rest won’t be sent.' },
  changed: {
    title: 'Nothing changed',
    description:
      'Somebody else changed or sent the issue in the meantime. This is its current state.',
  },
} as const satisfies NoticeWords;
