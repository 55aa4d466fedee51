import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { securityWords } from './security.content.ts';
import { confirmTwoFactor, readPendingSecret, startTwoFactor } from './two-factor.server.ts';

const { check } = securityWords;
const NEXT = 'a sentence that nobody else says';
const FORMS = [
  { page: '/admin/booking-rules', fields: { intent: 'make-feed' } },
  { page: '/admin/security', fields: { intent: 'password', next: NEXT, again: NEXT } },
  {
    page: '/admin/webhooks',
    fields: { intent: 'add', url: 'https://example.org/hook', events: 'lead.created' },
  },
  {
    page: '/admin/users',
    fields: { name: 'Sam Lee', email: 'sam@example.com', role: 'staff' },
  },
] as const;

/** The errors at fields: the text of each element with the class. */
async function errorsOf(owner: AdminBrowser, page: string, fields: Record<string, string>) {
  const response = await owner.post(page, fields);
  expect([page, response.status]).toEqual([page, 422]);
  const html = await response.text();
  return [...html.matchAll(/class="field-error"[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ''),
  );
}

test('an empty password is asked for, a wrong one is named, and codes are left to those who use them', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const start = { page: '/admin/security', fields: { intent: 'start-two-factor' } };
  for (const { page, fields } of [...FORMS, start]) {
    expect(await errorsOf(owner, page, fields)).toEqual([check.missing]);
    expect(await errorsOf(owner, page, { ...fields, current: 'wrong' })).toEqual([check.wrong]);
  }

  await startTwoFactor(app.context, 'owner', 'session');
  const { secret = '' } = (await readPendingSecret(app.context, 'owner', 'session')) ?? {};
  const code = generateSync({ secret, epoch: app.clock.now().getTime() / 1000 });
  await confirmTwoFactor(app.context, 'owner', 'session', code);
  // Attempts are limited.
  app.clock.advance(16 * 60_000);
  const stop = { page: '/admin/security', fields: { intent: 'stop-two-factor' } };
  for (const { page, fields } of [...FORMS, stop]) {
    const both = [check.missing, check.missingCode];
    expect(await errorsOf(owner, page, fields)).toEqual(both);
    const noCode = { ...fields, current: ADMIN_PASSWORD };
    expect(await errorsOf(owner, page, noCode)).toEqual([check.missingCode]);
    const wrong = { ...noCode, code };
    expect(await errorsOf(owner, page, wrong)).toEqual([check.wrongPasswordOrCode]);
  }
  await app.close();
});

test('while two-factor authentication is set up, the error stands at the password or the code', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const page = '/admin/security';
  await owner.post(page, { intent: 'start-two-factor', current: ADMIN_PASSWORD });
  const confirm = (fields: Record<string, string>) =>
    errorsOf(owner, `${page}?setup=1`, { intent: 'confirm-two-factor', ...fields });
  expect(await confirm({})).toEqual([check.missing, check.missingCode]);
  expect(await confirm({ current: 'wrong', code: '1' })).toEqual([check.wrong]);
  expect(await confirm({ current: ADMIN_PASSWORD, code: '1' })).toEqual([check.wrongCode]);
  await app.close();
});
