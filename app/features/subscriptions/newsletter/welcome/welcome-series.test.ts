import { afterEach, expect, test } from 'vitest';
import { createMailRenderer } from '#app/emails/render.server.ts';
import { welcomeSeriesArea } from '#app/emails/welcome-series.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { createOutboxWorker } from '#app/platform/outbox/worker.server.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const PERSON = 'reader@example.com';
const email = (number: number, days: number) => ({
  ...{ isOn: true, days, subject: `Email ${number}`, preheader: '', body: `Hello **${number}**` },
});

describeOnBothDatabases('the welcome series', (engine) => {
  let app: TestApp;
  let sent: string[];
  afterEach(() => app.close());

  const open = async (emails = [email(1, 0), email(2, 3), email(3, 7)]) => {
    app = await openTestApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await app.context.settings.set(welcomeSeriesArea, { emails });
    sent = [];
  };
  const subscribe = async () => {
    app.clock.advance(DAY_MS);
    await app.post('/api/newsletter/subscribe', { email: PERSON });
    const rows = await app.context.db
      .selectFrom('outbox')
      .select('props')
      .where('template', '=', 'newsletter-confirm')
      .orderBy('id', 'desc')
      .execute();
    const { confirmationId } = JSON.parse(rows[0]?.props ?? '{}');
    const code = confirmationCode(app.context.settings.secrets, confirmationId);
    const answer = await app.post('/api/newsletter/confirm', { email: PERSON, code });
    expect(answer.status).toBe(200);
  };
  const leave = async () => {
    const { id } = await app.context.db
      .selectFrom('signups')
      .select('id')
      .executeTakeFirstOrThrow();
    await app.request(`/u/${secretToken(app.context.settings.secrets, 'manage', id)}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  };
  /** Two workers at once, as in two processes. */
  const deliver = async () => {
    const { db, now, config, settings, readMailSettings } = app.context;
    const render = createMailRenderer(config, { db, secrets: settings.secrets });
    const workers = [1, 2].map(() =>
      createOutboxWorker({
        db,
        log: silentLog,
        now,
        deliver: {
          async mail(row) {
            const rendered = await render(row, await readMailSettings());
            if (rendered.kind !== 'mail') return { kind: 'cancelled', response: rendered.reason };
            if (row.template === 'welcome-series') sent.push(rendered.mail.subject);
            return { kind: 'sent', provider: 'smtp', response: 'OK' };
          },
        },
      }),
    );
    await Promise.all(workers.map((worker) => worker.runOnce()));
  };
  const after = async (days: number) => {
    app.clock.advance(days * DAY_MS);
    await deliver();
    return sent;
  };

  test('arrives on its days, each email once', async () => {
    await open();
    await subscribe();
    expect(await after(0)).toEqual(['Email 1']);
    expect(await after(2)).toEqual(['Email 1']);
    expect(await after(1)).toEqual(['Email 1', 'Email 2']);
    expect(await after(4)).toEqual(['Email 1', 'Email 2', 'Email 3']);
    expect(await after(9)).toHaveLength(3);
  });

  test('stops when the person unsubscribes, and starts no second time', async () => {
    await open();
    await subscribe();
    await after(0);
    await leave();
    expect(await after(3)).toEqual(['Email 1']);
    await subscribe();
    expect(await after(0)).toEqual(['Email 1']);
    // The third one wasn't due while they were away.
    expect(await after(4)).toEqual(['Email 1', 'Email 3']);
  });

  test('leaves out what the owner has switched off, even after it was queued', async () => {
    await open([email(1, 1), { ...email(2, 2), isOn: false }, email(3, 3)]);
    await subscribe();
    expect(await after(1)).toEqual(['Email 1']);
    await app.context.settings.set(welcomeSeriesArea, {
      emails: [email(1, 1), email(2, 2), { ...email(3, 3), isOn: false }],
    });
    expect(await after(5)).toEqual(['Email 1']);
  });
});
