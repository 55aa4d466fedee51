import { afterEach, expect, test } from 'vitest';
import { secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { newsletter } from './newsletter.content.ts';

let app: TestApp;

afterEach(() => app.close());

test('whoever never confirmed a subscription isn’t told that they have unsubscribed', async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
  await app.post('/api/newsletter/subscribe', { email: 'visitor@example.com' });
  const { id } = await app.context.db.selectFrom('signups').select('id').executeTakeFirstOrThrow();
  const address = `/u/${secretToken(app.context.settings.secrets, 'manage', id)}`;
  await app.request(address, { method: 'POST', body: new URLSearchParams({ intent: 'leave' }) });
  const page = await (await app.request(address)).text();
  expect(page).toContain(newsletter.unsubscribePage.notMe.done.title);
  expect(page).not.toContain(newsletter.unsubscribePage.done.title);
});
