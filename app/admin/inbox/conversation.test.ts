import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { roiDefaultInput } from '#test/calculator-samples.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';

const { company } = builtInFacts;

const MINUTE_MS = 60_000;
let app: TestApp;
let owner: AdminBrowser;
let smtp: FakeSmtpServer;
beforeEach(async () => {
  smtp = await startFakeSmtpServer();
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  ({ app, owner } = await openOwnerApp('sqlite', { env }));
});
afterEach(async () => {
  await app.close();
  await smtp.stop();
});

const write = async (more: Record<string, unknown> = {}) => {
  const person = { email: 'Kim@example.com', phone: '289-555-0142', company: 'Bakery' };
  const { id } = await sendMessage(app, { ...person, ...more });
  app.clock.advance(MINUTE_MS);
  return id;
};
const pageOf = (id: string, query = '') => owner.read(`/admin/inbox/${id}${query}`);
const reply = (id: string, message: string) =>
  owner.post(`/admin/inbox/${id}`, { intent: 'reply', message });
const turnsOf = (page: string) =>
  [...page.matchAll(/<li class="(is-\w+ (?:is-bad)?)"><p class="admin-turn"><b>([^<]+)<\/b>/g)].map(
    ([, look, kind]) => `${kind}${look?.endsWith('is-bad') ? ' (red)' : ''}`,
  );

test('shows messages, receipts, replies and calls of one person in order, and nobody else’s', async () => {
  const first = await write();
  await write({ email: 'other@example.com', message: 'Somebody else’s words' });
  await bookCall(app);
  app.clock.advance(MINUTE_MS);
  await reply(first, 'Yes, it can stop.');
  app.clock.advance(MINUTE_MS);
  const second = await write({ email: 'kim@EXAMPLE.com', message: 'When can we start?' });
  const page = await pageOf(second);
  const kinds = turnsOf(page).filter((kind) => kind !== 'Email from the site');
  expect(kinds).toEqual(['They wrote', 'Call', 'We replied', 'They wrote']);
  expect(page).toContain('Confirmation of a message');
  expect(page).toContain('Yes, it can stop.');
  expect(page).toContain('Tuesday, November 10, 2026 at 9:00 AM (Toronto)');
  expect(page).not.toContain('Somebody else’s words');
  expect(page).toContain('href="tel:2895550142"');
});

test('an address that does not exist is red, with the server’s answer', async () => {
  const id = await write();
  await app.worker.runOnce();
  await smtp.setFault('rcpt-550');
  await reply(id, 'Does this arrive?');
  await app.worker.runOnce();
  const page = await pageOf(id);
  expect(turnsOf(page)).toContain('We replied (red)');
  expect(page).toContain('Bounced: the address doesn’t exist');
  expect(page).toMatch(/refused the recipient’s address\. 550 5\.1\.1/);
  expect(turnsOf(page)).toContain('Email from the site');
});

test('the same reply is refused a second time, also when both are posted at once', async () => {
  const id = await write();
  const both = await Promise.all([reply(id, 'Yes, we can.'), reply(id, 'Yes,  we can. ')]);
  expect(both.map((answer) => answer.status).sort()).toEqual([303, 409]);
  const again = await reply(id, 'Yes, we can.');
  expect(again.status).toBe(409);
  const page = await again.text();
  expect(page).toContain('You already sent exactly this reply');
  expect(page).toMatch(/<textarea[^>]*>\s*Yes, we can\./);
  const sent = await app.context.db
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'owner-reply')
    .execute();
  expect(sent).toHaveLength(1);
  expect((await reply(id, 'Yes, we can. On Thursday?')).status).toBe(303);
  const after = await pageOf(id, '?done=replied');
  expect(after).toMatch(/<textarea[^>]*id="lead-message"[^>]*><\/textarea>/);
});

test('line breaks and the signature arrive in both parts of the email', async () => {
  await owner.post('/admin/inbox', {
    intent: 'replies',
    signature: 'Ana Owner\n289-555-0100',
  });
  const id = await write({ message: 'First line\nSecond line' });
  await reply(id, 'Hi Kim,\n\nthree things:\n- one\n- two\n\nBye');
  await app.worker.runOnce();
  const mail = (await smtp.parsed()).find(({ text }) => text?.includes('three things'));
  const text = mail?.text?.replaceAll('\r\n', '\n') ?? '';
  expect(text).toContain(
    'Hi Kim,\n\nthree things:\n- one\n- two\n\nBye\n\nAna Owner\n289-555-0100',
  );
  expect(text).toContain('First line\nSecond line');
  expect(mail?.html).toMatch(/three things:<br\s*\/?>- one<br\s*\/?>- two/);
});

test('a reply to somebody who wrote no message names what they sent instead', async () => {
  const asked = await write({ message: '', source: 'special_offer' });
  const result = { tool: 'roi-calculator', input: roiDefaultInput, email: 'kim@example.com' };
  const sent = (await (await app.post('/api/tools/result', result)).json()).data;
  const subjects = [
    [asked, `Re: your request to ${company.name}`],
    [sent.id, `Re: your result from ${company.name}`],
  ];
  for (const [id, subject] of subjects) {
    expect(await pageOf(id)).toContain(`value="${subject}"`);
  }
});

test('a template fills the box with the person’s name, and can be changed and deleted', async () => {
  const id = await write();
  const template = { intent: 'replies', name: 'Prices', text: 'Hi {name}, about {company} {x}' };
  expect((await owner.post('/admin/inbox', template)).status).toBe(303);
  expect(await pageOf(id)).toContain('<option>Prices');
  const filled = await pageOf(id, '?template=Prices');
  expect(filled).toMatch(/<textarea[^>]*id="lead-message"[^>]*>Hi Kim, about Bakery \{x\}</);
  await owner.post('/admin/inbox', { ...template, name: '' });
  expect(await pageOf(id)).toContain('<option>Hi {name}, about');
  await owner.post('/admin/inbox', { ...template, text: '' });
  expect(await pageOf(id)).not.toContain('<option>');
});
