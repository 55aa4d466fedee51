export const checklistWords = {
  title: 'Go-live checklist',
  lead: 'What to replace or settle before visitors come. The command npm run doctor prints the same list.',
  done: 'Done',
  open: 'To do',
  columns: { state: 'State', what: 'What', why: 'Why, and how' },
  claims: { label: 'Every claim, with its source', href: '/admin/claims' },
  items: {
    siteUrl: { what: 'Public address', why: 'Set SITE_URL to the https address of the site.' },
    proxy: {
      what: 'Reverse proxy set up',
      why: 'Requests come through a proxy that the site does not know: set TRUST_PROXY=1 and SITE_URL, and let the proxy send Host. The log says which one is missing.',
    },
    secret: {
      what: 'Key outside the data folder',
      why: 'Set APP_SECRET, so that a copy of the data folder alone opens no secret.',
    },
    mail: {
      what: 'A way to send mail',
      why: 'Fill in the e-mail service or SMTP on the Email Settings page.',
    },
    delivery: {
      what: 'No emails held up',
      why: 'A provider is refusing our emails, or some have been waiting for more than 30 minutes. The Mail page says which, and what to do.',
    },
    addresses: {
      what: 'Your own mail addresses',
      why: 'Sender and notifications still use an example.com address: it receives nothing.',
    },
    twoFactor: {
      what: 'Two-factor authentication',
      why: 'Turn it on under Security: a stolen password alone then opens nothing.',
    },
    backup: {
      what: 'A backup of the last 7 days',
      why: 'The site makes one every night. If it could not, the log says why; npm run backup tries again.',
    },
    claims: {
      what: 'Claims without proof',
      why: '{count} figures or stories are samples or illustrative. Prove, replace or remove them.',
    },
  },
} as const;
