import { afterEach, describe, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  logInAsMember,
  pressPublish,
} from '#test/admin-browser.ts';
import { formOf, pressInCard } from '#test/content-forms.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { securityWords } from './session/security.content.ts';

const EMAIL_SETTINGS = '/admin/email-integration';

const smtp = {
  intent: 'smtp',
  enabled: 'on',
  host: '127.0.0.1',
  port: '1',
  current: ADMIN_PASSWORD,
};

/** What goes on giving access after the session has ended, with where it is kept. */
const changes: { name: string; page: string; fields: Record<string, string>; mark: string }[] = [
  {
    name: 'a webhook',
    page: '/admin/advanced',
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
    fields: { intent: 'smtp', enabled: 'on', host: 'localhost', port: '1' },
    mark: 'localhost',
  },
  {
    name: 'another account of the email service',
    page: EMAIL_SETTINGS,
    fields: { intent: 'email-service', serviceId: 'service_thief' },
    mark: 'service_thief',
  },
];

describe('a stolen session can not set up access that outlives it', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  afterEach(async () => {
    await app.close();
  });

  const open = async () => {
    ({ app, owner } = await openOwnerApp('sqlite'));
  };
  const kept = async () => {
    const { db } = app.context;
    const settings = await db.selectFrom('settings').selectAll().execute();
    return JSON.stringify([settings, await db.selectFrom('webhooks').selectAll().execute()]);
  };

  test.each(changes)('$name asks for the password', async ({ page, fields, mark }) => {
    await open();
    for (const current of [undefined, 'a wrong password']) {
      const refused = await owner.post(page, { ...fields, ...(current && { current }) });
      expect(refused.status).toBe(422);
      const text = await refused.text();
      expect(text).toContain(securityWords.check[current ? 'wrong' : 'missing']);
      expect(text).not.toContain('value="a wrong password"');
      expect(await kept()).not.toContain(mark);
    }
    const done = await owner.post(page, { ...fields, current: ADMIN_PASSWORD });
    expect(done.status).toBeLessThan(400);
    expect(await kept()).toContain(mark);
  });

  const publish = async (email: string) => {
    const fields = { ...(await formOf(app, 'company', sentinelCompany)), email };
    expect((await pressInCard(owner, 'company', 'save', fields)).status).toBe(303);
    await pressPublish(owner);
  };
  const addresses = async () => {
    const { to, from } = await app.context.readMailSettings();
    return { to, from };
  };

  test('another public email address does not take notifications and replies along', async () => {
    await open();
    const first = { to: 'first@quibblewick.ca', from: 'first@quibblewick.ca' };
    // While nothing is set up, and from the address of the sample business, they follow.
    await publish('first@quibblewick.ca');
    expect(await addresses()).toEqual(first);
    await owner.post(EMAIL_SETTINGS, smtp);
    await publish('thief@quibblewick.ca');
    expect(app.context.facts().company.email).toBe('thief@quibblewick.ca');
    expect(await addresses()).toEqual(first);
  });

  test('nor does it after what was published before has been taken back', async () => {
    await open();
    await publish('first@quibblewick.ca');
    await owner.post(EMAIL_SETTINGS, smtp);
    await pressPublish(owner, 'undo');
    // The address of the sample business, which nobody reads: the next one would be taken along.
    expect(app.context.facts().company.email).not.toBe('first@quibblewick.ca');
    await publish('thief@quibblewick.ca');
    const first = { to: 'first@quibblewick.ca', from: 'first@quibblewick.ca' };
    expect(await addresses()).toEqual(first);
  });
});

describe('what an owner set up', () => {
  const kimAsOwner = {
    intent: 'save',
    name: 'Kim Baker',
    email: 'kim@example.com',
    role: 'owner',
  };
  test.each([
    ['is suspended', { ...kimAsOwner, status: 'suspended' }],
    ['is removed', { intent: 'remove' }],
    ['becomes staff', { ...kimAsOwner, role: 'staff' }],
  ])('ends when that owner %s, and nothing else does', async (_, fields) => {
    const { app, owner } = await openOwnerApp('sqlite');
    try {
      const kim = await logInAsMember(app, { role: 'owner' });
      const add = (browser: AdminBrowser, url: string) =>
        browser.post('/admin/advanced', {
          intent: 'add',
          url,
          events: 'lead.created',
          current: ADMIN_PASSWORD,
        });
      await add(kim, 'https://kim.example/hook');
      await add(owner, 'https://owner.example/hook');
      const made = await kim.post('/admin/booking-rules', {
        intent: 'make-feed',
        current: ADMIN_PASSWORD,
      });
      const feed = /\/calendar\/[\w-]+\.ics/.exec(await made.text())?.[0] ?? '';
      expect((await app.request(feed)).status).toBe(200);

      const change = { ...fields, current: ADMIN_PASSWORD };
      expect((await owner.post(`/admin/security?user=${kim.id}`, change)).status).toBe(303);
      expect((await app.request(feed)).status).toBe(404);
      const { db } = app.context;
      const hooks = await db
        .selectFrom('webhooks')
        .select(['url', 'enabled'])
        .orderBy('url')
        .execute();
      expect(hooks).toEqual([
        { url: 'https://kim.example/hook', enabled: 0 },
        { url: 'https://owner.example/hook', enabled: 1 },
      ]);
      expect(await (await owner.get('/admin/advanced')).text()).toContain('Off: Kim Baker');
    } finally {
      await app.close();
    }
  });
});
