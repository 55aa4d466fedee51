import { spawnSync } from 'node:child_process';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { temporaryFolder } from '#test/site-process.ts';
import { sendEveryEmail } from './every-email.ts';
import type { Part } from './report.ts';

const SPAMASSASSIN = '/usr/bin/spamassassin';
/** Our limit. SpamAssassin's default for spam is 5. */
const LIMIT = 1;

/** The score of every kind of email by the rules that need no network. */
export const spamAssassinPart: Part = {
  name: 'SpamAssassin',
  programs: [SPAMASSASSIN],
  version: [SPAMASSASSIN, '--version'],
  async run(check) {
    const server = await startFakeSmtpServer();
    try {
      const address = `smtp://${server.host}:${server.port}`;
      const { names } = await sendEveryEmail(address, 'visitor@example.org');
      const raw = server.mails.map((mail) => mail.raw.toString('latin1'));
      check(`${names.length} kinds of emails to score`, raw.length === names.length, raw.length);
      const scores = raw.map((email) => scoreOf(withReceived(email)));
      const unread = scores.filter(({ score }) => Number.isNaN(score));
      check('each gets a score', unread.length === 0, unread);
      const high = scores.filter(({ score }) => score >= LIMIT);
      check(
        `the highest score is ${Math.max(...scores.map(({ score }) => score))}, below ${LIMIT}`,
        high.length === 0,
        high,
      );
    } finally {
      await server.stop();
    }
  },
};

function scoreOf(email: string): { subject: string; score: number; tests: string } {
  const { stdout } = spawnSync(SPAMASSASSIN, ['--local'], {
    input: Buffer.from(email, 'latin1'),
    encoding: 'utf8',
    env: { ...process.env, HOME: temporaryFolder('spamassassin') },
    maxBuffer: 50_000_000,
  });
  const status = /^X-Spam-Status: (.*(?:\r?\n[ \t].*)*)/m.exec(stdout)?.[1]?.replace(/\s+/g, ' ');
  return {
    subject: /^Subject: .*$/m.exec(email)?.[0] ?? '',
    score: Number(/score=(-?[\d.]+)/.exec(status ?? '')?.[1] ?? Number.NaN),
    tests: /tests=(.*?) autolearn/.exec(status ?? '')?.[1] ?? '',
  };
}

/**
 * The line that a receiving server adds; without it some rules treat the email as sent by bad
 * software.
 */
function withReceived(email: string): string {
  const hop =
    'from mail.example.com (mail.example.com [11.22.33.44]) by mx.example.org with ESMTPS';
  return `Received: ${hop}; ${new Date().toUTCString().replace('GMT', '+0000')}\r\n${email}`;
}
