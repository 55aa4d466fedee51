import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';

/** Node reads NODE_EXTRA_CA_CERTS when a process starts, so the email leaves in another one. */
const PROGRAM = `
  const { createSmtpProvider } = await import('#app/platform/outbox/providers/smtp.server.ts');
  const provider = createSmtpProvider({
    host: '127.0.0.1',
    port: Number(process.env.SMTP_PORT),
    secure: true,
    from: 'site@example.com',
  });
  const result = await provider.send({
    messageId: '<private-ca.1@example.com>',
    from: 'site@example.com',
    to: 'visitor@example.org',
    subject: 'Your call is booked',
    text: 'Hello',
    html: '<p>Hello</p>',
  });
  provider.close();
  process.stdout.write([result.kind, result.problem].join(' ').trim());
`;

let server: FakeSmtpServer;
let folder: string;
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function sendInOwnProcess(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...env, SMTP_PORT: String(server.port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

test('an email server with a certificate of a private authority is trusted by NODE_EXTRA_CA_CERTS alone', async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-private-ca-'));
  server = await startFakeSmtpServer({ isSecure: true });
  const file = path.join(folder, 'authority.pem');
  writeFileSync(file, server.ca);
  expect(await sendInOwnProcess({})).toBe('retry tls');
  expect(server.mails).toHaveLength(0);
  expect(await sendInOwnProcess({ NODE_EXTRA_CA_CERTS: file })).toBe('accepted');
  expect(server.mails).toHaveLength(1);
});
