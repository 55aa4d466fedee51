export const checklistWords = {
  items: {
    siteUrl: { what: 'Public address', why: 'Set SITE_URL to the https address of the site.' },
    proxy: {
      what: 'Reverse proxy settings',
      why: 'If the site runs behind a proxy, set TRUST_PROXY=1 and SITE_URL, and have the proxy pass on the Host header. If the site notices that one of these is missing, the server’s log says which.',
      whyBefore:
        'It can be checked once the public address is https. If the site runs behind a proxy, also set TRUST_PROXY=1, and have the proxy pass on the Host header.',
    },
    secret: {
      what: 'Encryption key outside the data folder',
      why: 'Set APP_SECRET, so that a copy of the data folder alone isn’t enough to read stored secrets.',
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
