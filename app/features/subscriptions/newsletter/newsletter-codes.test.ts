import { afterEach, expect, test } from 'vitest';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

const DAY_MS = 24 * 3_600_000;

const PERSON = 'visitor@example.com';

describeOnBothDatabases('POST /api/newsletter/subscribe', (engine) => {
  let app: TestApp;

  afterEach(() => app.close());

  const subscribe = (email = PERSON, more: object = {}, headers = {}) =>
    app.post('/api/newsletter/subscribe', { email, source: 'newsletter_signup', ...more }, headers);

  const signups = () => app.context.db.selectFrom('signups').selectAll().execute();

  const consents = () => app.context.db.selectFrom('consents').selectAll().orderBy('id').execute();

  const lastConfirmation = () =>
    app.context.db
      .selectFrom('signup_confirmations')
      .selectAll()
      .where('mail_slot', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();

  const code = async () =>
    confirmationCode(app.context.settings.secrets, (await lastConfirmation()).id);

  const confirm = (typed: string, email = PERSON) => {
    app.clock.advance(1000);
    return app.post('/api/newsletter/confirm', { email, code: typed });
  };

  const leave = async () => {
    const [signup] = await signups();
    const token = secretToken(app.context.settings.secrets, 'manage', signup?.id ?? '');
    return app.request(`/u/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  };

  test('gives the first answer again for the same key, and refuses it for another address', async () => {
    app = await openTestApp(engine);
    const headers = { 'Idempotency-Key': 'key-1' };
    await subscribe(PERSON, {}, headers);
    const again = await subscribe(PERSON, {}, headers);
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([202, 'true']);
    expect((await subscribe('other@example.com', {}, headers)).status).toBe(422);
    expect(await consents()).toHaveLength(1);
  });

  test('says in the words of the form what is wrong with an address', async () => {
    app = await openTestApp(engine);
    for (const email of ['', 'nobody', 'a b@example.com', '"x"@example.com', 'a@b']) {
      const answer = await subscribe(email);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({
        success: false,
        error: 'Please enter a valid email address.',
        fields: { email: 'Please enter a valid email address.' },
      });
    }
    expect((await app.post('/api/newsletter/subscribe', '{')).status).toBe(400);
  });

  test('gives a wrong code the same answer for a known and an unknown address, and counts attempts', async () => {
    app = await openTestApp(engine);
    await subscribe();
    const right = await code();
    const wrong = right === '000000' ? '000001' : '000000';
    const known = await confirm(wrong);
    const unknown = await confirm(wrong, 'nobody@example.com');
    expect(known.status).toBe(422);
    expect(await known.text()).toBe(await unknown.text());
    for (let i = 0; i < 4; i++) expect((await confirm(wrong)).status).toBe(422);
    expect((await confirm(right)).status).toBe(429);
    // A hundred wrong attempts invalidate the code, however much time is between them.
    for (let round = 0; round < 19; round++) {
      app.clock.advance(601_000);
      for (let i = 0; i < 5; i++) await confirm(wrong);
    }
    app.clock.advance(601_000);
    expect((await confirm(right)).status).toBe(422);
    expect(await signups()).toMatchObject([{ status: 'pending' }]);
  });

  test('wrong codes from other networks do not keep the owner of the address from confirming', async () => {
    app = await openTestApp(engine, { env: { TRUST_PROXY: '1' } });
    await subscribe();
    const right = await code();
    const wrong = right === '000000' ? '000001' : '000000';
    const from = (ip: string, typed: string) =>
      app.post(
        '/api/newsletter/confirm',
        { email: PERSON, code: typed },
        { 'X-Forwarded-For': ip },
      );
    for (let stranger = 0; stranger < 4; stranger++) {
      for (let i = 0; i < 8; i++) await from(`203.0.113.${stranger}`, wrong);
    }
    expect((await from('203.0.113.0', right)).status).toBe(429);
    expect((await from('198.51.100.7', right)).status).toBe(200);
    expect(await signups()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('says of an old code that it is old, after seven days', async () => {
    app = await openTestApp(engine);
    await subscribe();
    const typed = await code();
    app.clock.advance(7 * DAY_MS - 1000);
    expect((await confirm('999999' === typed ? '999998' : '999999')).status).toBe(422);
    app.clock.advance(2000);
    const answer = await confirm(typed);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error).toContain('expired');
  });

  test('unsubscribes by one click without a cookie or our own Origin, any number of times, and can return', async () => {
    app = await openTestApp(engine);
    await subscribe();
    await confirm(await code());
    const [{ id } = { id: '' }] = await signups();
    const token = secretToken(app.context.settings.secrets, 'manage', id);
    for (let i = 0; i < 2; i++) {
      app.clock.advance(1000);
      const answer = await app.request(`/u/${token}`, {
        method: 'POST',
        headers: {
          Origin: 'https://mail.example',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(await signups()).toMatchObject([{ status: 'left' }]);
    }
    expect((await consents()).map(({ event, method }) => [event, method])).toEqual([
      ['requested', 'form'],
      ['confirmed', 'code'],
      ['left', 'one-click'],
    ]);
    app.clock.advance(90 * DAY_MS);
    await subscribe();
    await confirm(await code());
    expect(await signups()).toMatchObject([{ id, status: 'confirmed', email: PERSON }]);
    expect(await app.context.db.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    // The link of the oldest email still works.
    await leave();
    expect(await signups()).toMatchObject([{ id, status: 'left' }]);
  });

  test('gives a token that nobody has the same answer', async () => {
    app = await openTestApp(engine);
    for (const token of ['0'.repeat(40), 'x', '../etc']) {
      const answer = await app.request(`/u/${encodeURIComponent(token)}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
  });
});
