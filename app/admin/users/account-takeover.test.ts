import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  browserWith,
  logInAsMember,
  logInAsOwner,
  tryToLogIn,
} from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { mailWords } from '../mail/mail.content.ts';
import { findAccount } from '../session/accounts.server.ts';
import { OWNER_ID } from '../session/owner-account.server.ts';
import { openSession } from '../session/session.server.ts';

const NEXT = 'violet harbour sandwich tuba';
const INFO = { requestId: 'test', ip: '203.0.113.9', nonce: '' };
const SAM = { name: 'Sam Lee', email: 'sam@example.com', role: 'owner' } as const;
const EMAIL_SETTINGS = '/admin/email-integration';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describe('nobody takes over a colleague’s account', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  let smtp: FakeSmtpServer;

  afterEach(async () => {
    await app.close();
    await smtp.stop();
  });

  const open = async () => {
    smtp = await startFakeSmtpServer();
    const env = { ADMIN_PASSWORD, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
    app = await openTestApp('sqlite', { renderPage, env });
    owner = await logInAsOwner(app);
  };
  const askForLink = (email: string) => browserWith(app, '').post('/admin/password', { email });
  const linkRow = () =>
    app.context.db
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'team-link')
      .executeTakeFirstOrThrow();
  const deliver = async () => {
    await app.worker.runOnce();
    return (await smtp.parsed()).filter(({ text = '' }) => text.includes('/admin/password/'));
  };

  test('by correcting the address of a person who has the same one', async () => {
    await open();
    await logInAsMember(app, SAM);
    const kim = await logInAsMember(app);
    await askForLink(SAM.email);
    await kim.post('/admin/people', {
      intent: 'correct',
      email: SAM.email,
      newEmail: 'kim@example.com',
      merge: 'kim@example.com',
    });
    expect((await linkRow()).recipient).toBe(SAM.email);
    const sent = await deliver();
    expect(sent.map(({ to }) => to?.map(({ address }) => address))).toEqual([[SAM.email]]);
  });

  test('by sending the waiting link to another address', async () => {
    await open();
    await logInAsMember(app, SAM);
    await askForLink(SAM.email);
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
    await open();
    await logInAsMember(app, SAM);
    await askForLink(SAM.email);
    const to = 'thief@example.org';
    await app.context.db.updateTable('outbox').set({ recipient: to }).execute();
    expect(await deliver()).toEqual([]);
    expect((await linkRow()).state).toBe('cancelled');
  });

  test('by changing the address of notifications while a link waits', async () => {
    await open();
    await logInAsMember(app, SAM);
    const fields = { intent: 'smtp', from: 'site@example.com', current: ADMIN_PASSWORD };
    await owner.post(EMAIL_SETTINGS, { ...fields, to: SAM.email });
    await askForLink(SAM.email);
    await owner.post(EMAIL_SETTINGS, { ...fields, to: 'thief@example.org' });
    expect((await linkRow()).recipient).toBe(SAM.email);
  });

  test('by a login with the old password that ends after the password was changed', async () => {
    await open();
    const sam = await logInAsMember(app, SAM);
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
      expect(await openSession(app.context, INFO, checked)).toBeUndefined();
    }
    const left = await app.context.db.selectFrom('admin_sessions').selectAll().execute();
    expect(left).toEqual([]);
    expect((await tryToLogIn(app, NEXT)).status).toBe(303);
  });
});
