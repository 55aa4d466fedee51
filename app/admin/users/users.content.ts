import type { NoticeWords } from '../shell/shell.content.ts';

export const usersWords = {
  roles: {
    staff: { name: 'Staff', text: 'messages, calls, articles and newsletters' },
    owner: { name: 'Owner', text: 'everything, including settings, exports and who has access' },
  },
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  invite: {
    emailed:
      'They choose their own password with a link that is emailed to them, works once and expires after three days.',
    shown:
      'They choose their own password with a link that works once and expires after three days. Email isn’t working, so you’ll get the link to pass on yourself.',
  },
  fields: {
    name: { label: 'Name', missing: 'Enter a name.', tooLong: 'Use at most 80 characters.' },
    email: {
      label: 'Email',
      help: 'They log in with it.',
      missing: 'Enter an email address.',
      invalid: 'Enter an email address like kim@example.com.',
      known: 'Somebody with this email address is already on the team.',
    },
    role: { label: 'Role', missing: 'Choose a role.' },
  },
  link: {
    created: { title: 'Link created', description: 'Copy it now. It’s shown only once.' },
    text: 'Copy it now and send it in a way that only they can read. It won’t be shown again. It works once, until {until} (Toronto).',
  },
  access: {
    linkOnce: 'It’s shown to you once and isn’t emailed. Earlier links stop working.',
    reset: 'For somebody who has lost both their phone and their recovery codes.',
    suspend:
      'They’re logged out everywhere at once and can’t log in until you lift the suspension.',
    remove:
      'They’re logged out everywhere at once. Anything assigned to them becomes unassigned. The audit log keeps their name.',
  },
  confirmMissing: 'Check the box to confirm that you want to remove this person.',
  /** The state of a webhook, after they lost their access. */
  webhookOff:
    'Off: {name}, who added it, no longer has access. Turn it on if you still need it, or delete it.',
} as const;

const ENDED =
  'A calendar address that they created no longer works, and webhooks that they added are off until you turn them on.';

export const usersNotices = {
  invited: { title: 'Invited', description: 'The invitation is on its way by email.' },
  saved: { title: 'Saved', description: 'The details are up to date.' },
  suspended: {
    title: 'Suspended',
    description: `They’re logged out everywhere. ${ENDED}`,
  },
  resumed: { title: 'Suspension lifted', description: 'They can log in again.' },
  'resumed-invited': {
    title: 'Suspension lifted',
    description: 'The link of their invitation no longer works. Create a new one for them.',
  },
  removed: {
    title: 'Removed',
    description: `They’re logged out everywhere, and can’t log in. ${ENDED}`,
  },
  'two-factor-reset': {
    title: 'Two-factor authentication reset',
    description: 'Their password alone is enough now, until they set it up again.',
  },
} as const satisfies NoticeWords;

export const passwordWords = {
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email address that you log in with. We’ll send a link to choose a new password.',
    owner:
      'If you’re the owner and log in with a password alone, set ADMIN_PASSWORD on the server to a new password and restart it.',
    sent: {
      title: 'Check your email',
      text: 'If an account here uses this address, a link is on its way. It works once and expires after 30 minutes.',
    },
    noEmail: {
      title: 'This site can’t send email right now',
      text: 'Ask the owner for a new password link. They can make one under Settings, Accounts and security.',
    },
  },
  invitation: {
    title: 'Welcome, {name}',
    text: 'Choose a password to join the {company} team.',
  },
  'new-password': {
    title: 'Choose a new password',
    text: 'For {name}, {email}. Saving it logs you out everywhere.',
  },
  gone: {
    title: 'This link no longer works',
    text: 'It has been used, has expired, or was replaced by a newer one. If you’ve already chosen a password, ask for a new link below. If you were invited, ask the owner for a new invitation.',
  },
} as const;

export const assignmentWords = {
  title: 'Assigned to',
  filters: { '': 'Anyone', mine: 'Me', nobody: 'Nobody' },
  to: 'for {name}',
} as const;
