import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { certificate } from '#test/certificates.ts';
import { CONTACT_PARAMS, MAIL, PRIVATE_KEY, SETTINGS } from '#test/emailjs-samples.ts';
import {
  EMAIL_SERVICE_IN_DOUBT,
  type EmailServiceFault,
  type FakeEmailService,
  startFakeEmailService,
} from '#test/fake-email-service.ts';
import type { DeliveryResult } from '../delivery.ts';
import { createEmailServiceProvider } from './emailjs.server.ts';

let service: FakeEmailService | undefined;

afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function sendWithFault(
  fault: EmailServiceFault,
  options: { isSecure?: boolean; retryAfter?: string; trusts?: boolean } = {},
): Promise<DeliveryResult> {
  service = await startFakeEmailService({ isSecure: options.isSecure });
  await service.setFault(fault, options.retryAfter);
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    origin: service.origin,
    privateKey: PRIVATE_KEY,
    ...(options.trusts === false ? {} : { ca: certificate }),
  });
  return provider.send(MAIL);
}

const EXPECTED: [EmailServiceFault, DeliveryResult['kind'], string?][] = [
  ['none', 'accepted'],
  ['refuse', 'retry', 'unreachable'],
  ['accept-and-hang', 'unknown', 'lost-answer'],
  ['400', 'provider-down', 'settings'],
  ['401', 'provider-down', 'credentials'],
  ['403', 'provider-down', 'credentials'],
  ['429', 'retry', 'rate-limited'],
  ['451', 'provider-down', 'settings'],
  ['500', 'retry', 'temporary'],
  ['wrong-body', 'retry', 'unexpected-answer'],
  ['reset-mid-body', 'unknown', 'lost-answer'],
];

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

test('with a bad certificate nothing is sent and it is retried', async () => {
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
});

test('at most one request is sent per interval, however many are queued', async () => {
  service = await startFakeEmailService();
  const provider = createEmailServiceProvider({
    ...SETTINGS,
    origin: service.origin,
    minIntervalMs: 120,
  });
  await Promise.all(Array.from({ length: 6 }, () => provider.send(MAIL)));
  const times = service.requests.map((request) => request.at);
  expect(times).toHaveLength(6);
  // Requests reach the service a little after they were sent, the first one the latest.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(4 * 120);
  expect(new Set(service.requests.map(({ remotePort }) => remotePort)).size).toBe(6);
});

/** Sends to a server that answers by the given function. */
async function sendTo(answer: http.RequestListener): Promise<DeliveryResult> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const result = await createEmailServiceProvider({
    ...SETTINGS,
    timeoutMs: 5_000,
    origin: `http://127.0.0.1:${port}`,
    privateKey: PRIVATE_KEY,
  }).send(MAIL);
  server.closeAllConnections();
  server.close();
  return result;
}

test('a redirect is not followed', async () => {
  service = await startFakeEmailService();
  const Location = `${service.origin}/api/v1.0/email/send`;
  const result = await sendTo((_request, response) => {
    response.writeHead(307, { Location }).end();
  });
  expect(result).toMatchObject({ kind: 'provider-down', problem: 'settings' });
  expect(service.requests).toHaveLength(0);
});

test('an endless response is cut off', async () => {
  let written = 0;
  const result = await sendTo((_request, response) => {
    const timer = setInterval(() => {
      written += 16_384;
      response.write('x'.repeat(16_384));
    }, 1);
    response.once('close', () => clearInterval(timer));
  });
  expect(result.kind).toBe('unknown');
  expect(written).toBeLessThan(1_000_000);
});

test('no outcome ever repeats the private key, even when the service does', async () => {
  const result = await sendTo(async (request, response) => {
    const body = await text(request);
    response.writeHead(400).end(body);
  });
  expect(result.response).toContain('[hidden]');
  expect(result.response).not.toContain('7Zq');
});

test('only emails with template parameters of limited size can be sent, and only if the service is set up', () => {
  const origin = 'http://127.0.0.1:1';
  const provider = createEmailServiceProvider({ ...SETTINGS, origin });
  expect(provider.canSend(MAIL)).toBe(true);
  expect(provider.canSend({ ...MAIL, emailService: undefined })).toBe(false);
  const params = { ...CONTACT_PARAMS, message: 'x'.repeat(60_000) };
  expect(provider.canSend({ ...MAIL, emailService: { template: 'contact', params } })).toBe(false);
  const unset = createEmailServiceProvider({ ...SETTINGS, publicKey: '', origin });
  expect(unset.canSend(MAIL)).toBe(false);
});
