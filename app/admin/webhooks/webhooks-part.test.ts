import { expect, test } from 'vitest';
import { ADMIN_PASSWORD } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';

const PAGE = '/admin/advanced';

test('a webhook is added, shown its secret once, tested, switched off and deleted', async () => {
  const { app, owner } = await openOwnerApp('sqlite');
  const { db } = app.context;
  const hooks = () => db.selectFrom('webhooks').selectAll().execute();
  const add = { intent: 'add', events: 'lead.created', current: ADMIN_PASSWORD };
  expect((await owner.post(PAGE, { ...add, url: 'http://127.0.0.1/hook' })).status).toBe(422);
  const added = await owner.post(PAGE, { ...add, url: 'https://hooks.example.com/a' });
  const secret = /whsec_[\w+/=]+/.exec(await added.text())?.[0] ?? expect.fail('no secret');
  expect(await (await owner.get(PAGE)).text()).not.toContain(secret);
  const id = (await hooks())[0]?.id ?? '';
  await owner.post(PAGE, { intent: 'test', id });
  const [queued] = await db.selectFrom('outbox').selectAll().execute();
  expect(queued).toMatchObject({ channel: 'webhook', recipient: id });
  await owner.post(PAGE, { intent: 'off', id });
  expect((await hooks())[0]?.enabled).toBe(0);
  await owner.post(PAGE, { intent: 'delete', id });
  expect(await hooks()).toEqual([]);
  await app.close();
});
