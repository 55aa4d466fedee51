import type { NoticeWords } from '../shell/shell.content.ts';

export const usersWords = {
  lead: 'Who else can log in to this admin area, and what they can do.',
  roles: {
    staff: { name: 'Staff', text: 'messages, calls, articles and newsletters' },
    owner: { name: 'Owner', text: 'everything, including settings, exports and who has access' },
  },
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  list: {
    title: 'People',
    none: 'Nobody else has access. You log in without an email address.',
    twoFactor: 'two-factor on',
    noTwoFactor: 'two-factor off',
    seen: 'last seen {at}',
  },
  invite: {
    title: 'Invite someone',
    text: 'They choose their own password with a link that works once and expires after three days.',
    emailed: 'The link is emailed to them.',
    shown: 'Email isn’t working, so you’ll get the link to pass on yourself.',
    submit: 'Send Invitation',
    submitShown: 'Create Invitation Link',
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
    title: 'Link for {name}',
    text: 'Copy it now and send it in a way that only they can read. It won’t be shown again. It works once, until {until} (Toronto).',
  },
  member: {
    save: 'Save',
    access: 'Access',
    twoFactorOn: 'Two-factor authentication is on.',
    twoFactorOff: 'Two-factor authentication is off.',
    resetTwoFactor: 'Reset Two-Factor',
    resetText: 'For somebody who has lost both their phone and their recovery codes.',
    invitation: 'Create a New Invitation Link',
    password: 'Create a New Password Link',
    linkText: 'It’s shown to you once and isn’t emailed. Earlier links stop working.',
    end: 'End their access',
    suspend: 'Suspend',
    suspendText:
      'They’re logged out everywhere at once and can’t log in until you lift the suspension.',
    resume: 'Lift the Suspension',
    remove: 'Remove',
    removeText:
      'They’re logged out everywhere at once. Anything assigned to them becomes unassigned. The audit log keeps their name.',
    removeConfirm: 'Yes, remove {name}',
    you: 'This is you. Only another owner can change your access.',
  },
  confirm: {
    password: 'Your current password',
    code: 'Your code from the app, or a recovery code',
    changeHelp: 'Only if you change the email or the role.',
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
    email: { label: 'Email', missing: 'Enter your email address.' },
    submit: 'Send Link',
    sent: {
      title: 'Check your email',
      text: 'If an account here uses this address, a link is on its way. It works once and expires after 30 minutes.',
    },
    tooMany: 'Too many attempts. Please wait {minutes} minutes and try again.',
    noEmail: {
      title: 'This site can’t send email right now',
      text: 'Ask the owner for a new password link. They can make one under Settings, Accounts and security.',
    },
    back: { label: 'Back to the login', href: '/admin/login' },
  },
  invitation: {
    title: 'Welcome, {name}',
    text: 'Choose a password to join the {company} team.',
  },
  'new-password': {
    title: 'Choose a new password',
    text: 'For {name}, {email}. Saving it logs you out everywhere.',
  },
  submit: 'Save Password',
  failed: 'Your password wasn’t saved. See the fields below.',
  gone: {
    title: 'This link no longer works',
    text: 'It has been used, has expired, or was replaced by a newer one. If you’ve already chosen a password, ask for a new link below. If you were invited, ask the owner for a new invitation.',
    forgot: { label: 'Ask for a new link', href: '/admin/password' },
  },
} as const;

export const assignmentWords = {
  title: 'Assigned to',
  me: 'Me',
  nobody: 'Nobody',
  filters: { '': 'Anyone', mine: 'Me', nobody: 'Nobody' },
  you: '{name} (you)',
  to: 'for {name}',
  submit: 'Assign',
  /** In the conversation. */
  turn: 'Assigned to {name} by {by}',
  unassigned: 'Unassigned by {by}',
} as const;
