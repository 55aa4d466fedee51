import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONTACT_PARAMS, MAIL, PRIVATE_KEY, SETTINGS } from '#test/emailjs-samples.ts';
import { type FakeEmailService, startFakeEmailService } from '#test/fake-email-service.ts';
import type { OutgoingMail } from '../delivery.ts';
import { createEmailServiceProvider } from './emailjs.server.ts';

let service: FakeEmailService | undefined;

afterEach(async () => {
  await service?.stop();
  service = undefined;
});

test('every request has a connection of its own', async () => {
  service = await startFakeEmailService();
  const provider = createEmailServiceProvider({ ...SETTINGS, origin: service.origin });
  for (let i = 0; i < 3; i += 1) await provider.send(MAIL);
  expect(new Set(service.requests.map((request) => request.remotePort)).size).toBe(3);
});

test('a redirect is not followed', async () => {
  service = await startFakeEmailService();
  const target = service.origin;
  const { default: http } = await import('node:http');
  const redirector = http.createServer((_request, response) =>
    response.writeHead(307, { Location: `${target}/api/v1.0/email/send` }).end(),
  );
  await new Promise<void>((resolve) => redirector.listen(0, '127.0.0.1', () => resolve()));
  const { port } = redirector.address() as AddressInfo;
  const provider = createEmailServiceProvider({ ...SETTINGS, origin: `http://127.0.0.1:${port}` });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'provider-down', problem: 'settings' });
  expect(service.requests).toHaveLength(0);
  redirector.close();
});

test('an endless response is cut off at 64 KB', async () => {
  const { default: http } = await import('node:http');
  let written = 0;
  const flood = http.createServer((_request, response) => {
    response.on('error', () => undefined);
    const timer = setInterval(() => {
      written += 16_384;
      if (!response.write('x'.repeat(16_384)) && response.destroyed) clearInterval(timer);
    }, 1);
    response.once('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', () => resolve()));
  const { port } = flood.address() as AddressInfo;
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    timeoutMs: 5_000,
    origin: `http://127.0.0.1:${port}`,
  });
  const result = await provider.send(MAIL);
  expect(result.kind).toBe('unknown');
  expect(result.response.length).toBeLessThanOrEqual(500);
  expect(written).toBeLessThan(1_000_000);
  flood.closeAllConnections();
  flood.close();
});

test('only emails with template parameters can be sent, and only if the service is set up', async () => {
  const origin = 'http://127.0.0.1:1';
  const provider = createEmailServiceProvider({ ...SETTINGS, origin });
  expect(provider.canSend(MAIL)).toBe(true);
  expect(provider.canSend({ ...MAIL, emailService: undefined })).toBe(false);
  const long = { ...CONTACT_PARAMS, message: 'x'.repeat(60_000) };
  const longMail: OutgoingMail = { ...MAIL, emailService: { template: 'contact', params: long } };
  expect(provider.canSend(longMail)).toBe(false);
  expect(await provider.send(longMail)).toMatchObject({ kind: 'rejected', problem: 'unsupported' });

  const empty = { serviceId: '', contactTemplateId: '', bookingTemplateId: '', publicKey: '' };
  const unset = createEmailServiceProvider({ ...empty, origin });
  expect(unset.canSend(MAIL)).toBe(false);
  const nonsense = createEmailServiceProvider({ ...SETTINGS, origin: 'not an address' });
  expect(await nonsense.send(MAIL)).toMatchObject({ kind: 'provider-down', problem: 'settings' });
});

test('no outcome ever repeats the private key, even when the service does', async () => {
  const { default: http } = await import('node:http');
  const echo = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { accessToken } = JSON.parse(body);
    response.writeHead(400).end(`${body} ${accessToken} ${encodeURIComponent(accessToken)}`);
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', () => resolve()));
  const { port } = echo.address() as AddressInfo;
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    origin: `http://127.0.0.1:${port}`,
    privateKey: PRIVATE_KEY,
  });
  const result = JSON.stringify(await provider.send(MAIL));
  expect(result).toContain('[hidden]');
  expect(result).not.toContain('7Zq');
  echo.close();
});
