import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';
import { confirmTwoFactor, readPendingSecret, startTwoFactor } from './two-factor.server.ts';

test('with REQUIRE_TWO_FACTOR nothing opens before it is on, and it stays on', async () => {
  const app = await openTestApp('sqlite', {
    renderPage: await createPageRenderer(),
    env: { ADMIN_PASSWORD, REQUIRE_TWO_FACTOR: '1' },
  });
  const owner = await logInAsOwner(app);
  const { db } = app.context;
  for (const path of ['/admin/today', '/admin/start', '/admin/advanced', '/admin/people?q=a']) {
    for (const answer of [await owner.get(path), await owner.post(path, { intent: 'save' })]) {
      expect([path, answer.headers.get('Location')]).toEqual([path, '/admin/security']);
    }
  }
  expect(await db.selectFrom('audit_log').select('action').execute()).toHaveLength(1);
  const page = await (await owner.get('/admin/security')).text();
  expect(page).toContain('Set up two-factor authentication first');
  expect(page).not.toContain('value="invite"');
  const person = { name: 'Kim', email: 'kim@example.com', role: 'owner', current: ADMIN_PASSWORD };
  const invited = await owner.post('/admin/security', { intent: 'invite', ...person });
  expect(invited.headers.get('Location')).toBe('/admin/security');
  expect(await db.selectFrom('admin_users').select('id').execute()).toEqual([]);

  await startTwoFactor(app.context, 'owner', 'session');
  const { secret = '' } = (await readPendingSecret(app.context, 'owner', 'session')) ?? {};
  const code = () => generateSync({ secret, epoch: app.clock.now().getTime() / 1000 });
  await confirmTwoFactor(app.context, 'owner', 'session', code());
  expect((await owner.get('/admin/today')).status).toBe(200);
  const safe = await (await owner.get('/admin/security')).text();
  expect(safe).not.toContain('stop-two-factor');

  app.clock.advance(30_000);
  const fields = { intent: 'stop-two-factor', current: ADMIN_PASSWORD, code: code() };
  const refused = await owner.post('/admin/security', fields);
  expect(refused.status).toBe(422);
  expect((await owner.get('/admin/today')).status).toBe(200);
  await app.close();
});
