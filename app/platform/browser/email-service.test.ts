import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';

const saved = {
  serviceId: 'service_1',
  contactTemplateId: 'template_c',
  bookingTemplateId: 'template_b',
  publicKey: 'key_1',
};
const mail = {
  template: 'contact',
  params: { from_name: 'Ada', from_email: 'a@b.ca', phone: '', message: 'Hi', to_email: 'c@d.ca' },
} as const;

let browser: FakeBrowser;
let service: typeof import('./email-service.ts');
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  vi.resetModules();
  browser = installFakeBrowser();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  service = await import('./email-service.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const save = (settings: unknown) =>
  browser.localStorage.setItem('emailSettings', JSON.stringify(settings));

test('the public settings are mirrored in the shape of the specification, once per page', async () => {
  const fetch = vi.fn(async () =>
    jsonAnswer(200, {
      success: true,
      data: { emailService: { ...saved, origin: 'https://api.emailjs.com/', privateKey: 'no' } },
    }),
  );
  browser.answer(fetch);
  await Promise.all([service.prefetchEmailSettings(), service.prefetchEmailSettings()]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/site-settings', expect.anything());
  expect(JSON.parse(browser.localStorage.getItem('emailSettings') ?? '')).toEqual(saved);
});

test('settings that the owner removed are deleted; an unreachable server deletes nothing', async () => {
  save(saved);
  browser.answer(async () => jsonAnswer(503, {}));
  await service.prefetchEmailSettings();
  expect(service.readEmailSettings()).toEqual(saved);

  vi.resetModules();
  service = await import('./email-service.ts');
  browser.answer(async () => jsonAnswer(200, { success: true, data: { emailService: null } }));
  await service.prefetchEmailSettings();
  expect(service.readEmailSettings()).toBeNull();
});

test.each(['{"serviceId": ', '[{}]'])('settings that can’t be read are ignored: %s', (text) => {
  browser.localStorage.setItem('emailSettings', text);
  expect(service.readEmailSettings()).toBeNull();
});

test.each([
  ['contact', 'template_c', { ...saved, origin: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9'],
  ['booking', 'template_b', saved, 'https://api.emailjs.com'],
] as const)(
  'an email of the template %s is sent exactly as the service expects it',
  async (template, template_id, settings, origin) => {
    save(settings);
    const fetch = vi.fn(async () => new Response('OK'));
    browser.answer(fetch);
    expect(await service.sendByEmailService({ ...mail, template })).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: 'key_1',
        service_id: 'service_1',
        template_id,
        template_params: mail.params,
      }),
    });
  },
);

test.each([
  ['a refusal', async () => new Response('The user_id parameter is required', { status: 400 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a plain string', () => Promise.reject('nope')],
])('%s of the service is only logged, without what was typed', async (_, handler) => {
  save(saved);
  browser.answer(handler);
  expect(await service.sendByEmailService(mail)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Ada|a@b\.ca|Hi"/);
});

test('a service that never answers is given up after 15 seconds', async () => {
  save(saved);
  // Import before the fake timers, or loading would never finish.
  await import('@emailjs/browser');
  vi.useFakeTimers();
  browser.answer(() => new Promise(() => {}));
  const sent = service.sendByEmailService(mail);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await sent).toBe(false);
});

test('nothing is sent while the template isn’t set up', async () => {
  save({ ...saved, contactTemplateId: undefined });
  const fetch = vi.fn();
  browser.answer(fetch);
  expect(await service.sendByEmailService(mail)).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
