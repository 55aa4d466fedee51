import type { NoticeWords } from '../shell/shell.content.ts';
import type { ExportKind } from './export.queries.server.ts';

export const exportWords = {
  title: 'Backups and export',
  nightly:
    'A backup brings the whole site back. The site makes one every night at 3 a.m. in Toronto, checks it, and keeps the newest ones on the server. Download one now and then: it’s of no use on a disk that fails.',
  notNightly:
    'A backup brings the whole site back. Nightly backups are turned off on this server. Make one before you change anything large, and download it.',
  secret:
    'Passwords of email, calendars, webhooks and two-factor authentication are encrypted in a backup.',
  secretKept:
    'keep a copy of it, somewhere else than the backup. Without it you’d have to enter them again.',
  restore: {
    stop: 'A site can’t replace its own database while it runs. Stop it on the server.',
    run: 'In the folder of the site, run this for the newest backup:',
    other:
      'For another one, or one that you downloaded, name that file instead. The database that it replaces is kept beside it.',
    start:
      'Start the site. Today then asks what to do with emails that were waiting when the backup was made.',
  },
  everything:
    'One ZIP file with each type of data as CSV and JSON, and your pictures. It doesn’t include passwords, keys or secret links.',
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
    fact_versions: 'Published versions of your changes',
    page_views: 'Page views',
    origins: 'Where messages, calls and sign-ups came from',
    waitlist_notices: 'Waitlist items that are ready',
    articles: 'Articles',
    pictures: 'Pictures',
    webhooks: 'Webhooks',
    audit_log: 'Audit log',
  } satisfies Record<ExportKind, string>,
} as const;

export const exportKinds = Object.keys(exportWords.kinds) as ExportKind[];

export const exportNotices = {
  made: { title: 'Backup made', description: 'It’s checked, and listed first below. Download it.' },
} as const satisfies NoticeWords;
