import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  browserWith,
  logInAsMember,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { mailWords } from '../mail/mail.content.ts';
import { findAccount } from '../session/accounts.server.ts';
import { OWNER_ID } from '../session/owner-account.server.ts';
import { openSession } from '../session/session.server.ts';

const NEXT = 'violet harbour sandwich tuba';
const INFO = { requestId: 'test', ip: '203.0.113.9', nonce: '' };
const SAM = { name: 'Sam Lee', email: 'sam@example.com', role: 'owner' } as const;

describe('nobody takes over a colleague’s account', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  let sam: AdminBrowser & { id: string };

  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp('sqlite', { env: { SMTP_URL: 'smtp://127.0.0.1:9' } }));
    sam = await logInAsMember(app, SAM);
  });
  afterEach(() => app.close());

  const askForLink = () =>
    browserWith(app, '').post('/admin/login', { intent: 'forgot', email: SAM.email });
  const linkRow = () =>
    app.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'team-link')
      .executeTakeFirstOrThrow();

  test('by correcting the address of a person who has the same one', async () => {
    const kim = await logInAsMember(app);
    await askForLink();
    await kim.post('/admin/people', {
      intent: 'correct',
      email: SAM.email,
      newEmail: 'kim@example.com',
      merge: 'kim@example.com',
    });
    expect((await linkRow()).recipient).toBe(SAM.email);
  });

  test('by sending the waiting link to another address', async () => {
    await askForLink();
    const { id } = await linkRow();
    const retry = (recipient: string) =>
      owner.post(`/admin/mail?email=${id}`, { intent: 'retry', recipient });
    const answer = await retry('thief@example.org');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(mailWords.onlyTheirs);
    expect((await linkRow()).recipient).toBe(SAM.email);
    expect((await retry(SAM.email)).status).toBe(303);
  });

  test('by a row of the outbox that names another address, whoever changed it', async () => {
    await askForLink();
    await app.context.db.updateTable('outbox').set({ recipient: 'thief@example.org' }).execute();
    await app.worker.runOnce();
    expect((await linkRow()).state).toBe('cancelled');
  });

  test('by a login with the old password that ends after the password was changed', async () => {
    const passwords = { current: ADMIN_PASSWORD, next: NEXT, again: NEXT };
    for (const { id, browser } of [
      { id: sam.id, browser: sam },
      { id: OWNER_ID, browser: owner },
    ]) {
      // Both were read, and their passwords checked, before the change.
      const checked = await findAccount(app.context, id);
      if (!checked) throw new Error('There is no such account.');
      expect(await openSession(app.context, INFO, checked)).toContain('session=');
      const answer = await browser.post('/admin/security', { intent: 'password', ...passwords });
      expect(answer.status).toBe(303);
      await expect(openSession(app.context, INFO, checked)).rejects.toThrow();
    }
    const left = await app.context.db.selectFrom('admin_sessions').selectAll().execute();
    expect(left).toEqual([]);
    expect((await tryToLogIn(app, NEXT)).status).toBe(303);
  });
});
