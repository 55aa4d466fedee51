import type { ExportKind } from './export.queries.server.ts';

export const exportWords = {
  title: 'Export',
  lead: 'Download your data: one type at a time, or everything in one archive.',
  all: {
    title: 'Everything',
    text: 'One ZIP file with each type of data as CSV and JSON. It doesn’t include passwords, keys or secret links.',
    submit: 'Download ZIP',
  },
  one: { title: 'One type of data', kind: 'Data', format: 'Format', submit: 'Download' },
  formats: { csv: 'CSV (for a spreadsheet)', json: 'JSON' },
  kinds: {
    submissions: 'Messages',
    submission_notes: 'Notes',
    submission_tags: 'Tags',
    bookings: 'Calls',
    earlier_requests: 'Requests for an earlier time',
    slot_offers: 'Earlier times offered',
    signups: 'Newsletter and waitlists',
    signup_confirmations: 'Sign-up confirmation emails',
    consents: 'Consent record',
    suppressions: 'Addresses not to email (hashes)',
    outbox: 'Emails and webhook deliveries',
    outbox_attempts: 'Delivery attempts',
    newsletter_issues: 'Newsletter issues',
    webhooks: 'Webhooks',
    audit_log: 'Audit log',
  } satisfies Record<ExportKind, string>,
} as const;
