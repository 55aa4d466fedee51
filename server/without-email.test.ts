import { afterEach, beforeAll, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { fillTokens } from '#app/facts/page-texts.ts';
import { withoutEmail as booking } from '#app/features/booking/call-words.content.ts';
import { withoutEmail as message } from '#app/features/inquiries/message-form.content.ts';
import { signupWords } from '#app/features/subscriptions/signup-lists.server.ts';
import { withoutEmail as tool } from '#app/features/tools/tools.content.ts';
import { request as call } from '#test/booking-samples.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';
import type { RenderPage } from './http-app.ts';

const email = 'visitor@example.com';
const visitor = { name: 'Sample Visitor', email, message: 'Hello' };
const SMTP = { SMTP_URL: 'smtp://mail.invalid:2525' };

/** What no page and no answer may say while nothing can be sent. */
const PROMISES = /on its way|we (just )?sent|check your email|in your inbox/i;

const requests = [
  ['/api/contact', visitor, message],
  ['/api/contact', { ...visitor, source: 'home_form' }, message],
  ['/api/bookings', call, booking.booked],
  ['/api/newsletter/subscribe', { email }, signupWords.newsletter.withoutEmail],
  [
    '/api/waitlist',
    { email, item: 'course:ai-tools-quick-start' },
    signupWords.waitlist.withoutEmail,
  ],
  [
    '/api/tools/result',
    { tool: 'roi-calculator', input: roiDefaultInput, email, source: 'tool_result' },
    tool,
  ],
] as const;

const posts = [
  ['/contact', visitor, message],
  [
    '/book',
    {
      name: 'Ana',
      email,
      appointmentDate: call.appointmentDate,
      appointmentTime: call.appointmentTime,
    },
    booking.booked,
  ],
  ['/newsletter', { email }, signupWords.newsletter.withoutEmail],
  ['/waitlist', { email, item: 'course:ai-tools-quick-start' }, signupWords.waitlist.withoutEmail],
] as const;

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
let app: TestApp;
afterEach(() => app.close());

async function pageAfter(path: string, values: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  const answer = await app.request(path, { method: 'POST', body });
  expect(answer.status, path).toBe(303);
  const page = await (await app.request(answer.headers.get('Location') ?? '')).text();
  return page.slice(page.indexOf('<main'), page.indexOf('</main>')).replace(/<!-- -->/g, '');
}

test('without email settings every JSON answer says that no email leaves for now', async () => {
  app = await openTestApp();
  for (const [path, body, notice] of requests) {
    const { data, error } = await (await app.post(path, body)).json();
    expect([path, error]).toEqual([path, undefined]);
    expect(data.emailNotice, path).toEqual(notice);
    expect(notice.description).not.toMatch(PROMISES);
  }
});

test('with a mail server no answer says so', async () => {
  app = await openTestApp('sqlite', { env: SMTP });
  for (const [path, body] of requests) {
    const { success, data } = await (await app.post(path, body)).json();
    expect([path, success, data.emailNotice]).toEqual([path, true, undefined]);
  }
});

test('without email settings the page after each form says so and promises nothing', async () => {
  app = await openTestApp('sqlite', { renderPage });
  for (const [path, values, notice] of posts) {
    const page = await pageAfter(path, values);
    expect(page, path).toContain(notice.description);
    // The newsletter's words are fixed; the notice follows them.
    const { description } = signupWords.newsletter.toasts.success;
    expect(withoutProps(page).replace(description, ''), path).not.toMatch(PROMISES);
  }
});

test('a call that an email would have to confirm is not said to be held for a link', async () => {
  app = await openTestApp('sqlite', { renderPage, env: { UNCONFIRMED_CALLS_PER_NETWORK: '1' } });
  await app.post('/api/bookings', call);
  const second = { ...call, email: 'other@example.com', appointmentTime: '11:00 AM' };
  const { data } = await (await app.post('/api/bookings', second)).json();
  const { title } = booking.unconfirmed;
  const description = fillTokens(builtInFacts, booking.unconfirmed.description);
  expect([data.status, data.emailNotice]).toEqual(['held', { title, description }]);
  const page = await (await app.request(new URL(data.manageUrl).pathname)).text();
  // The number stands in a span that keeps its digits on one line.
  expect(withoutProps(page).replaceAll(/<[^>]*>/g, '')).toContain(description);
  expect(withoutProps(page)).not.toMatch(/email we just sent/);
});
