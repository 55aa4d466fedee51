import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmailName, emails } from '#app/emails/catalogue.ts';
import type { Email } from '#app/emails/email.ts';
import { renderEmail } from '#app/emails/render.server.ts';
import { company } from '#app/facts/company.ts';
import { type ConfigError, readConfig } from '#app/platform/config.server.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createSecretBox } from '#app/platform/settings/secret-box.server.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { newsletterMailSteps } from '#test/newsletter-mail-steps.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const BULK: readonly string[] = ['newsletter-welcome', 'newsletter-issue', 'waitlist-notice'];

const OURS = (Object.keys(emails) as EmailName[]).filter((name) =>
  /^(newsletter|waitlist)/.test(name),
);

let smtp: FakeSmtpServer;

let app: TestApp;

beforeEach(async () => {
  smtp = await startFakeSmtpServer();
});

afterEach(async () => {
  await app?.close();
  await smtp.stop();
});

const open = async (env: NodeJS.ProcessEnv = {}) => {
  app = await openTestApp('sqlite', {
    env: { SMTP_URL: `smtp://${smtp.host}:${smtp.port}`, ...env },
  });
};

const { work, confirmed } = newsletterMailSteps(() => app);

describe('every email about a list', () => {
  test.each(OURS)(
    '%s names the sender, has text and HTML, and unsubscribe headers only where it is bulk',
    async (name) => {
      await open();
      const email = emails[name] as Email<unknown>;
      const settings = { from: 'hello@example.com', to: 'owner@example.com' } as never;
      const secrets = createSecretBox('a secret for previews only');
      const context = { siteUrl: 'https://www.example.com', secrets };
      const mail = await renderEmail(email, email.preview, settings, context);
      for (const body of [mail.html, mail.text]) {
        expect(body.replaceAll('&amp;', '&')).toContain(company.legalName);
        expect(body).toContain(company.address.postalCode);
        expect(body).toContain(company.email);
      }
      const headers = Object.keys(mail.headers ?? {});
      expect(headers.includes('List-Unsubscribe')).toBe(BULK.includes(name));
      expect(headers.includes('List-Unsubscribe-Post')).toBe(BULK.includes(name));
      expect(mail.html).toMatch(/\/(u|waitlist\/leave|newsletter\/preferences)\/[0-9a-f]{40}/);
    },
  );
});

test('a newsletter email carries both unsubscribe headers under a valid DKIM signature', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dkim-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = path.join(folder, 'key.pem');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await open({ DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY_FILE: file });
  await confirmed();
  await work();
  rmSync(folder, { recursive: true });
  const raw = smtp.mails.map((mail) => mail.raw.toString('latin1'));
  const welcome = raw.find((mail) => mail.includes('List-Unsubscribe-Post:')) ?? '';
  const { signature, signed } = readDkim(welcome);
  const names = (signature.h ?? '').toLowerCase().split(':');
  expect(names).toContain('list-unsubscribe');
  expect(names).toContain('list-unsubscribe-post');
  expect(signature).toMatchObject({ d: 'example.com', s: 'mail', a: 'rsa-sha256' });
  const verifies = (text: string) =>
    createVerify('RSA-SHA256')
      .update(text)
      .verify(publicKey, signature.b ?? '', 'base64');
  expect(verifies(signed)).toBe(true);
  expect(verifies(signed.replace('/u/', '/x/'))).toBe(false);
  expect(welcome).toMatch(/List-Unsubscribe:\s+<http:\/\/localhost:3000\/u\/[0-9a-f]{40}>\r\n/);
});

test('half of a DKIM configuration is refused at the start, by the name of the variable', () => {
  const fault = (env: NodeJS.ProcessEnv) => {
    try {
      readConfig(env);
      return undefined;
    } catch (error) {
      return (error as ConfigError).variable;
    }
  };
  expect(fault({})).toBeUndefined();
  expect(fault({ DKIM_DOMAIN: 'example.com' })).toBe('DKIM_SELECTOR');
  expect(fault({ DKIM_SELECTOR: 'mail' })).toBe('DKIM_DOMAIN');
  const both = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail' };
  expect(fault(both)).toBe('DKIM_PRIVATE_KEY_FILE');
  expect(fault({ ...both, DKIM_PRIVATE_KEY_FILE: '/nowhere.pem' })).toBe('DKIM_PRIVATE_KEY_FILE');
});

test('neither a token nor a code stands in the database or in the queue', async () => {
  await open();
  const token = await confirmed();
  const { db, settings } = app.context;
  const confirmations = await db.selectFrom('signup_confirmations').selectAll().execute();
  const everything = JSON.stringify([
    confirmations,
    await db.selectFrom('signups').selectAll().execute(),
    await db.selectFrom('outbox').selectAll().execute(),
    await db.selectFrom('consents').selectAll().execute(),
  ]);
  expect(everything).not.toContain(token);
  for (const { id } of confirmations) {
    expect(everything).not.toContain(secretToken(settings.secrets, 'confirm', id));
    expect(everything).not.toContain(`"${confirmationCode(settings.secrets, id)}"`);
  }
});

/** The tags of the DKIM signature, and the text that it signs (RFC 6376, relaxed headers). */
function readDkim(raw: string): { signature: Record<string, string>; signed: string } {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const fields = head.split(/\r\n(?![ \t])/).map((field) => {
    const at = field.indexOf(':');
    return { name: field.slice(0, at).toLowerCase(), value: field.slice(at + 1) };
  });
  const relaxed = (value: string) =>
    value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim();
  const own = fields.find((field) => field.name === 'dkim-signature')?.value ?? '';
  const signature = Object.fromEntries(
    relaxed(own)
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s, 2) as [string, string])
      .map(([name, value]) => [name, (value ?? '').replace(/ /g, '')]),
  );
  const names = signature.h?.split(':') ?? [];
  const lines = names.flatMap((name) => {
    const field = fields.findLast((candidate) => candidate.name === name.toLowerCase());
    return field ? [`${field.name}:${relaxed(field.value)}\r\n`] : [];
  });
  const unsigned = relaxed(own).replace(/b=[^;]*$/, 'b=');
  return { signature, signed: `${lines.join('')}dkim-signature:${unsigned}` };
}
