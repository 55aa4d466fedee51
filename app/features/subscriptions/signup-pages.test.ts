import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { senderIdentity } from '#app/facts/company.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutProps } from '#test/without-props.ts';
import { newsletter } from './newsletter/newsletter.content.ts';
import { codeForm } from './newsletter/newsletter-form.content.ts';
import { consentRecord } from './signup.content.ts';
import { waitlist } from './waitlist/waitlist.content.ts';

const PERSON = { email: 'visitor@example.com', item: 'course:ai-tools-quick-start' };
const PAGE = '/courses/ai-tools-quick-start';

let renderPage: RenderPage;
let app: TestApp;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});
beforeEach(async () => {
  app = await openTestApp('sqlite', { renderPage, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
});
afterEach(() => app.close());

const read = async (path: string) => (await app.request(path)).text();
const post = (path: string, fields: Record<string, string>) => {
  app.clock.advance(1000);
  return app.request(path, { method: 'POST', body: new URLSearchParams(fields) });
};
const statuses = async () =>
  (await app.context.db.selectFrom('signups').select('status').execute()).map((row) => row.status);
/** Signs up to the waitlist; the paths of the links in its email. */
const join = async () => {
  const { db, settings } = app.context;
  await app.post('/api/waitlist', { ...PERSON, page: PAGE });
  const { id } = await db.selectFrom('signups').select('id').executeTakeFirstOrThrow();
  const mail = await db.selectFrom('signup_confirmations').selectAll().executeTakeFirstOrThrow();
  return {
    confirm: `/waitlist/confirm/${secretToken(settings.secrets, 'confirm', mail.id)}`,
    leave: `/waitlist/leave/${secretToken(settings.secrets, 'manage', id)}`,
    old: `/u/${secretToken(settings.secrets, 'manage', id)}`,
  };
};

test('the title of a page whose link doesn’t work says so, as its heading does', async () => {
  for (const path of [
    '/newsletter/confirm/unknown',
    '/newsletter/preferences/unknown',
    '/u/unknown',
    '/waitlist?item=course:none',
    '/waitlist/check',
    '/waitlist/confirm/unknown',
    '/waitlist/leave/unknown',
  ]) {
    const response = await app.request(path);
    const html = await response.text();
    const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1];
    expect([path, response.status, heading?.length ?? 0]).toEqual([path, 404, expect.any(Number)]);
    expect([path, /<title>([^<]+)/.exec(html)?.[1]?.split(' | ')[0]]).toEqual([path, heading]);
  }
});

test('without scripts the newsletter says that it worked, then takes the code', async () => {
  const answer = await post('/newsletter', { email: PERSON.email });
  const check = answer.headers.get('Location') ?? '';
  const { title, description } = newsletter.toasts.success;
  const page = await read(check);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(description);
  expect(page).not.toContain(newsletter.withoutEmail.description);
  const ticket = new URL(check, 'http://localhost').searchParams.get('for') ?? '';
  const wrong = await post('/newsletter/check', { for: ticket, code: '000000x' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(codeForm.errors.missing);
  const mail = await app.context.db
    .selectFrom('signup_confirmations')
    .selectAll()
    .executeTakeFirstOrThrow();
  const code = confirmationCode(app.context.settings.secrets, mail.id);
  const done = await post('/newsletter/check', { for: ticket, code });
  expect(await read(done.headers.get('Location') ?? '')).toContain(
    newsletter.confirmPage.done.title,
  );
  expect(await statuses()).toEqual(['confirmed']);
});

test('a bad address comes back with its error announced, and is kept', async () => {
  const answer = await post('/newsletter', { email: 'visitor at example' });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  const [, shown = ''] = /role="alert"(.*?)<\/div>/s.exec(page) ?? [];
  expect(shown).toContain(newsletter.toasts.invalid.title);
  expect(page).toContain('value="visitor at example"');
});

test('opening a link changes nothing; its button confirms, leaves, and the record shows what was agreed to', async () => {
  const links = await join();
  for (const path of Object.values(links)) expect((await app.request(path)).status).toBe(200);
  expect(await statuses()).toEqual(['pending']);
  await post(links.confirm, { intent: 'confirm' });
  expect(await read(links.confirm)).toContain(waitlist.confirmPage.done.title);
  expect(await statuses()).toEqual(['confirmed']);
  expect(await read(links.old)).toContain(waitlist.leavePage.button);
  await post(links.leave, { intent: 'leave' });
  expect(await statuses()).toEqual(['left']);
  const page = await read(links.leave);
  expect(page).toContain(waitlist.leavePage.done.title);
  expect(page).toContain('We won’t email you about “AI Tools Quick Start” again.');
  expect(page.split(`on ${PAGE}`)).toHaveLength(2);
  expect(page.match(/<blockquote/g)).toHaveLength(2);
});

test('whoever never confirmed isn’t told that they were on a list, and can stop all emails', async () => {
  const { leave } = await join();
  const { notMe } = waitlist.leavePage;
  const before = await read(leave);
  expect(before).toContain(`<title>${notMe.title}`);
  expect(before).toContain(notMe.button);
  expect(before).not.toContain(consentRecord.title);
  await post(leave, { intent: 'leave' });
  const after = await read(leave);
  expect(after).toContain(notMe.done.title);
  expect(after).not.toContain(waitlist.leavePage.done.title);
});

test('beside each request for consent stands who asks, with the mailing address', async () => {
  const identity = senderIdentity(builtInFacts).replaceAll("'", '&#x27;').replaceAll('&', '&amp;');
  for (const path of [
    '/newsletter',
    '/waitlist?item=course:ai-tools-quick-start',
    PAGE,
    '/resources/downloads/resource-pack',
    '/resources/tools/roi-calculator',
  ]) {
    const [main = ''] = /<main.*<\/main>/s.exec(await read(path)) ?? [];
    const consents = main.split('name="email"').length - 1;
    expect([path, consents > 0]).toEqual([path, true]);
    // Once is enough for two forms that stand on one page.
    expect([path, withoutProps(main).includes(identity)]).toEqual([path, true]);
  }
});
