import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner } from '#test/admin-browser.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/fake-smtp-server.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const TYPO = 'vistor@example.com';
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('an address that does not exist', (engine) => {
  let smtp: FakeSmtpServer;
  let app: TestApp;
  beforeEach(async () => {
    smtp = await startFakeSmtpServer();
    app = await openTestApp(engine, {
      renderPage,
      env: { ADMIN_PASSWORD, SMTP_URL: `smtp://${smtp.host}:${smtp.port}` },
    });
  });
  afterEach(async () => {
    await app.close();
    await smtp.stop();
  });

  const work = async () => {
    while ((await app.worker.runOnce()) > 0);
  };
  const rows = (template: string) =>
    app.context.db.selectFrom('outbox').selectAll().where('template', '=', template).execute();
  const suppressions = () => app.context.db.selectFrom('suppressions').selectAll().execute();
  const subscribe = async () => {
    app.clock.advance(1000);
    await app.post('/api/newsletter/subscribe', { email: TYPO });
  };

  test('is recorded when the server says so, and gets no further newsletter email', async () => {
    await smtp.setFault('rcpt-550');
    await subscribe();
    await work();
    expect(await rows('newsletter-confirm')).toMatchObject([{ state: 'failed', bounced: 1 }]);
    expect(await suppressions()).toMatchObject([{ scope: 'all', reason: 'bounced' }]);
    app.clock.advance(25 * 3_600_000);
    await subscribe();
    const states = (await rows('newsletter-confirm')).map((row) => row.state);
    expect(states.sort()).toEqual(['cancelled', 'failed']);
  });

  test('gets everything again once the owner sends it the failed email again', async () => {
    await smtp.setFault('rcpt-550');
    await subscribe();
    await work();
    await smtp.setFault('none');
    const owner = await logInAsOwner(app);
    const [row] = await rows('newsletter-confirm');
    await owner.post(`/admin/mail?email=${row?.id}`, { intent: 'retry', recipient: TYPO });
    expect(await suppressions()).toEqual([]);
    await work();
    expect(await rows('newsletter-confirm')).toMatchObject([{ state: 'sent', bounced: 0 }]);
    expect(smtp.mails.map((mail) => mail.envelope.to[0])).toContain(TYPO);
  });
});
