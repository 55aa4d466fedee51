import { generateSync } from 'otplib';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, logInAsOwner, tryToLogIn } from '../admin-browser.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

const message = {
  name: 'Kim Lee',
  email: 'kim@example.com',
  message: 'Hello',
  source: 'contact_form',
};

describeOnBothDatabases('keys that clients choose', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  test('no key of a visitor can use up a code of the owner', async () => {
    app = await openTestApp(engine, {
      renderPage,
      env: { ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '1000' },
    });
    const owner = await logInAsOwner(app);
    const security = '/admin/security';
    await owner.post(security, { intent: 'start-two-factor', current: ADMIN_PASSWORD });
    const page = await (await owner.get(`${security}?setup=1`)).text();
    const secret = /secret=([A-Z2-7]+)/.exec(page)?.[1] ?? '';
    const code = () => generateSync({ secret, epoch: app.clock.now().getTime() / 1000 });
    const fields = { intent: 'confirm-two-factor', current: ADMIN_PASSWORD, code: code() };
    expect((await owner.post(security, fields)).status).toBe(200);
    app.clock.advance(60_000);
    const step = Math.floor(app.clock.now().getTime() / 30_000);
    for (const at of [step - 1, step, step + 1]) {
      for (const key of [`second-step.${at}`, `two-factor.${at}`, `${at}`]) {
        await app.post('/api/contact', message, { 'Idempotency-Key': key });
        await app.post(
          '/api/newsletter/subscribe',
          { email: 'a@example.com' },
          { 'Idempotency-Key': key },
        );
        await app.request('/contact', {
          method: 'POST',
          body: new URLSearchParams({ ...message, idempotencyKey: key }),
          headers: { Origin: 'http://localhost:3000' },
        });
      }
    }
    expect((await tryToLogIn(app, ADMIN_PASSWORD, { code: code() })).status).toBe(303);
  });

  test('the same key may be used for two calls: each has keys of its own', async () => {
    app = await openTestApp(engine);
    const headers = { 'Idempotency-Key': 'the-same-key' };
    expect((await app.post('/api/contact', message, headers)).status).toBe(201);
    const { email } = message;
    expect((await app.post('/api/newsletter/subscribe', { email }, headers)).status).toBe(202);
    const other = { ...message, message: 'Other words' };
    expect((await app.post('/api/contact', other, headers)).status).toBe(422);
  });

  test('a key that can’t be used is refused, because a repeat would not be recognized', async () => {
    app = await openTestApp(engine);
    for (const key of ['two words', 'x'.repeat(201), 'tab\tinside', 'caf\u00e9']) {
      const answer = await app.post('/api/contact', message, { 'Idempotency-Key': key });
      expect([key, answer.status]).toEqual([key, 422]);
      expect((await answer.json()).error).toContain('Idempotency-Key');
    }
    expect(await app.context.db.selectFrom('submissions').select('id').execute()).toEqual([]);
    expect((await app.post('/api/contact', message, { 'Idempotency-Key': '' })).status).toBe(201);
  });
});
