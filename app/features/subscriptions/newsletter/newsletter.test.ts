import { afterEach, describe, expect, test } from 'vitest';
import { newsletterConsent } from '#app/facts/consent.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { isFullProof } from '#test/proof-size.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { withoutEmail } from '../without-email.content.ts';

const DAY_MS = 24 * 3_600_000;

const PERSON = 'visitor@example.com';

describeOnBothDatabases('POST /api/newsletter/subscribe', (engine) => {
  let app: TestApp;

  afterEach(() => app.close());

  const subscribe = (email = PERSON, more: object = {}, headers = {}) =>
    app.post('/api/newsletter/subscribe', { email, source: 'newsletter_signup', ...more }, headers);

  const signups = () => app.context.db.selectFrom('signups').selectAll().execute();

  const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  const mailed = async () => (await outbox()).filter((row) => row.state !== 'cancelled');

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

  test('stores a pending entry with its evidence and queues an email that carries nothing typed', async () => {
    app = await openTestApp(engine);
    const answer = await subscribe(PERSON, { page: '/about' });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      success: true,
      data: { next: 'confirm', emailNotice: withoutEmail.newsletter },
    });
    expect(await signups()).toMatchObject([
      { list: 'newsletter', email: PERSON, status: 'pending', page: '/about' },
    ]);
    expect(await consents()).toMatchObject([
      {
        event: 'requested',
        method: 'form',
        page: '/about',
        wording_version: newsletterConsent.version,
      },
    ]);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ template: 'newsletter-confirm', recipient: PERSON });
    expect(Object.keys(JSON.parse(mail?.props ?? '{}')).sort()).toEqual([
      'confirmationId',
      'signupId',
    ]);
  });

  test('confirms by the code, welcomes, and keeps proof of words, time, page and way', async () => {
    app = await openTestApp(engine);
    await subscribe(PERSON, { page: '/about' });
    const typed = await code();
    const answer = await confirm(`${typed.slice(0, 3)} ${typed.slice(3)}`, 'Visitor@example.com');
    expect(answer.status).toBe(200);
    expect(await signups()).toMatchObject([{ status: 'confirmed', email: PERSON }]);
    expect((await mailed()).map((mail) => mail.template)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
    ]);
    expect((await consents()).map(({ event, method }) => [event, method])).toEqual([
      ['requested', 'form'],
      ['confirmed', 'code'],
    ]);
    for (const consent of await consents()) {
      expect(consent.wording).toContain('Yes, send me the');
      expect(consent).toMatchObject({ wording_version: newsletterConsent.version, page: '/about' });
      expect(consent.at).toMatch(/^2026-11-02T15:00:0[01]/);
    }
    // After a double click the second request finds the entry confirmed and changes nothing.
    expect((await confirm(typed)).status).toBe(200);
    expect(await mailed()).toHaveLength(2);
  });

  test('answers byte for byte the same for new, pending, confirmed, left and suppressed addresses', async () => {
    app = await openTestApp(engine);
    const { db, settings } = app.context;
    await subscribe('confirmed@example.com');
    await confirm(await code(), 'confirmed@example.com');
    await leave();
    await db
      .insertInto('suppressions')
      .values({
        email_hash: settings.secrets.digest('address', 'never@example.com'),
        scope: 'all',
        reason: 'erased',
        created_at: app.clock.now().toISOString(),
      })
      .execute();
    await subscribe('pending@example.com');
    const answers = [];
    for (const name of ['new', 'pending', 'confirmed', 'never']) {
      const answer = await subscribe(`${name}@example.com`);
      answers.push(JSON.stringify([answer.status, await answer.text(), [...answer.headers]]));
    }
    expect(new Set(answers.map(withoutNonce)).size).toBe(1);
    const never = (await outbox()).filter((row) => row.recipient === 'never@example.com');
    expect(never.map((row) => row.state)).toEqual(['cancelled']);
  });

  test('sends one confirmation email per address and day, however often it is asked for', async () => {
    app = await openTestApp(engine);
    for (let i = 0; i < 5; i++) await subscribe();
    await Promise.all(Array.from({ length: 5 }, () => subscribe('VISITOR@example.com')));
    expect(await mailed()).toHaveLength(1);
    app.clock.advance(DAY_MS + 1000);
    await subscribe();
    expect(await mailed()).toHaveLength(2);
  });

  test('sends two requests at the same moment one email', async () => {
    app = await openTestApp(engine);
    await Promise.all(Array.from({ length: 8 }, () => subscribe()));
    expect(await mailed()).toHaveLength(1);
    expect(await signups()).toHaveLength(1);
  });

  test('tells somebody who is on the list so, once a month', async () => {
    app = await openTestApp(engine);
    await subscribe();
    await confirm(await code());
    for (let i = 0; i < 3; i++) {
      await subscribe();
      app.clock.advance(DAY_MS);
    }
    const already = (await mailed()).filter((mail) => mail.template === 'newsletter-already');
    expect(already).toHaveLength(1);
    expect(await signups()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('accepts exactly the limit from one network address', async () => {
    app = await openTestApp(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '4' } });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await subscribe(`n${i}@example.com`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
    const refused = await subscribe('n9@example.com');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('an answer to the visitor', () => {
  // In every check: the same statements for both, in test/security/enumeration.test.ts.
  test.runIf(isFullProof)('takes the same time whether or not the address is known', async () => {
    const app = await openTestApp('sqlite', { env: { SUBMISSIONS_PER_TEN_MINUTES: '100000' } });
    const send = async (email: string) => {
      const startedAt = performance.now();
      const body = { email, source: 'newsletter_signup' };
      const answer = await app.post('/api/newsletter/subscribe', body);
      await answer.text();
      return performance.now() - startedAt;
    };
    for (let i = 0; i < 30; i++) await send('known@example.com');
    await app.context.db.updateTable('signups').set({ status: 'confirmed' }).execute();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 400; i++) {
      times.known.push(await send('known@example.com'));
      times.unknown.push(await send(`unknown-${i}@example.com`));
    }
    await app.close();
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  });
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function withoutNonce(text: string): string {
  return text.replace(/'nonce-[^']+'/g, '');
}
