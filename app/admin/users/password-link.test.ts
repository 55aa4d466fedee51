import { afterEach, describe, expect, test } from 'vitest';
import { logInAsMember } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { changePassword } from '../session/accounts.server.ts';
import {
  addressOf,
  choosePassword,
  createLink,
  readLink,
  requestNewPassword,
} from './password-link.server.ts';

describe('links for a new password', () => {
  let app: TestApp;
  afterEach(() => app.close());

  test('an address gets six links an hour, a network asks ten times for however many addresses', async () => {
    app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
    await logInAsMember(app);
    const ask = (ip: string, email = 'kim@example.com') =>
      requestNewPassword(app.context, { requestId: 'test', ip, nonce: '' }, email);
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, (_, at) => ask(`192.0.2.${at}`)),
      ...Array.from({ length: 20 }, (_, at) => ask(`2001:db8:7:${at}::1`, `p${at}@example.com`)),
    ]);
    expect(answers.filter((wait) => wait === 0)).toHaveLength(9 + 10);
    const links = await app.context.db
      .selectFrom('outbox')
      .select('id')
      .where('template', '=', 'team-link')
      .execute();
    expect(links).toHaveLength(6);
  });

  test('a link that the owner handed on works although somebody asks for another', async () => {
    app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
    const kim = await logInAsMember(app);
    const info = { requestId: 'test', ip: '203.0.113.9', nonce: '' };
    const { context } = app;
    const link = await createLink(context.db, context, kim.id, 'new-password');
    await requestNewPassword(app.context, info, 'kim@example.com');
    const token = addressOf(context, link).split('/').at(-1) ?? '';
    expect(await readLink(app.context, token)).toBeTruthy();
    expect(await choosePassword(app.context, info, token, 'a new horse battery')).toBe(true);
    const left = await app.context.db.selectFrom('admin_user_links').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('a changed password ends the links that were asked for before', async () => {
    app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
    const kim = await logInAsMember(app);
    const info = { requestId: 'test', ip: '203.0.113.9', nonce: '' };
    await requestNewPassword(app.context, info, 'kim@example.com');
    const links = () => app.context.db.selectFrom('admin_user_links').selectAll().execute();
    expect(await links()).toHaveLength(1);
    await changePassword(app.context, kim.id, 'a new horse battery');
    expect(await links()).toEqual([]);
  });

  test('an answer takes no less time where nobody has the address', async () => {
    app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      const startedAt = performance.now();
      const reply = await app.request('/admin/password', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://localhost:3000',
        },
        body: 'email=nobody%40example.com',
      });
      expect(reply.status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    // The fastest: on a busy machine any of them may take long.
    expect(Math.min(...times)).toBeGreaterThan(95);
  });
});
