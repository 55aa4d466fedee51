export const usersWords = {
  roles: { staff: 'Staff', owner: 'Owner' },
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  fields: {
    name: { label: 'Name', missing: 'Enter a name.', tooLong: 'Use at most 80 characters.' },
    email: {
      label: 'Email',
      help: 'They log in with it.',
      missing: 'Enter an email address.',
      invalid: 'Enter an email address like kim@example.com.',
      known: 'Somebody with this email address is already on the team.',
    },
    role: {
      label: 'Role',
      help: 'Staff work on messages, calls, articles and newsletters; owners on everything, including settings, exports and who has access.',
      missing: 'Choose a role.',
    },
  },
  invite:
    'They choose their own password with a link that works once and expires after three days. It’s emailed to them if this site can send email, and shown to you, so that you can pass it on.',
  linkNote:
    'Unless it’s emailed to them, send it in a way that only they can read. It works once, until {until} (Toronto). Earlier links no longer work.',
  access:
    'Somebody who is suspended is logged out everywhere at once and can’t log in until you lift the suspension. The calendar address that they made ends, and their webhooks are off until you turn them on. Once suspended, they can also be removed, which leaves what was assigned to them unassigned. Reset two-factor authentication for somebody who has lost both their phone and their recovery codes.',
  /** The state of a webhook, after they lost their access. */
  webhookOff:
    'Off: {name}, who added it, no longer has access. Turn it on if you still need it, or delete it.',
} as const;

export const passwordWords = {
  forgot: {
    title: 'Forgot your password?',
    text: 'If you log in with an email address, a link to choose a new password can be sent to it. If you’re the owner and log in with a password alone, set ADMIN_PASSWORD on the server to a new password and restart it.',
  },
  sent: {
    title: 'Check your email',
    text: 'If an account here uses this address, a link is on its way. It works once and expires after 30 minutes.',
  },
  noEmail: {
    title: 'This site can’t send email right now',
    text: 'Ask the owner for a new password link. They can make one under Settings, Accounts and security.',
  },
  choose: {
    title: 'Choose a password',
    text: 'For {name}, {email}. Saving it logs you out everywhere.',
  },
  notSaved: 'Your password wasn’t saved. See the fields below.',
  gone: {
    title: 'This link no longer works',
    text: 'It has been used, has expired, or was replaced by a newer one. If you’ve already chosen a password, ask for a new link here. If you were invited, ask the owner for a new invitation.',
  },
} as const;

export const assignmentWords = {
  title: 'Assigned to',
  filters: { '': 'Anyone', mine: 'Me', nobody: 'Nobody' },
  to: 'for {name}',
} as const;
