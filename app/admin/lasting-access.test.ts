import { afterEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { usersWords } from './users/users.content.ts';

const EMAIL_SETTINGS = '/admin/email-integration';

const service = {
  intent: 'email-service',
  ...{ serviceId: 'service_1', contactTemplateId: 'template_c' },
  ...{ bookingTemplateId: 'template_b', publicKey: 'public_1' },
};
const smtp = {
  ...{ intent: 'smtp', enabled: 'on', host: '127.0.0.1', port: '1' },
  to: 'owner@example.com',
};

/** What goes on giving access after the session has ended, with where it is kept. */
const changes: { name: string; page: string; fields: Record<string, string>; mark: string }[] = [
  {
    name: 'a webhook',
    page: '/admin/webhooks',
    fields: { intent: 'add', url: 'https://thief.example/hook', events: 'lead.created' },
    mark: 'thief.example',
  },
  {
    name: 'the secret address of the calendar',
    page: '/admin/booking-rules',
    fields: { intent: 'make-feed' },
    mark: 'tokenHash',
  },
  {
    name: 'another email server',
    page: EMAIL_SETTINGS,
    fields: { ...smtp, host: 'localhost' },
    mark: 'localhost',
  },
  {
    name: 'another address for notifications',
    page: EMAIL_SETTINGS,
    fields: { ...smtp, to: 'thief@example.org' },
    mark: 'thief@example.org',
  },
  {
    name: 'another account of the email service',
    page: EMAIL_SETTINGS,
    fields: { ...service, serviceId: 'service_thief' },
    mark: 'service_thief',
  },
];

describeOnBothDatabases('a stolen session can not set up access that outlives it', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  afterEach(() => app.close());

  const open = async () => {
    ({ app, owner } = await openOwnerApp(engine));
  };
  const kept = async () => {
    const { db } = app.context;
    const settings = await db.selectFrom('settings').selectAll().execute();
    return JSON.stringify([settings, await db.selectFrom('webhooks').selectAll().execute()]);
  };
  const audited = async () =>
    (await app.context.db.selectFrom('audit_log').selectAll().execute()).length;

  test.each(changes)('$name asks for the password', async ({ page, fields, mark }) => {
    await open();
    // The first set-up of email: nobody gets anything yet.
    expect((await owner.post(EMAIL_SETTINGS, smtp)).status).toBe(200);
    for (const current of [undefined, 'a wrong password']) {
      const refused = await owner.post(page, { ...fields, ...(current && { current }) });
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).toContain(usersWords.confirm.failed.wrong);
      expect(text).not.toContain('value="a wrong password"');
      expect(await kept()).not.toContain(mark);
    }
    const before = await audited();
    const done = await owner.post(page, { ...fields, current: ADMIN_PASSWORD });
    expect(done.status).toBe(200);
    expect(await kept()).toContain(mark);
    expect(await audited()).toBe(before + 1);
  });

  test('guesses count as attempts at the login', async () => {
    await open();
    const page = '/admin/webhooks';
    const fields = { intent: 'add', url: 'https://thief.example/hook', events: 'lead.created' };
    let last = 0;
    for (let guess = 0; guess < 20 && last !== 429; guess++) {
      last = (await owner.post(page, { ...fields, current: `guess ${guess}` })).status;
    }
    expect(last).toBe(429);
    expect((await owner.post(page, { ...fields, current: ADMIN_PASSWORD })).status).toBe(429);
    expect(await kept()).not.toContain('thief.example');
  });
});
