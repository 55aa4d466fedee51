import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeBrowser, installFakeBrowser, jsonAnswer } from '#test/fake-browser.ts';
import type { FormSubmission } from './submit-form.ts';

const submission: FormSubmission = {
  formType: 'contact',
  path: '/api/contact',
  payload: { name: 'Ada', source: 'contact_form' },
  idempotencyKey: 'k1',
};
const emailService: FormSubmission['emailService'] = {
  template: 'contact',
  params: { from_name: 'Ada', from_email: 'a@b.ca', phone: '', message: 'Hi', to_email: 'c@d.ca' },
};
const settings = {
  serviceId: 's',
  contactTemplateId: 'c',
  bookingTemplateId: 'b',
  publicKey: 'k',
};

let browser: FakeBrowser;
let submitForm: typeof import('./submit-form.ts').submitForm;
beforeEach(async () => {
  vi.resetModules();
  browser = installFakeBrowser();
  ({ submitForm } = await import('./submit-form.ts'));
  await import('@emailjs/browser');
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const backups = () => JSON.parse(browser.localStorage.getItem('formSubmissions') ?? '[]');
const queue = () => JSON.parse(browser.localStorage.getItem('resendQueue') ?? '[]');
const away = () => Promise.reject(new TypeError('Failed to fetch'));

test('the copy is written before the request, in the shape of the specification, and stays after the acknowledgement', async () => {
  let during: unknown;
  browser.answer(async () => {
    during = backups();
    return jsonAnswer(201, { success: true, data: { id: 1 } });
  });
  expect(await submitForm(submission)).toEqual({ kind: 'sent', data: { id: 1 } });
  expect(during).toEqual([
    {
      formType: 'contact',
      data: submission.payload,
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      status: 'stored',
    },
  ]);
  expect(backups()).toEqual(during);
  expect(queue()).toEqual([]);
});

test.each([
  [422, { fields: { email: 'Enter an email address.' } }],
  [409, { data: { nearest: ['a'] } }],
  [429, {}],
])('after a %i nothing is queued: the form still has it', async (status, more) => {
  browser.answer(async () => jsonAnswer(status, { success: false, error: 'No.', ...more }));
  expect(await submitForm({ ...submission, emailService })).toMatchObject({
    kind: 'refused',
    status,
    error: 'No.',
    ...more,
  });
  expect(queue()).toEqual([]);
});

test('while the server is down a configured email service gets it immediately', async () => {
  browser.localStorage.setItem('emailSettings', JSON.stringify(settings));
  const fetch = vi.fn(async (url: string) =>
    url.startsWith('/') ? jsonAnswer(503, {}) : new Response('OK'),
  );
  browser.answer(fetch);
  expect(await submitForm({ ...submission, emailService })).toMatchObject({ kind: 'queued' });
  // The client of the email service is loaded first, which takes a moment.
  await vi.waitFor(() =>
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/contact',
      'https://api.emailjs.com/api/v1.0/email/send',
    ]),
  );
  // The submission stays queued, because the server hasn't got it yet.
  expect(queue()).toHaveLength(1);
});

test('if nothing can be stored or sent, that is reported', async () => {
  browser.localStorage.isBlocked = true;
  browser.answer(away);
  expect(await submitForm({ ...submission, emailService })).toEqual({
    kind: 'failed',
    error: 'Unknown error occurred',
  });
});

test('if nothing can be stored, only the email service decides', async () => {
  browser.localStorage.setItem('emailSettings', JSON.stringify(settings));
  browser.localStorage.capacity = 1;
  let serviceStatus = 200;
  browser.answer(async (url) =>
    url.startsWith('/') ? jsonAnswer(503, {}) : new Response('', { status: serviceStatus }),
  );
  expect(await submitForm({ ...submission, emailService })).toMatchObject({ kind: 'queued' });
  serviceStatus = 400;
  vi.advanceTimersByTime(2_000);
  expect(await submitForm({ ...submission, emailService })).toMatchObject({ kind: 'failed' });
});

test('a tab that is only hidden removes it from the queue when the response arrives', async () => {
  let answer: (response: Response) => void = () => {};
  browser.answer(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const outcome = submitForm(submission);
  await vi.advanceTimersByTimeAsync(0);
  browser.setVisibility('hidden');
  expect(queue()).toHaveLength(1);
  answer(jsonAnswer(201, { success: true, data: 1 }));
  expect(await outcome).toMatchObject({ kind: 'sent' });
  await vi.advanceTimersByTimeAsync(0);
  expect(queue()).toEqual([]);
});
