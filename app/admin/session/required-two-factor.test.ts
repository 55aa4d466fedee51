import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, confirmTwoFactor, startTwoFactor } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';

test('with REQUIRE_TWO_FACTOR nothing opens before it is on, and it stays on', async () => {
  const { app, owner } = await openOwnerApp('sqlite', { env: { REQUIRE_TWO_FACTOR: '1' } });
  for (const answer of [
    await owner.get('/admin/today'),
    await owner.post('/admin/people', { intent: 'save' }),
    await owner.post('/admin/security', { intent: 'invite' }),
  ]) {
    expect(answer.headers.get('Location')).toBe('/admin/security');
  }
  const { secret, sealed } = await startTwoFactor(owner);
  const code = () => generateSync({ secret, epoch: app.clock.now().getTime() / 1000 });
  await confirmTwoFactor(owner, sealed, code());
  expect((await owner.get('/admin/today')).status).toBe(200);
  app.clock.advance(30_000);
  const fields = { intent: 'stop-two-factor', current: ADMIN_PASSWORD, code: code() };
  expect((await owner.post('/admin/security', fields)).status).toBe(422);
  expect((await owner.get('/admin/today')).status).toBe(200);
  await app.close();
});
