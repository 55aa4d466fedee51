export const securityWords = {
  title: 'Accounts and security',
  /** The owner's name until they enter one. */
  owner: 'Owner',
  refused: {
    title: 'This page isn’t part of your role',
    text: 'You’re logged in as a member of the team. Settings, exports and erasing people are for the owner. If you need this page, ask the owner.',
  },
  notices: { saved: { title: 'Saved', description: 'The change applies at once.' } },
  linkCreated: { title: 'Link created', description: 'Copy it now. It’s shown only once.' },
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
    tooMany:
      'Too many attempts. Please wait {minutes} minutes. If they weren’t yours, end all of your sessions under Settings, Accounts and security.',
  },
  password: {
    text: 'This ends all of your sessions, including this one. Log in again with the new password.',
    tooShort: 'Use at least 15 characters.',
    tooLong: 'Use at most 1,000 characters.',
    same: 'Choose a password that differs from the current one.',
    tooCommon: 'This password is too common. Please choose another one.',
    differs: 'The two new passwords don’t match.',
  },
  twoFactor: {
    required: 'This server requires two-factor authentication. The other pages open once it’s on.',
    on: 'On: after the password, the login asks for a code from your authenticator app. Set it up again for another phone, or for new recovery codes.',
    off: 'Off. When it’s on, a stolen password alone isn’t enough to log in.',
    recovery:
      'Each code works once in place of a code from the app. Print or save them now; they won’t be shown again.',
  },
} as const;
