import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { startSite } from '#test/site-process.ts';
import { POSTFIX, POSTFIX_MASTER, startPostfix } from './postfix-server.ts';
import { type Check, type Part, waitFor } from './report.ts';

const OWNER = 'owner@example.com';

export const postfixPart: Part = {
  name: 'Postfix',
  programs: [POSTFIX, POSTFIX_MASTER],
  version: ['/usr/sbin/postconf', '-d', 'mail_version'],
  async run(check) {
    await messageArrives(check);
    await refusalPauses(check);
  },
};

async function messageArrives(check: Check): Promise<void> {
  const postfix = await startPostfix();
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

/** Postfix's reply to a sender that isn't allowed: `554 5.7.1 <…>: Sender address rejected`. */
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
