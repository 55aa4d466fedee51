import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { createSelfSignedCertificate } from '#test/self-signed-certificate.ts';
import { freePort, startChild, startSite, stopChild, temporaryFolder } from '#test/site-process.ts';
import { type Check, type Part, waitFor } from './report.ts';

const POSTFIX = '/usr/sbin/postfix';
const MASTER = '/usr/lib/postfix/sbin/master';
const OWNER = 'owner@example.com';

/** A Postfix of its own on a free port: TLS offered, mail for example.com kept in a folder. */
export const postfixPart: Part = {
  name: 'Postfix',
  programs: [POSTFIX, MASTER],
  version: ['/usr/sbin/postconf', '-d', 'mail_version'],
  async run(check) {
    if (process.getuid?.() !== 0) throw new Error('Postfix has to be started by root');
    await messageArrives(check);
    await refusalPauses(check);
  },
};

async function messageArrives(check: Check): Promise<void> {
  const postfix = await startPostfix('');
  const site = await startSite({ SMTP_URL: postfix.smtpUrl, MAIL_TO: OWNER, MAIL_FROM: OWNER });
  try {
    await sendMessage(site.url);
    await waitFor('both emails', () => postfix.emails().length >= 2);
    const emails = await Promise.all(postfix.emails().map((raw) => PostalMime.parse(raw)));
    const recipients = emails.map(({ to }) => to?.[0]?.address).sort();
    check(
      'visitor and owner get their email',
      recipients.join() === `${OWNER},visitor@example.com`,
      recipients,
    );
    const hops = postfix.emails().map((raw) => raw.includes('using TLSv1'));
    check('it went over TLS, also on this machine', hops.every(Boolean), hops);
    check(
      'each has a text and an HTML part',
      emails.every(({ text, html }) => Boolean(text) && Boolean(html)),
    );
    const states = outbox(site.dataDir).map(({ state }) => state);
    check(
      'the outbox has them as sent',
      states.every((state) => state === 'sent'),
      states,
    );
  } finally {
    await site.stop();
    await postfix.stop();
  }
}

/** What Postfix says to a sender it doesn't allow: `554 5.7.1 <…>: Sender address rejected`. */
async function refusalPauses(check: Check): Promise<void> {
  const postfix = await startPostfix(
    'smtpd_sender_restrictions = check_sender_access inline:{owner@example.com=REJECT}',
  );
  const site = await startSite({ SMTP_URL: postfix.smtpUrl, MAIL_TO: OWNER, MAIL_FROM: OWNER });
  try {
    await sendMessage(site.url);
    const tried = () => outbox(site.dataDir).filter(({ attempts }) => attempts > 0);
    await waitFor('an attempt', () => tried().length > 0);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const states = outbox(site.dataDir).map(({ state }) => state);
    check(
      'a sender that Postfix refuses leaves every email waiting, none failed',
      states.length === 2 && states.every((state) => !['failed', 'sent'].includes(state)),
      states,
    );
    check('nothing was delivered', postfix.emails().length === 0);
  } finally {
    await site.stop();
    await postfix.stop();
  }
}

async function sendMessage(url: string): Promise<void> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'real-postfix-1' },
    body: JSON.stringify({
      name: 'Sample Visitor',
      email: 'visitor@example.com',
      message: 'Please call me about invoices.',
    }),
  });
  if (response.status !== 201) throw new Error(`The message was answered ${response.status}`);
}

function outbox(dataDir: string): { state: string; attempts: number }[] {
  const database = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { readOnly: true });
  const rows = database.prepare("select state, attempts from outbox where channel = 'mail'").all();
  database.close();
  return rows as { state: string; attempts: number }[];
}

async function startPostfix(restriction: string) {
  const folder = temporaryFolder('postfix');
  chmodSync(folder, 0o755);
  const [config, queue, data, mail] = ['config', 'queue', 'data', 'mail'].map((name) => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  }) as [string, string, string, string];
  const port = await freePort();
  const { key, cert } = createSelfSignedCertificate();
  writeFileSync(path.join(config, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(path.join(config, 'cert.pem'), cert);
  writeFileSync(
    path.join(config, 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${queue}`,
      `data_directory = ${data}`,
      'myhostname = mail.example.com',
      'mydestination =',
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'virtual_mailbox_domains = example.com',
      `virtual_mailbox_base = ${mail}`,
      'virtual_mailbox_maps = static:all/',
      'virtual_uid_maps = static:65534',
      'virtual_gid_maps = static:65534',
      'mynetworks = 127.0.0.0/8',
      'smtpd_recipient_restrictions = permit_mynetworks, reject',
      'smtpd_tls_security_level = may',
      'smtpd_tls_received_header = yes',
      `smtpd_tls_key_file = ${config}/key.pem`,
      `smtpd_tls_cert_file = ${config}/cert.pem`,
      `maillog_file = ${folder}/mail.log`,
      `maillog_file_prefixes = ${folder}`,
      restriction,
      '',
    ].join('\n'),
  );
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'proxymap unix - - n - - proxymap',
    'anvil unix - - n - 1 anvil',
    'error unix - - n - - error',
    'virtual unix - n n - - virtual',
    'postlog unix-dgram n - n - 1 postlogd',
  ];
  writeFileSync(path.join(config, 'master.cf'), `${services.join('\n')}\n`);
  execFileSync('chown', ['-R', '65534:65534', mail]);
  execFileSync('chown', ['postfix', data]);
  execFileSync(POSTFIX, ['-c', config, 'check'], { stdio: 'ignore' });
  const child = startChild(MASTER, ['-c', config, '-d'], { MAIL_CONFIG: config });
  const log = () => {
    try {
      return readFileSync(path.join(folder, 'mail.log'), 'utf8');
    } catch {
      return '';
    }
  };
  await waitFor('Postfix', () => log().includes('daemon started')).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}: ${log().slice(-500)}`);
  });
  return {
    smtpUrl: `smtp://localhost:${port}`,
    /** The delivered emails as they are on the disk. */
    emails: () =>
      (readdirSync(mail, { recursive: true }) as string[])
        .filter((name) => /(^|\/)new\//.test(name))
        .map((name) => readFileSync(path.join(mail, name), 'utf8')),
    stop: () => stopChild(child),
  };
}
