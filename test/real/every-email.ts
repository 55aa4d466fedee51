import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runnerImport } from 'vite';
import type { Email } from '#app/emails/email.ts';
import { newId } from '#app/platform/ids.ts';
import { startSite, temporaryFolder } from '#test/site-process.ts';
import { waitFor } from './report.ts';

const OWNER = 'owner@example.com';

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
    ...{ SMTP_URL: smtpUrl, MAIL_TO: OWNER, MAIL_FROM: OWNER, SITE_URL: 'https://www.example.com' },
    ...{ DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'test', DKIM_PRIVATE_KEY_FILE: keyFile() },
  });
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  try {
    for (const [name, { preview }] of Object.entries(module.emails)) {
      queue(database, { name, recipient, props: JSON.stringify(preview) });
    }
    const names = Object.keys(module.emails);
    const states = () =>
      database
        .prepare("select state from outbox where dedupe_key like 'every-email:%'")
        .all()
        .map(({ state }) => String(state));
    const isOver = () => states().every((state) => !['queued', 'sending'].includes(state));
    await waitFor('the end of every email', isOver, 120_000).catch(() => undefined);
    const subjects = Object.values(module.emails).map(({ subject, preview }) => subject(preview));
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
  const row = {
    id: newId(now),
    channel: 'mail',
    template: name,
    recipient,
    props,
    dedupe_key: `every-email:${name}`,
    priority: 1,
    state: 'queued',
    next_attempt_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
    created_at: now.toISOString(),
  };
  const columns = Object.keys(row);
  database
    .prepare(
      `insert into outbox (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row));
}

function keyFile(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = path.join(temporaryFolder('dkim'), 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return file;
}
