import { afterEach, expect, test } from 'vitest';
import { newsletterConsentOf } from '#app/facts/company.ts';
import { builtInFacts } from '#app/facts/facts.ts';
import { confirmationCode, secretToken } from '#app/platform/secret-links/secret-links.server.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { newsletter } from './newsletter/newsletter.content.ts';
import { codeForm } from './newsletter/newsletter-form.content.ts';
import { confirmByLink } from './signup-confirm.server.ts';
import { waitlist } from './waitlist/waitlist.content.ts';
import { listWaitlistItems } from './waitlist/waitlist-items.server.ts';

const newsletterConsent = newsletterConsentOf(builtInFacts);

const DAY_MS = 24 * 3_600_000;
const PERSON = 'visitor@example.com';
const COURSE = 'course:ai-tools-quick-start';
const INFO = { requestId: '', ip: '203.0.113.1', nonce: '' };

describeOnBothDatabases('a sign-up', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const subscribe = (email = PERSON, more: object = {}, headers = {}) => {
    app.clock.advance(1000);
    return app.post('/api/newsletter/subscribe', { email, ...more }, headers);
  };
  const join = (item = COURSE, email = PERSON) => {
    app.clock.advance(1000);
    return app.post('/api/waitlist', { email, item });
  };
  const signups = () => app.context.db.selectFrom('signups').selectAll().orderBy('id').execute();
  const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const mailed = async () => (await outbox()).filter((row) => row.state !== 'cancelled');
  const consents = () => app.context.db.selectFrom('consents').selectAll().orderBy('id').execute();
  /** The code and the token of the newest email with this template. */
  const secretsOf = async (template: string) => {
    const { secrets } = app.context.settings;
    const mail = (await mailed()).findLast((row) => row.template === template);
    const { confirmationId } = JSON.parse(mail?.props ?? '{}');
    return {
      code: confirmationCode(secrets, confirmationId),
      token: secretToken(secrets, 'confirm', confirmationId),
    };
  };
  const confirm = (code: string, email = PERSON, headers = {}) => {
    app.clock.advance(1000);
    return app.post('/api/newsletter/confirm', { email, code }, headers);
  };
  const subscribed = async () => {
    await subscribe();
    const { code } = await secretsOf('newsletter-confirm');
    expect((await confirm(code)).status).toBe(200);
  };
  const oneClick = (token: string, headers = {}) => {
    app.clock.advance(1000);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    return app.request(`/u/${encodeURIComponent(token)}`, { method: 'POST', headers, body });
  };
  const manageToken = async (at = 0) =>
    secretToken(app.context.settings.secrets, 'manage', (await signups())[at]?.id ?? '');

  test('stores a pending entry with its evidence and queues an email that carries nothing typed', async () => {
    app = await openTestApp(engine);
    const answer = await subscribe(PERSON, { page: '/about' });
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { success: true, data: { next: 'confirm', emailNotice: newsletter.withoutEmail } },
    ]);
    expect(await signups()).toMatchObject([
      { list: 'newsletter', email: PERSON, status: 'pending', page: '/about' },
    ]);
    expect(await consents()).toMatchObject([
      { event: 'requested', page: '/about', wording_version: newsletterConsent.version },
    ]);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ template: 'newsletter-confirm', recipient: PERSON });
    expect(Object.keys(JSON.parse(mail?.props ?? '{}')).sort()).toEqual([
      'confirmationId',
      'signupId',
    ]);
  });

  test('is confirmed by its code, with proof of words, time, page and way, and welcomed once', async () => {
    app = await openTestApp(engine);
    await subscribe(PERSON, { page: '/about' });
    const { code } = await secretsOf('newsletter-confirm');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await confirm(spaced, 'Visitor@example.com')).status).toBe(200);
    expect(await consents()).toMatchObject([
      { event: 'requested', method: 'form', page: '/about' },
      { event: 'confirmed', method: 'code', page: '/about' },
    ]);
    for (const { wording } of await consents()) expect(wording).toBe(newsletterConsent.text);
    // After a double click the second request finds the entry confirmed and changes nothing.
    expect((await confirm(code)).status).toBe(200);
    expect((await mailed()).map((mail) => mail.template)).toEqual([
      'newsletter-confirm',
      'newsletter-welcome',
    ]);
  });

  test('of two lists on one day has its own code and link each, and each confirms its own', async () => {
    app = await openTestApp(engine);
    const statuses = async () => (await signups()).map(({ status }) => status);
    await subscribe();
    await join();
    const first = await secretsOf('newsletter-confirm');
    const second = await secretsOf('waitlist-confirm');
    expect((await confirm(second.code)).status).toBe(422);
    app.clock.advance(1000);
    await confirmByLink(app.context, INFO, first.token);
    expect(await statuses()).toEqual(['confirmed', 'pending']);
    const place = { email: PERSON, item: COURSE, code: second.code };
    app.clock.advance(1000);
    expect((await app.post('/api/waitlist/confirm', place)).status).toBe(200);
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
    expect((await consents()).map(({ list, event, method }) => [list, event, method])).toEqual([
      ['newsletter', 'requested', 'form'],
      [`waitlist:${COURSE}`, 'requested', 'form'],
      ['newsletter', 'confirmed', 'button'],
      [`waitlist:${COURSE}`, 'confirmed', 'code'],
    ]);
  });

  test('gets one confirmation email a day, also of requests at the same moment, and another the next day', async () => {
    app = await openTestApp(engine);
    await Promise.all(Array.from({ length: 6 }, () => subscribe('VISITOR@example.com')));
    await subscribe();
    expect([(await mailed()).length, (await signups()).length]).toEqual([1, 1]);
    app.clock.advance(DAY_MS);
    await subscribe();
    expect(await mailed()).toHaveLength(2);
  });

  test('gets three confirmation emails a day at most, however many lists it is put on', async () => {
    app = await openTestApp(engine, { env: { SUBMISSIONS_PER_TEN_MINUTES: '1000' } });
    for (const { id } of listWaitlistItems(builtInFacts)) await join(id);
    expect(await mailed()).toHaveLength(3);
  });

  test('of somebody who is on the list is answered by an email, once a month', async () => {
    app = await openTestApp(engine);
    await subscribed();
    for (let i = 0; i < 3; i++) {
      await subscribe();
      app.clock.advance(DAY_MS);
    }
    const already = (await mailed()).filter((mail) => mail.template === 'newsletter-already');
    expect(already).toHaveLength(1);
  });

  test('with a bad address or item is refused in the words of its form', async () => {
    app = await openTestApp(engine);
    const error = newsletter.toasts.invalid.description;
    for (const email of ['', 'nobody', 'a b@example.com', 'a@b']) {
      const answer = await subscribe(email);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { success: false, error, fields: { email: error } },
      ]);
    }
    for (const item of ['course:none', 'nonsense', '', 'tool:roi-calculator']) {
      const answer = await join(item);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields.item).toBe(waitlist.unknownItem);
    }
    expect(await signups()).toHaveLength(0);
  });

  test('with a wrong code gets the same answer for a known and an unknown address, five times, and a hundred in all', async () => {
    app = await openTestApp(engine, { env: { TRUST_PROXY: '1' } });
    await subscribe();
    const { code: right } = await secretsOf('newsletter-confirm');
    const wrong = right === '000000' ? '000001' : '000000';
    const known = await confirm(wrong);
    const unknown = await confirm(wrong, 'nobody@example.com');
    expect([known.status, await known.text()]).toEqual([422, await unknown.text()]);
    for (let i = 0; i < 4; i++) expect((await confirm(wrong)).status).toBe(422);
    expect((await confirm(right)).status).toBe(429);
    const elsewhere = (typed: string, network: number) =>
      confirm(typed, PERSON, { 'X-Forwarded-For': `203.0.113.${network}` });
    for (let network = 0; network < 19; network++) {
      for (let i = 0; i < 5; i++) await elsewhere(wrong, network);
    }
    expect((await elsewhere(right, 200)).status).toBe(422);
    // The link in the same email works in any case.
    const { token } = await secretsOf('newsletter-confirm');
    await confirmByLink(app.context, INFO, token);
    expect(await signups()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('with a code of seven days ago is told that it has expired', async () => {
    app = await openTestApp(engine);
    await subscribe();
    const { code } = await secretsOf('newsletter-confirm');
    app.clock.advance(7 * DAY_MS);
    const answer = await confirm(code);
    expect([answer.status, (await answer.json()).error]).toEqual([422, codeForm.errors.expired]);
  });

  test('ends by one click without a cookie or our own Origin, any number of times, and can begin again on the same day', async () => {
    app = await openTestApp(engine);
    await subscribed();
    const token = await manageToken();
    for (let i = 0; i < 2; i++) {
      const answer = await oneClick(token, { Origin: 'https://mail.example' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(await signups()).toMatchObject([{ status: 'left' }]);
    }
    expect((await consents()).map(({ event }) => event)).toEqual([
      'requested',
      'confirmed',
      'left',
    ]);
    await subscribed();
    expect(await signups()).toMatchObject([{ status: 'confirmed', email: PERSON }]);
    expect(await app.context.db.selectFrom('suppressions').selectAll().execute()).toEqual([]);
    // The link of the oldest email still works; unknown ones get the same answer.
    app.clock.advance(90 * DAY_MS);
    for (const old of [token, '0'.repeat(40), '../etc']) {
      const answer = await oneClick(old);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    }
    expect(await signups()).toMatchObject([{ status: 'left' }]);
  });

  test('leaves neither a token nor a code in the database or in the queue', async () => {
    app = await openTestApp(engine);
    await subscribed();
    const { secrets } = app.context.settings;
    const confirmations = await app.context.db
      .selectFrom('signup_confirmations')
      .selectAll()
      .execute();
    const everything = [confirmations, await signups(), await outbox(), await consents()];
    const stored = JSON.stringify(everything);
    expect(stored).not.toContain(await manageToken());
    for (const { id } of confirmations) {
      expect(stored).not.toContain(secretToken(secrets, 'confirm', id));
      expect(stored).not.toContain(`"${confirmationCode(secrets, id)}"`);
    }
  });
});
