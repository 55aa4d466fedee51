import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { createSmtpProvider } from './smtp.server.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function receiveSigned(): Promise<string> {
  const server = await startFakeSmtpServer();
  const provider = createSmtpProvider({
    host: server.host,
    port: server.port,
    secure: false,
    tls: { ca: server.ca },
    dkim: {
      domainName: 'example.com',
      keySelector: 'news',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  });
  await provider.send({
    messageId: '<issue-1.42@example.com>',
    from: 'AI for SMEs <news@example.com>',
    to: 'reader@example.org',
    subject: 'News – with a subject long enough to be folded over more than one line of the header',
    text: 'Hello\n.dots\n..\n\ntrailing  spaces  \n\n\n',
    html: '<p>Héllo</p>',
    headers: {
      'List-Unsubscribe': '<https://www.example.com/u/abc>, <mailto:unsubscribe+abc@example.com>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': 'AI for SMEs news <news.example.com>',
    },
  });
  provider.close();
  await server.stop();
  return server.mails[0]?.raw.toString('latin1') ?? '';
}

test('newsletters are signed, both unsubscribe headers included', async () => {
  const raw = await receiveSigned();
  const signed = tags(raw)
    .h?.split(':')
    .map((name) => name.trim().toLowerCase());
  for (const name of ['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']) {
    expect(signed).toContain(name);
  }
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});

test('the signature holds, and breaks when an unsubscribe header or the body is changed', async () => {
  const raw = await receiveSigned();
  expect(isSignatureValid(raw)).toBe(true);
  expect(isSignatureValid(raw.replace('=One-Click', '=Two-Click'))).toBe(false);
  expect(isSignatureValid(raw.replace('/u/abc', '/u/abd'))).toBe(false);
  expect(isSignatureValid(raw.replace('.dots', '.dotz'))).toBe(false);
});

/** RFC 6376 with relaxed/relaxed canonicalization, written from the RFC. */
function isSignatureValid(raw: string): boolean {
  const bodyAt = raw.indexOf('\r\n\r\n') + 4;
  const body = raw
    .slice(bodyAt)
    .replace(/[ \t]+/g, ' ')
    .replace(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  const { bh, h, b } = tags(raw);
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== bh) return false;
  const fields = headerFields(raw);
  const lines = (h ?? '').split(':').flatMap((name) => {
    const field = fields.findLast((line) => nameOf(line) === name.trim().toLowerCase());
    return field === undefined ? [] : [relaxed(field)];
  });
  const own = fields.find((line) => nameOf(line) === 'dkim-signature') ?? '';
  lines.push(relaxed(own.replace(/(;\s*b=)[^;]*$/, '$1')));
  return verify(
    'sha256',
    Buffer.from(lines.join('\r\n'), 'latin1'),
    publicKey,
    Buffer.from(b ?? '', 'base64'),
  );
}

function headerFields(raw: string): string[] {
  return raw.slice(0, raw.indexOf('\r\n\r\n')).split(/\r\n(?![ \t])/);
}

function nameOf(field: string): string {
  return field.slice(0, field.indexOf(':')).toLowerCase();
}

function relaxed(field: string): string {
  const value = field.slice(field.indexOf(':') + 1).replace(/\r\n/g, '');
  return `${nameOf(field)}:${value.replace(/[ \t]+/g, ' ').trim()}`;
}

function tags(raw: string): Record<string, string> {
  const field = headerFields(raw).find((line) => nameOf(line) === 'dkim-signature') ?? '';
  const pairs = field.slice(field.indexOf(':') + 1).split(';');
  return Object.fromEntries(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals).trim(), pair.slice(equals + 1).replace(/\s+/g, '')];
    }),
  );
}
