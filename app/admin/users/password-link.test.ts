import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { changePassword, readAccount } from '../session/accounts.server.ts';
import {
  addressOf,
  choosePassword,
  createLink,
  requestNewPassword,
} from './password-link.server.ts';

const INFO = { requestId: 'test', ip: '203.0.113.9', nonce: '' };
const EMAIL = 'kim@example.com';

describe('links for a new password', () => {
  let app: TestApp;
  let id: string;
  beforeEach(async () => {
    ({ app } = await openOwnerApp('sqlite'));
    ({ id } = await logInAsMember(app, { email: EMAIL }));
  });
  afterEach(() => app.close());
  const links = () => app.context.db.selectFrom('admin_user_links').selectAll().execute();

  test('an address gets six links an hour, a network asks ten times for however many addresses', async () => {
    const ask = (ip: string, email = EMAIL) =>
      requestNewPassword(app.context, { ...INFO, ip }, email);
    const answers = await Promise.all([
      ...Array.from({ length: 9 }, (_, at) => ask(`192.0.2.${at}`)),
      ...Array.from({ length: 20 }, (_, at) => ask(`2001:db8:7:${at}::1`, `p${at}@example.com`)),
    ]);
    expect(answers.filter((wait) => wait === 0)).toHaveLength(9 + 10);
    expect(await links()).toHaveLength(6);
  });

  test('a link that the owner handed on works although somebody asks for another', async () => {
    const { context } = app;
    const kim = { id, name: 'Kim', email: EMAIL };
    const link = await createLink(context.db, context, kim, 'new-password');
    await requestNewPassword(context, INFO, EMAIL);
    const token = addressOf(context, link).split('/').at(-1) ?? '';
    expect(await choosePassword(context, INFO, token, 'a new horse battery')).toBe(true);
    expect(await links()).toEqual([]);
  });

  test('a changed password ends the links that were asked for before', async () => {
    await requestNewPassword(app.context, INFO, EMAIL);
    expect(await links()).toHaveLength(1);
    await changePassword(app.context, await readAccount(app.context, id), 'a new horse battery');
    expect(await links()).toEqual([]);
  });

  test('an answer takes no less time where nobody has the address', async () => {
    const startedAt = performance.now();
    await requestNewPassword(app.context, INFO, 'nobody@example.com');
    expect(performance.now() - startedAt).toBeGreaterThan(95);
  });
});
