import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import {
  EMAIL_SERVICE_IN_DOUBT,
  type EmailServiceFault,
  type FakeEmailService,
  startFakeEmailService,
  UNKNOWN_HOST_ORIGIN,
} from '#test/fake-email-service.ts';
import { createEmailServiceProvider, type EmailServiceOptions } from './emailjs.server.ts';
import type { DeliveryResult, OutgoingMail } from './provider.ts';

const PRIVATE_KEY = 'private "key" 7Zq!';
const SETTINGS: Omit<EmailServiceOptions, 'origin'> = {
  serviceId: 'service_a',
  contactTemplateId: 'template_contact',
  bookingTemplateId: 'template_booking',
  publicKey: 'public_key_1',
  timeoutMs: 500,
  minIntervalMs: 0,
};
const CONTACT_PARAMS = {
  from_name: 'Zoë "Z" Tremblay',
  from_email: 'zoe@example.com',
  phone: 'Not provided',
  message: 'Line one\nLine two',
  to_email: 'owner@example.com',
};
const MAIL: OutgoingMail = {
  messageId: '<m1@example.com>',
  from: 'site@example.com',
  to: 'owner@example.com',
  subject: 'New message',
  text: 'text',
  html: '<p>text</p>',
  emailService: { template: 'contact', params: CONTACT_PARAMS },
};

let service: FakeEmailService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function sendWithFault(
  fault: EmailServiceFault,
  options: { isSecure?: boolean; retryAfter?: string; trusts?: boolean } = {},
): Promise<DeliveryResult> {
  service = await startFakeEmailService({ isSecure: options.isSecure, byteMs: 50 });
  await service.setFault(fault, options.retryAfter);
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    origin: service.origin,
    privateKey: PRIVATE_KEY,
    ...(options.trusts === false ? {} : { ca: service.ca }),
  });
  return provider.send(MAIL);
}

test('the request is byte for byte what the browser client sends, with the private key at the end', async () => {
  service = await startFakeEmailService();
  const send = (privateKey?: string) =>
    createEmailServiceProvider({
      ...SETTINGS,
      origin: service?.origin ?? '',
      ...(privateKey ? { privateKey } : {}),
    }).send(MAIL);

  expect(await send()).toEqual({ kind: 'accepted', response: '200 OK' });
  expect(await send('secret-1')).toEqual({ kind: 'accepted', response: '200 OK' });

  const [plain, signed] = service.requests;
  const params =
    '{"from_name":"Zoë \\"Z\\" Tremblay","from_email":"zoe@example.com","phone":"Not provided","message":"Line one\\nLine two","to_email":"owner@example.com"}';
  const common = `{"lib_version":"4.4.1","user_id":"public_key_1","service_id":"service_a","template_id":"template_contact","template_params":${params}`;
  expect(plain?.body).toBe(`${common}}`);
  expect(signed?.body).toBe(`${common},"accessToken":"secret-1"}`);
  expect(plain?.method).toBe('POST');
  expect(plain?.path).toBe('/api/v1.0/email/send');
  expect(plain?.headers['content-type']).toBe('application/json');
});

test('a booking uses the booking template', async () => {
  service = await startFakeEmailService();
  const provider = createEmailServiceProvider({ ...SETTINGS, origin: service.origin });
  await provider.send({ ...MAIL, emailService: { template: 'booking', params: { name: 'Kim' } } });
  expect(service.sent()[0]).toMatchObject({
    template_id: 'template_booking',
    template_params: { name: 'Kim' },
  });
});

const EXPECTED: [EmailServiceFault, DeliveryResult['kind'], string?][] = [
  ['none', 'accepted'],
  ['refuse', 'retry', 'unreachable'],
  ['accept-and-hang', 'unknown', 'lost-answer'],
  ['slow', 'unknown', 'lost-answer'],
  ['late-200', 'unknown', 'lost-answer'],
  ['400', 'provider-down', 'settings'],
  ['401', 'provider-down', 'credentials'],
  ['403', 'provider-down', 'credentials'],
  ['429', 'retry', 'rate-limited'],
  ['451', 'provider-down', 'settings'],
  ['500', 'retry', 'temporary'],
  ['502', 'retry', 'temporary'],
  ['503', 'retry', 'temporary'],
  ['wrong-body', 'retry', 'unexpected-answer'],
  ['reset-mid-body', 'unknown', 'lost-answer'],
];
test.each(EXPECTED)(
  'when the service has the fault %s the outcome is %s',
  async (fault, kind, problem) => {
    const result = await sendWithFault(fault);
    expect(result).toMatchObject({ kind, ...(problem ? { problem } : {}) });
    if ('reason' in result) expect(result.reason).toMatch(/\.$/);
    const isSent = service?.requests.some((request) => request.isSent) ?? false;
    expect(isSent && result.kind === 'unknown').toBe(EMAIL_SERVICE_IN_DOUBT.includes(fault));
    // An email that arrived must never be reported as retryable, and one that didn't as accepted.
    if (isSent) expect(['accepted', 'unknown']).toContain(result.kind);
    if (result.kind === 'accepted') expect(isSent).toBe(true);
  },
);

test('with an unknown host or a bad certificate nothing is sent and it is retried', async () => {
  const nowhere = createEmailServiceProvider({
    ...SETTINGS,
    timeoutMs: 5_000,
    origin: UNKNOWN_HOST_ORIGIN,
  });
  expect(await nowhere.send(MAIL)).toMatchObject({ kind: 'retry' });
  for (const options of [{ fault: 'bad-certificate' }, { fault: 'none', trusts: false }] as const) {
    const result = await sendWithFault(options.fault, { isSecure: true, ...options });
    expect(result).toMatchObject({ kind: 'retry', problem: 'tls' });
    expect(service?.requests).toHaveLength(0);
    await service?.stop();
  }
  expect(await sendWithFault('none', { isSecure: true })).toMatchObject({ kind: 'accepted' });
});

test('a connection that is never established is known to have sent nothing', async () => {
  const listener = net.createServer({ pauseOnConnect: true });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', () => resolve()));
  const { port } = listener.address() as AddressInfo;
  // TCP connects, but the TLS handshake is never answered, so no request has been sent.
  const provider = createEmailServiceProvider({ ...SETTINGS, origin: `https://127.0.0.1:${port}` });
  expect(await provider.send(MAIL)).toMatchObject({ kind: 'retry', problem: 'timeout' });
  listener.close();
});

test('the pause that the service asks for is passed on', async () => {
  expect(await sendWithFault('429', { retryAfter: '90' })).toMatchObject({ retryAfterMs: 90_000 });
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const result = await sendWithFault('503', { retryAfter: date });
  expect(result.kind === 'retry' && result.retryAfterMs).toBeGreaterThan(3_590_000);
});

test('a refusal of server requests explains how to allow them', async () => {
  expect(await sendWithFault('403')).toMatchObject({
    response: '403 API calls are disabled for non-browser applications',
    reason: expect.stringContaining('non-browser applications'),
  });
});

test('at most one request is sent per interval, however many are queued', async () => {
  service = await startFakeEmailService();
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    origin: service.origin,
    minIntervalMs: 120,
  });
  service.script(['none', '500', 'reset-mid-body', 'none', '400', 'none']);
  await Promise.all(Array.from({ length: 6 }, () => provider.send(MAIL)));
  const times = service.requests.map((request) => request.at);
  expect(times).toHaveLength(6);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Requests reach the service a little after they were sent, so single gaps may be shorter.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(5 * 120 - 60);
  expect(Math.max(...gaps)).toBeLessThan(10_000);
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

test('stopping an attempt tells whether anything may have been sent', async () => {
  service = await startFakeEmailService();
  await service.setFault('accept-and-hang');
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    timeoutMs: 120_000,
    minIntervalMs: 60_000,
    origin: service.origin,
  });
  const stop = new AbortController();
  const running = provider.send(MAIL, stop.signal);
  const waiting = provider.send(MAIL, stop.signal);
  await vi.waitUntil(() => service?.requests.length === 1, 60_000);
  stop.abort();
  expect(await running).toMatchObject({ kind: 'unknown' });
  expect(await waiting).toMatchObject({ kind: 'retry', problem: 'aborted' });
  expect(await provider.send(MAIL, AbortSignal.abort())).toMatchObject({ kind: 'retry' });
  expect(service.requests).toHaveLength(1);
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
