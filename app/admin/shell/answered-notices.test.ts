import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { usersNotices, usersWords } from '../users/users.content.ts';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const current = ADMIN_PASSWORD;
const KIM = { name: 'Kim Baker', email: 'kim@example.com', role: 'staff' };
const read = async (path: string, fields?: Record<string, string>) => {
  const answer = await (fields ? owner.post(path, fields) : owner.get(path));
  return (await answer.text()).replaceAll('<!-- -->', '');
};
const invite = async () => {
  await owner.post('/admin/security', { ...KIM, intent: 'invite', current });
  const member = await app.context.db.selectFrom('admin_users').select('id').executeTakeFirst();
  return `/admin/security?user=${member?.id}`;
};

test('a page that answers a post itself doesn’t repeat the notice of the post before it', async () => {
  const member = `${await invite()}&done=saved`;
  expect(await read(member)).toContain(usersNotices.saved.description);
  const linked = await read(member, { intent: 'link', current });
  expect(linked).not.toContain(usersNotices.saved.description);
  expect(linked).toContain(usersWords.link.created.title);
});

test('an invitation whose suspension is lifted needs a new link, and the page says so', async () => {
  const member = await invite();
  await owner.post(member, { intent: 'suspend' });
  const lifted = await owner.post(member, { intent: 'resume', current });
  const page = await read(lifted.headers.get('Location') ?? '');
  expect(page).toContain(usersNotices['resumed-invited'].description);
  expect(page).not.toContain(usersNotices.resumed.description);
});
