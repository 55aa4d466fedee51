import type { NoticeWords } from '../shell/shell.content.ts';

export const securityWords = {
  title: 'Security',
  lead: 'The password, the second step at login, and where you are logged in.',
  password: {
    title: 'Change the password',
    text: 'Ends every session, this one included: you log in again with the new password.',
    current: 'Present password',
    next: 'New password',
    nextHelp:
      'At least 15 characters. Four words that have nothing to do with each other are good.',
    again: 'New password again',
    submit: 'Change Password',
    wrong: 'This is not the present password.',
    tooShort: 'Use at least 15 characters.',
    tooLong: 'Use at most 1,000 characters.',
    tooCommon: 'This password is on the list of those that are tried first. Choose another.',
    differs: 'The two new passwords are not the same.',
    failed: { title: 'Password not changed', description: 'See the fields below.' },
    environment:
      'ADMIN_PASSWORD is set for this server. A new value there replaces this password at the next start.',
  },
  twoFactor: {
    title: 'Second step at login',
    on: 'On: a code from your authenticator app is asked for after the password.',
    off: 'Off. With it, a stolen password alone opens nothing.',
    start: 'Set Up Second Step',
    secret: 'Type this key into your authenticator app, or open the link on your phone:',
    openInApp: 'Open in the authenticator app',
    code: 'Code that the app shows now',
    confirm: 'Switch On',
    stop: 'Switch Off',
    stopPassword: 'Present password',
    wrongCode: {
      title: 'Not switched on',
      description: 'That code is not right. Check the clock of your phone and try the next code.',
    },
    wrongPassword: {
      title: 'Not switched off',
      description: 'This is not the present password.',
    },
  },
  sessions: {
    title: 'Where you are logged in',
    text: 'A session ends after 30 minutes without use and after 12 hours in any case.',
    columns: { from: 'Address', since: 'Since (Toronto)', seen: 'Last used' },
    present: 'this one',
    endAll: 'End All Sessions',
  },
} as const;

export const securityNotices = {
  'second-step-on': {
    title: 'Second step is on',
    description: 'The next login asks for a code as well.',
  },
  'second-step-off': {
    title: 'Second step is off',
    description: 'The password alone opens the admin area.',
  },
} as const satisfies NoticeWords;
