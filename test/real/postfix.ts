import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { runnerImport } from 'vite';
import type { Email } from '#app/emails/email.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { newId } from '#app/platform/ids.ts';
import { certificate } from '#test/certificates.ts';
import { freePort, startChild, startSite, stopChild, temporaryFolder } from '#test/site-process.ts';
import { type Part, waitFor } from './report.ts';

const POSTFIX = '/usr/sbin/postfix';
const POSTFIX_MASTER = '/usr/lib/postfix/sbin/master';
const OWNER = 'owner@example.com';
const BATCH = 'every-email';
const CALL_ID = 'sample-call';

/** Every kind of email, sent through Postfix into a mailbox. */
export const postfixPart: Part = {
  name: 'Postfix',
  programs: [POSTFIX, POSTFIX_MASTER],
  version: ['/usr/sbin/postconf', '-d', 'mail_version'],
  async run(check) {
    const postfix = await startPostfix();
    try {
      const { subjects, states } = await sendEveryEmail(postfix.smtpUrl);
      check(
        `${subjects.length} kinds of emails left`,
        states.length === subjects.length && states.every((state) => state === 'sent'),
        states,
      );
      await waitFor('the mailbox', () => postfix.emails().length >= subjects.length);
      const emails = postfix.emails();
      check('each arrives once', emails.length === subjects.length, emails.length);
      const plain = emails.filter((raw) => !raw.includes('using TLSv1')).map(subjectOf);
      check('each went over TLS, also on this machine', plain.length === 0, plain);
      const broken = emails.filter((raw) => !isBodyWhole(raw)).map(subjectOf);
      check('each body is the one that the site signed', broken.length === 0, broken);
      const parsed = await Promise.all(
        emails.map((raw) => PostalMime.parse(Buffer.from(raw, 'latin1'))),
      );
      const missing = subjects.filter(
        (subject) => !parsed.some((one) => one.subject?.endsWith(subject)),
      );
      check('each subject is the one that was written', missing.length === 0, missing);
      const bare = parsed.filter(({ text, html }) => !text || !html).map(({ subject }) => subject);
      check('each has a text and an HTML part', bare.length === 0, bare);
    } finally {
      await postfix.stop();
    }
  },
};

function subjectOf(raw: string): string {
  return /^Subject: .*$/m.exec(raw)?.[0] ?? 'without a subject';
}

/**
 * Whether the body of an email is byte for byte the one that was signed: its DKIM signature
 * contains the body's hash (RFC 6376: `bh`, with relaxed canonicalization of the body).
 */
function isBodyWhole(raw: string): boolean {
  const text = raw.replace(/\r?\n/g, '\r\n');
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const signature = /^DKIM-Signature:(.*)$/im.exec(head)?.[1] ?? '';
  const signed = /\bbh=([^;]+)/.exec(signature)?.[1]?.replace(/\s/g, '');
  const body = text
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  // Latin-1: each character of `raw` is one byte.
  const hash = createHash('sha256').update(body, 'latin1').digest('base64');
  return /\bc=relaxed\/relaxed\b/.test(signature) && hash === signed;
}

/**
 * Lets the built site send every kind of email, with the sample values of its preview and a DKIM
 * signature. Resolves to the subjects and to the state of each email in the outbox.
 */
async function sendEveryEmail(smtpUrl: string): Promise<{ subjects: string[]; states: string[] }> {
  const { module } = await runnerImport<{ emails: Record<string, Email<unknown>> }>(
    './app/emails/catalogue.ts',
    { logLevel: 'silent' },
  );
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = path.join(temporaryFolder('dkim'), 'key.pem');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const site = await startSite({
    SMTP_URL: smtpUrl,
    MAIL_TO: OWNER,
    MAIL_FROM: OWNER,
    SITE_URL: 'https://www.example.com',
    DKIM_DOMAIN: 'example.com',
    DKIM_SELECTOR: 'test',
    DKIM_PRIVATE_KEY_FILE: keyFile,
  });
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 5000 });
  const insert = (table: string, row: Record<string, SQLInputValue>) => {
    const columns = Object.keys(row);
    const values = columns.map(() => '?').join(', ');
    const statement = `insert into ${table} (${columns.join(', ')}) values (${values})`;
    database.prepare(statement).run(...Object.values(row));
  };
  try {
    insertWhatEmailsRead(module.emails, insert);
    const now = new Date();
    // A link to choose a password leaves only while somebody is waiting for it.
    const { 'team-link': _, ...sendable } = module.emails;
    for (const [template, { preview }] of Object.entries(sendable)) {
      insert('outbox', {
        id: newId(now),
        channel: 'mail',
        template,
        recipient: 'visitor@example.com',
        props: JSON.stringify(preview),
        // A reminder finds its call by this key.
        dedupe_key: `${template}:${CALL_ID}`,
        batch: BATCH,
        priority: 1,
        state: 'queued',
        next_attempt_at: now.toISOString(),
        expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
        created_at: now.toISOString(),
      });
    }
    const readStates = database.prepare('select state from outbox where batch = ?');
    const states = () => readStates.all(BATCH).map(({ state }) => String(state));
    const isOver = () => states().every((state) => !['queued', 'sending'].includes(state));
    await waitFor('the end of every email', isOver, 120_000).catch(() => undefined);
    // The site's own codes are secret, so their digits stay open.
    const subjects = Object.values(sendable).map(({ subject, preview }) =>
      subject(preview, { code: () => '', facts: builtInFacts }).trim(),
    );
    return { subjects, states: states() };
  } finally {
    database.close();
    await site.stop();
  }
}

/** The call of a reminder, an issue of the newsletter and the welcome series, as in their previews. */
function insertWhatEmailsRead(
  emails: Record<string, Email<unknown>>,
  insert: (table: string, row: Record<string, SQLInputValue>) => void,
): void {
  const time = new Date().toISOString();
  const day = `${new Date().getUTCFullYear() + 1}-12-01`;
  insert('bookings', {
    id: CALL_ID,
    reference: 'ABCD-1234',
    kind: 'assessment',
    status: 'active',
    starts_at: `${day}T14:00:00.000Z`,
    ends_at: `${day}T14:30:00.000Z`,
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
    created_at: time,
    updated_at: time,
  });
  type Words = { issueId: string; words: Record<string, string> };
  const issue = emails['newsletter-issue']?.preview as Words;
  insert('newsletter_issues', {
    id: issue.issueId,
    state: 'sent',
    ...issue.words,
    created_at: time,
    updated_at: time,
  });
  const series = emails['welcome-series']?.preview as Words;
  insert('settings', {
    key: 'welcome-series',
    value: JSON.stringify({ emails: [{ isOn: true, days: 3, ...series.words }] }),
    updated_at: time,
  });
}

/** A Postfix of its own, which offers TLS and stores what it gets. Only root can start it. */
async function startPostfix() {
  if (process.getuid?.() !== 0) throw new Error('Postfix has to be started by root');
  const folder = temporaryFolder('postfix');
  chmodSync(folder, 0o755);
  const [config, queue, data, mail] = ['config', 'queue', 'data', 'mail'].map((name) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  }) as [string, string, string, string];
  const port = await freePort();
  writeFileSync(path.join(config, 'cert.pem'), certificate, { mode: 0o600 });
  writeFileSync(
    path.join(config, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
myhostname = mail.example.com
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
virtual_mailbox_domains = example.com
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = static:all/
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
mynetworks = 127.0.0.0/8
smtpd_recipient_restrictions = permit_mynetworks, reject
smtpd_tls_security_level = may
smtpd_tls_received_header = yes
smtpd_tls_cert_file = ${config}/cert.pem
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
`,
  );
  writeFileSync(
    path.join(config, 'master.cf'),
    `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
error unix - - n - - error
virtual unix - n n - - virtual
postlog unix-dgram n - n - 1 postlogd
`,
  );
  execFileSync('chown', ['-R', '65534:65534', mail]);
  execFileSync('chown', ['postfix', data]);
  execFileSync(POSTFIX, ['-c', config, 'check'], { stdio: 'ignore' });
  const child = startChild(POSTFIX_MASTER, ['-c', config, '-d'], { MAIL_CONFIG: config });
  const log = () => readFileSync(path.join(folder, 'mail.log'), 'utf8');
  await waitFor('Postfix', () => log().includes('daemon started'));
  return {
    smtpUrl: `smtp://localhost:${port}`,
    /** The delivered emails as stored on disk, bytes as Latin-1. */
    emails: () =>
      (readdirSync(mail, { recursive: true }) as string[])
        .filter((name) => /(^|\/)new\//.test(name))
        .map((name) => readFileSync(path.join(mail, name), 'latin1')),
    stop: () => stopChild(child),
  };
}
