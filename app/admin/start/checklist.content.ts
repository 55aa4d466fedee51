export const checklistWords = {
  items: {
    siteUrl: {
      what: 'Public address',
      why: 'The site isn’t at your own https address yet.',
      setting: 'SITE_URL',
    },
    proxy: {
      what: 'Reverse proxy settings',
      why: 'If the site runs behind a proxy, whoever runs your server has to tell it so. If something is missing, the server’s log says what.',
      whyBefore: 'They can be checked once the public address is https.',
      setting: 'TRUST_PROXY=1, and the Host header passed on',
    },
    secret: {
      what: 'Encryption key outside the data folder',
      why: 'As long as it isn’t, a copy of the data folder is enough to read stored passwords.',
      setting: 'APP_SECRET',
    },
    mail: {
      what: 'A way to send email',
      why: 'Fill in the email service or SMTP on the Email Settings page.',
    },
    delivery: {
      what: 'No emails held up',
      why: 'If a provider refuses our emails, or some have been waiting for more than 30 minutes, the email log says which, and what to do.',
    },
    addresses: {
      what: 'Your own email addresses',
      why: 'The sender and notifications still use an example.com address, which can’t receive email. Change them in Email Settings.',
    },
    twoFactor: {
      what: 'Two-factor authentication',
      why: 'Turn it on under Security, so that a stolen password alone isn’t enough to log in.',
    },
    backup: {
      what: 'A backup from the last 7 days',
      why: 'The site makes one every night. If it couldn’t, the server’s log says why; npm run backup tries again.',
    },
    claims: {
      what: 'Claims without evidence',
      why: '{count} figures or stories are samples or illustrative. Prove, replace or remove them.',
    },
  },
} as const;
