import type { ExportKind } from './export.queries.server.ts';

export const exportWords = {
  title: 'Export',
  lead: 'Take your data with you: one kind as a table, or everything in one archive.',
  all: {
    title: 'Everything',
    text: 'One ZIP with each kind as CSV and as JSON. Passwords, keys and secret links are not in it.',
    submit: 'Download ZIP',
  },
  one: { title: 'One kind', kind: 'What', format: 'As', submit: 'Download' },
  formats: { csv: 'CSV (for a spreadsheet)', json: 'JSON' },
  kinds: {
    submissions: 'Messages',
    submission_notes: 'Notes',
    submission_tags: 'Tags',
    bookings: 'Calls',
    signups: 'Newsletter and waitlists',
    signup_confirmations: 'Confirmation mails of sign-ups',
    consents: 'Consent record',
    suppressions: 'Addresses not to mail (hashes)',
    outbox: 'Mails and webhook deliveries',
    outbox_attempts: 'Attempts to deliver them',
    webhooks: 'Webhooks',
    audit_log: 'Audit log',
  } satisfies Record<ExportKind, string>,
} as const;
