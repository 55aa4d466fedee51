import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { runnerImport } from 'vite';
import type { Email } from '#app/emails/email.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { newId } from '#app/platform/ids.ts';
import { startSite, temporaryFolder } from '#test/site-process.ts';
import { waitFor } from './report.ts';

const OWNER = 'owner@example.com';
const BATCH = 'every-email';
const CALL_ID = 'sample-call';

export type SentEmails = {
  /** Template names, one email of each. */
  names: readonly string[];
  subjects: readonly string[];
  /** The outbox state of each email. */
  states: readonly string[];
};

/**
 * Lets the built site send every kind of email, with the sample values of its preview and a DKIM
 * signature, to one address through one SMTP server.
 */
export async function sendEveryEmail(smtpUrl: string, recipient: string): Promise<SentEmails> {
  const { module } = await runnerImport<{ emails: Record<string, Email<unknown>> }>(
    './app/emails/catalogue.ts',
    { logLevel: 'silent' },
  );
  const site = await startSite({
    SMTP_URL: smtpUrl,
    MAIL_TO: OWNER,
    MAIL_FROM: OWNER,
    SITE_URL: 'https://www.example.com',
    DKIM_DOMAIN: 'example.com',
    DKIM_SELECTOR: 'test',
    DKIM_PRIVATE_KEY_FILE: keyFile(),
  });
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  try {
    insert(database, 'bookings', sampleBooking());
    insert(database, 'newsletter_issues', sampleIssue(module.emails['newsletter-issue']?.preview));
    insert(database, 'settings', sampleSeries(module.emails['welcome-series']?.preview));
    for (const [name, { preview }] of Object.entries(module.emails)) {
      queue(database, { name, recipient, props: JSON.stringify(preview) });
    }
    const names = Object.keys(module.emails);
    const states = () =>
      database
        .prepare('select state from outbox where batch = ?')
        .all(BATCH)
        .map(({ state }) => String(state));
    const isOver = () => states().every((state) => !['queued', 'sending'].includes(state));
    await waitFor('the end of every email', isOver, 120_000).catch(() => undefined);
    // The site's own codes are secret, so their digits stay open.
    const subjects = Object.values(module.emails).map(({ subject, preview }) =>
      subject(preview, { code: () => '', facts: builtInFacts }).trim(),
    );
    return { names, subjects, states: states() };
  } finally {
    database.close();
    await site.stop();
  }
}

function queue(
  database: DatabaseSync,
  { name, recipient, props }: { name: string; recipient: string; props: string },
): void {
  const now = new Date();
  insert(database, 'outbox', {
    id: newId(now),
    channel: 'mail',
    template: name,
    recipient,
    props,
    // A reminder finds its call by this key.
    dedupe_key: `${name}:${CALL_ID}`,
    batch: BATCH,
    priority: 1,
    state: 'queued',
    next_attempt_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    created_at: now.toISOString(),
  });
}

/** A reminder reads its call when it is sent: one at 9:00 AM in Toronto, as in its preview. */
function sampleBooking() {
  const day = `${new Date().getUTCFullYear() + 1}-12-01`;
  return {
    id: CALL_ID,
    reference: 'ABCD-1234',
    kind: 'assessment',
    status: 'active',
    ...{ starts_at: `${day}T14:00:00.000Z`, ends_at: `${day}T14:30:00.000Z` },
    toronto_date: day,
    toronto_time: '9:00 AM',
    token_hash: 'sample',
    name: 'Sample',
    email: OWNER,
    phone: '',
    company: '',
    source: 'assessment_booking',
    page: '/book',
    notice: '',
    created_at: day,
    updated_at: day,
  };
}

/** An issue reads its words when it is sent. */
function sampleIssue(preview: unknown) {
  const { issueId, words } = preview as { issueId: string; words: Record<string, string> };
  const time = new Date().toISOString();
  return { id: issueId, state: 'sent', ...words, created_at: time, updated_at: time };
}

/** The welcome series is read from the settings when it is sent. */
function sampleSeries(preview: unknown) {
  const { words } = preview as { words: Record<string, string> };
  const value = JSON.stringify({ emails: [{ isOn: true, days: 3, ...words }] });
  return { key: 'welcome-series', value, updated_at: new Date().toISOString() };
}

function insert(database: DatabaseSync, table: string, row: Record<string, SQLInputValue>): void {
  const columns = Object.keys(row);
  const values = columns.map(() => '?').join(', ');
  database
    .prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`)
    .run(...Object.values(row));
}

function keyFile(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = path.join(temporaryFolder('dkim'), 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return file;
}
