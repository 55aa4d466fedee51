import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { readConsentRecord } from './consent-record.server.ts';
import { consentRecord } from './signup.content.ts';
import { waitlist } from './waitlist/waitlist.content.ts';

const PERSON = { email: 'visitor@example.com', item: 'course:ai-tools-quick-start' };
const PAGE = '/courses/ai-tools-quick-start';

let app: TestApp;
let signupId: string;
let address: string;

beforeEach(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  await app.post('/api/waitlist', { ...PERSON, source: 'waitlist', page: PAGE });
  const signup = await app.context.db.selectFrom('signups').selectAll().executeTakeFirstOrThrow();
  signupId = signup.id;
  address = `/waitlist/leave/${secretToken(app.context.settings.secrets, 'manage', signupId)}`;
});

afterEach(() => app.close());

async function confirm(): Promise<void> {
  const mails = app.context.db.selectFrom('outbox').selectAll();
  const mail = await mails.where('template', '=', 'waitlist-confirm').executeTakeFirstOrThrow();
  const { confirmationId } = JSON.parse(mail.props ?? '{}');
  const code = confirmationCode(app.context.settings.secrets, confirmationId);
  app.clock.advance(1000);
  expect((await app.post('/api/waitlist/confirm', { ...PERSON, code })).status).toBe(200);
}

async function leave(): Promise<void> {
  app.clock.advance(1000);
  const body = new URLSearchParams({ intent: 'leave' });
  expect((await app.request(address, { method: 'POST', body })).status).toBe(303);
}

test('the consent record names the page of the sign-up alone, and no wording for leaving', async () => {
  await confirm();
  await leave();
  const lines = await readConsentRecord(app.context.db, signupId);
  const seen = lines.map(({ what, page, wording }) => [what, page, wording !== undefined]);
  expect(seen).toEqual([
    ['Signed up', PAGE, true],
    ['Confirmed', '', true],
    ['Unsubscribed', '', false],
  ]);
  const html = await (await app.request(address)).text();
  expect(html.split(`on ${PAGE}`).length - 1).toBe(1);
});

test('whoever never confirmed a place is offered what the email promises', async () => {
  const { notMe } = waitlist.leavePage;
  const before = await (await app.request(address)).text();
  expect(before).toContain(`<title>${notMe.title}`);
  expect(before).toContain(notMe.button);
  expect(before).not.toContain('You’re on the waitlist');
  expect(before).not.toContain(consentRecord.title);
  await leave();
  expect(await (await app.request(address)).text()).toContain(notMe.done.title);
});

test('whoever leaves a waitlist is told which one', async () => {
  await confirm();
  const after = await (await app.request(address)).text();
  expect(after).toContain('You’re on the waitlist');
  expect(after).not.toContain(waitlist.leavePage.notMe.button);
  expect(after).toContain(consentRecord.title);
  await leave();
  const left = await (await app.request(address)).text();
  expect(left).toContain(waitlist.leavePage.done.title);
  expect(left).toContain('We won’t email you about “AI Tools Quick Start” again.');
});
