import type { NoticeWords } from '../shell/shell.content.ts';

export const securityWords = {
  title: 'Accounts and security',
  parts: { you: 'You', users: 'Users' },
  lead: 'Your name, your password, two-factor authentication, and where you’re logged in.',
  refused: {
    title: 'This page isn’t part of your role',
    text: 'You’re logged in as a member of the team. Settings, exports and erasing people are for the owner. If you need this page, ask the owner.',
    link: { label: 'Back to Today', href: '/admin/today' },
  },
  /** Whatever form was refused. */
  problem: { title: 'Nothing was changed', description: 'See the marked fields below.' },
  profile: {
    title: 'You',
    /** The owner's name until they enter one. */
    owner: 'Owner',
    name: 'Your name',
    nameHelp: 'The team sees it next to what you do and what’s assigned to you.',
    missing: 'Enter your name.',
    email: 'You log in with {email}. The owner can change it.',
    assignments: 'Email me when a message or a call is assigned to me',
    submit: 'Save',
  },
  initial: {
    title: 'Choose your own password',
    text: 'You logged in with the password that was made when the site first started. It works for seven days, and only to choose your own.',
  },
  /** What is wrong with a password, or a code, that is asked for again before a change. */
  check: {
    missing: 'Enter your current password.',
    missingCode: 'Enter a code.',
    wrong: 'That isn’t your current password.',
    wrongPasswordOrCode:
      'The password or the code is wrong. Each code works only once: wait for the next one, and check that the clock on your phone is right.',
    wrongCode:
      'This code is wrong. Wait for the next one, and check that the clock on your phone is right.',
    tooMany: 'Too many attempts. Please wait 15 minutes and try again.',
    /** Of all sessions of the account; a new login gets around it. */
    tooManyOfAccount:
      'Too many attempts for your account. Log out and in again, or wait an hour. If they weren’t yours, end all of your sessions under Settings, Accounts and security.',
  },
  password: {
    title: 'Change the password',
    text: 'This ends all of your sessions, including this one. Log in again with the new password.',
    next: 'New password',
    nextHelp: 'At least 15 characters. Four unrelated words work well.',
    again: 'New password again',
    submit: 'Change Password',
    tooShort: 'Use at least 15 characters.',
    tooLong: 'Use at most 1,000 characters.',
    same: 'Choose a password that differs from the current one.',
    tooCommon: 'This password is too common. Please choose another one.',
    differs: 'The two new passwords don’t match.',
    environment:
      'ADMIN_PASSWORD is set for this server. If you change its value, it replaces this password the next time the server starts.',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    on: 'On: after the password, the login asks for a code from your authenticator app.',
    off: 'Off. When it’s on, a stolen password alone isn’t enough to log in.',
    start: 'Set Up Two-Factor Authentication',
    scan: 'Scan this code with your authenticator app:',
    qrLabel: 'QR code for your authenticator app',
    secret: 'Or type in this key:',
    openInApp: 'Open in the authenticator app on this device',
    code: 'Code shown in the app',
    confirm: 'Turn On',
    stop: 'Turn Off',
    required: {
      title: 'Set up two-factor authentication first',
      text: 'This server requires it. The other pages open once it’s on.',
    },
    recovery: {
      title: 'Your recovery codes',
      text: 'Each code works once in place of a code from the app. Print or save them now; they won’t be shown again.',
      left: 'Recovery codes left:',
      renew: 'Make New Recovery Codes',
    },
  },
  sessions: {
    title: 'Where you’re logged in',
    text: 'A session ends after 30 minutes of inactivity, or after 12 hours at most.',
    columns: { who: 'Who', from: 'Address', since: 'Since (Toronto)', seen: 'Last used' },
    current: 'this one',
    endAll: 'End All of Your Sessions',
    everybody: 'As the owner, you see everybody’s. To end somebody’s sessions, suspend them under',
  },
} as const;

export const securityNotices = {
  profile: { title: 'Saved', description: 'Your details are up to date.' },
  'two-factor-off': {
    title: 'Two-factor authentication is off',
    description: 'The password alone is now enough to log in. All other sessions have ended.',
  },
} as const satisfies NoticeWords;
