import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

describeOnBothDatabases('the button that sends an email', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const change = (changes: object) => app.context.db.updateTable('outbox').set(changes).execute();
  const page = async () => {
    const [mail] = await outbox();
    return (await owner.get(`/admin/mail/${mail?.id}`)).text();
  };

  test('says “again” only for what has been sent before', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    expect(await page()).toContain('Send Now');
    expect(await page()).not.toContain('Send it again');
    await change({ state: 'failed' });
    expect(await page()).toContain('Send it again');
    expect(await page()).not.toContain('Send Now');
  });

  test('warns of a second copy while an earlier attempt may have arrived', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    expect(await page()).not.toContain('may deliver a second copy');
    await change({ provider: 'in-doubt' });
    expect(await page()).toContain('may deliver a second copy');
    expect(await page()).not.toContain('Sent by');
    await change({ state: 'sent', provider: 'smtp' });
    expect(await page()).toContain('Sent by');
  });

  test('isn’t offered for an email that can’t be sent anymore', async () => {
    const started = await owner.post('/admin/newsletter', { intent: 'blank' });
    const issue = started.headers.get('Location') ?? '';
    await owner.post(issue, { intent: 'test', subject: 'Hello', preheader: '', body: 'Words' });
    await change({ state: 'failed' });
    expect(await page()).toContain('Send it again');
    await owner.post(issue, { intent: 'discard' });
    expect(await page()).toContain('This email can’t be shown or sent');
    expect(await page()).not.toContain('Send it again');
  });
});
