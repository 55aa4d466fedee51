export const usersWords = {
  roles: { staff: 'Staff', owner: 'Owner' },
  access: { active: 'Can log in', suspended: 'Suspended' },
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
  fields: {
    name: { label: 'Name', missing: 'Enter a name.' },
    email: {
      label: 'Email',
      help: 'They log in with it.',
      missing: 'Enter an email address.',
      known: 'Somebody with this email address is already on the team.',
    },
    role: {
      label: 'Role',
      help: 'Staff work on messages, calls, articles and newsletters; owners on everything, including settings, exports and who has access.',
      missing: 'Choose a role.',
    },
    status: {
      label: 'Access',
      help: 'Somebody who is suspended is logged out everywhere at once. The calendar address that they made ends, and their webhooks are off until you turn them on. Once suspended, they can also be removed, which leaves what was assigned to them unassigned.',
    },
  },
  invite:
    'They choose their own password with a link that works once and expires after three days. It’s emailed to them if this site can send email, and shown to you, so that you can pass it on.',
  linkNote:
    'Send it in a way that only they can read. It works once, until {until} (Toronto). Earlier links no longer work.',
  /** The state of a webhook, after they lost their access. */
  webhookOff:
    'Off: {name}, who added it, no longer has access. Turn it on if you still need it, or delete it.',
} as const;

export const passwordWords = {
  choose: {
    title: 'Choose a password',
    text: 'For {name}, {email}. Saving it ends all sessions you have.',
  },
  gone: {
    title: 'This link no longer works',
    text: 'It has been used, has expired, or was replaced by a newer one. If you’ve already chosen a password, ask for a new link at the login. If you were invited, ask the owner for a new invitation.',
  },
} as const;

export const assignmentWords = {
  title: 'Assigned to',
  filters: { '': 'Anyone', mine: 'Me', nobody: 'Nobody' },
  to: 'for {name}',
} as const;
