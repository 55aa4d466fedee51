type ExportKind =
  | 'submissions'
  | 'submission_notes'
  | 'submission_tags'
  | 'bookings'
  | 'signups'
  | 'consents'
  | 'outbox'
  | 'audit_log';

export const exportWords = {
  title: 'Export',
  lead: 'Take your data with you: one kind as a table, or everything in one archive.',
  all: {
    title: 'Everything',
    text: 'One ZIP with each kind as CSV and as JSON. Passwords, keys and the words of mails are not in it.',
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
    consents: 'Consent record',
    outbox: 'Mail log',
    audit_log: 'Audit log',
  } satisfies Record<ExportKind, string>,
} as const;
