import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/**
 * The behaviour of the email service's client, 4.4.1, that we rely on. Fails if an update breaks
 * it.
 */
type Client = typeof import('@emailjs/browser');

let client: Client;
let calls: { url: string; body: unknown }[];
beforeEach(async () => {
  vi.resetModules();
  calls = [];
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en-CA'] });
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async (url: string, init: { body: unknown }) => {
    calls.push({ url, body: init.body });
    return new Response('OK', { status: 200 });
  });
  client = await import('@emailjs/browser');
});
afterEach(() => vi.unstubAllGlobals());

const settings = { publicKey: 'key_1' };

test('an email is one POST with version 4.4.1, user, service, template and parameters', async () => {
  await client.send('service_1', 'template_c', { from_name: 'Ada' }, settings);
  expect(calls.map((call) => call.url)).toEqual(['https://api.emailjs.com/api/v1.0/email/send']);
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    lib_version: '4.4.1',
    user_id: 'key_1',
    service_id: 'service_1',
    template_id: 'template_c',
    template_params: { from_name: 'Ada' },
  });
});

test('without public key, service or template, or with invalid parameters, it throws', async () => {
  // The client keeps its key in module state, and another test file may have set one.
  client.init({});
  const send = async (...values: unknown[]) =>
    (client.send as (...values: unknown[]) => Promise<unknown>)(...values);
  await expect(send('service_1', 'template_c', {}, {})).rejects.toMatch(/public key/);
  await expect(send('', 'template_c', {}, settings)).rejects.toMatch(/service ID/i);
  await expect(send('service_1', '', {}, settings)).rejects.toMatch(/template ID/i);
  await expect(send('service_1', 'template_c', 'text', settings)).rejects.toMatch(/params/);
  expect(calls).toEqual([]);
});

test('it answers 451 to a headless browser, 403 to a blocked value and 429 when throttled', async () => {
  const kept = new Map<string, string>();
  const storageProvider = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => void kept.set(key, value),
    remove: async (key: string) => void kept.delete(key),
  };
  const send = (options: object) =>
    client.send('service_1', 'template_c', { from_email: 'a@b.ca' }, { ...settings, ...options });
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en-CA'] });
  await expect(send({ blockHeadless: true })).rejects.toMatchObject({
    status: 451,
    text: 'Unavailable For Headless Browser',
  });
  await expect(
    send({ blockList: { watchVariable: 'from_email', list: ['a@b.ca'] } }),
  ).rejects.toMatchObject({ status: 403, text: 'Forbidden' });
  const limited = { storageProvider, limitRate: { id: 'one', throttle: 10_000 } };
  await send(limited);
  await expect(send(limited)).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' });
  expect(calls).toHaveLength(1);
});

test('a form goes to its own address, as form data with the same four names', async () => {
  class EmptyFormData extends FormData {
    constructor(_form: unknown) {
      super();
    }
  }
  vi.stubGlobal('FormData', EmptyFormData);
  const form = { nodeName: 'FORM' } as HTMLFormElement;
  await client.sendForm('service_1', 'template_c', form, settings);
  expect(calls[0]?.url).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect([...((calls[0]?.body as FormData) ?? [])]).toEqual([
    ['lib_version', '4.4.1'],
    ['service_id', 'service_1'],
    ['template_id', 'template_c'],
    ['user_id', 'key_1'],
  ]);
});
