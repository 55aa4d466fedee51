import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_PASSWORD, type AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { securityWords } from '../session/security.content.ts';

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
  expect(await read(member)).toContain(securityWords.notices.saved.description);
  const linked = await read(member, { intent: 'link', current });
  expect(linked).not.toContain(securityWords.notices.saved.description);
  expect(linked).toContain(securityWords.linkCreated.title);
});
