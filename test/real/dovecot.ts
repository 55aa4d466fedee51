import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { freePort, startChild, stopChild, temporaryFolder } from '#test/site-process.ts';
import { isBodyWhole } from './body-hash.ts';
import { sendEveryEmail } from './every-email.ts';
import { POSTFIX, POSTFIX_MASTER, startPostfix } from './postfix-server.ts';
import { type Part, waitFor } from './report.ts';

const DOVECOT = '/usr/sbin/dovecot';
const LMTP = '/usr/lib/dovecot/lmtp';
const IMAP = '/usr/lib/dovecot/imap';
const READER = 'visitor@example.com';
const PASSWORD = 'only_for_this_test';

/** Every kind of email, sent by Postfix and LMTP into a Dovecot mailbox and read by IMAP. */
export const dovecotPart: Part = {
  name: 'Dovecot',
  programs: [DOVECOT, LMTP, IMAP, POSTFIX, POSTFIX_MASTER],
  version: [DOVECOT, '--version'],
  async run(check) {
    const emails = await deliverByDovecot();
    const { names, subjects, states } = emails.sent;
    check(
      `${names.length} kinds of emails left`,
      states.length === names.length && states.every((state) => state === 'sent'),
      states,
    );
    check('each arrives once', emails.raw.length === names.length, emails.raw.length);
    const broken = emails.raw.filter((raw) => !isBodyWhole(raw)).map(subjectLine);
    check('each body is the one that the site signed', broken.length === 0, broken);
    const parsed = await Promise.all(
      emails.raw.map((raw) => PostalMime.parse(Buffer.from(raw, 'latin1'))),
    );
    const missing = subjects.filter(
      (subject) => !parsed.some((one) => one.subject?.endsWith(subject)),
    );
    check('each subject is the one that was written', missing.length === 0, missing);
    const bare = parsed.filter(({ text, html }) => !text || !html).map(({ subject }) => subject);
    check('each has a text and an HTML part', bare.length === 0, bare);
    const invites = parsed.flatMap(({ attachments }) =>
      attachments.filter(({ mimeType }) => mimeType === 'text/calendar'),
    );
    check('the calendar files are there', invites.length > 0, invites.length);
  },
};

function subjectLine(raw: string): string {
  return /^Subject: .*$/m.exec(raw)?.[0] ?? 'without a subject';
}

/** Sends every kind of email through Postfix into Dovecot, and reads the mailbox. */
export async function deliverByDovecot() {
  const dovecot = await startDovecot();
  const postfix = await startPostfix(`virtual_transport = lmtp:inet:127.0.0.1:${dovecot.lmtpPort}`);
  try {
    const sent = await sendEveryEmail(postfix.smtpUrl, READER);
    let raw: string[] = [];
    await waitFor('the emails in Dovecot', async () => {
      raw = await readMailbox(dovecot.imapPort);
      return raw.length >= sent.names.length;
    }).catch(() => undefined);
    return { sent, raw };
  } finally {
    await postfix.stop();
    await dovecot.stop();
  }
}

async function startDovecot() {
  const folder = temporaryFolder('dovecot');
  chmodSync(folder, 0o755);
  const [mail, run] = ['mail', 'run'].map((name) => path.join(folder, name)) as [string, string];
  mkdirSync(mail);
  chmodSync(mail, 0o777);
  const [imapPort, lmtpPort] = [await freePort(), await freePort()];
  const log = path.join(folder, 'log');
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(
    config,
    `base_dir = ${run}
state_dir = ${run}
log_path = ${log}
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
mail_location = maildir:${mail}/%u
first_valid_uid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home=${mail}/%u allow_all_users=yes
}
service imap-login {
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = ${lmtpPort}
  }
}
`,
  );
  const child = startChild(DOVECOT, ['-F', '-c', config], {});
  await waitFor('Dovecot', () => readMailbox(imapPort).then(() => true)).catch((error: Error) => {
    throw new Error(`${error.message}: ${readFileSync(log, 'utf8').slice(-500)}`);
  });
  return { imapPort, lmtpPort, stop: () => stopChild(child) };
}

/** All emails of the mailbox by IMAP (RFC 9051), bytes as Latin-1. */
async function readMailbox(port: number): Promise<string[]> {
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => {
    received += text;
  });
  const failed = new Promise<never>((_resolve, reject) => socket.once('error', reject));
  failed.catch(() => undefined);
  const command = async (tag: string, words: string) => {
    received = '';
    socket.write(`${tag} ${words}\r\n`);
    const end = new RegExp(`^${tag} (OK|NO|BAD).*\r\n$`, 'm');
    await Promise.race([failed, waitFor(words, () => end.test(received), 20_000)]);
    if (!received.includes(`${tag} OK`)) throw new Error(`IMAP: ${received.slice(-200)}`);
    return received;
  };
  try {
    await Promise.race([failed, waitFor('the greeting', () => received.startsWith('* OK'), 5000)]);
    await command('a1', `LOGIN ${READER} ${PASSWORD}`);
    const selected = await command('a2', 'SELECT INBOX');
    const count = Number(/\* (\d+) EXISTS/.exec(selected)?.[1]);
    if (!count) return [];
    return literals(await command('a3', 'FETCH 1:* BODY.PEEK[]'));
  } finally {
    socket.destroy();
  }
}

/**
 * The literals of a response, which are preceded by their length: `{123}`, a line break, 123 bytes.
 */
function literals(answer: string): string[] {
  const found: string[] = [];
  for (let rest = answer; ; ) {
    const start = /\{(\d+)\}\r\n/.exec(rest);
    if (!start) return found;
    const from = start.index + start[0].length;
    found.push(rest.slice(from, from + Number(start[1])));
    rest = rest.slice(from + Number(start[1]));
  }
}
