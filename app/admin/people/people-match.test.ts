import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import type { RenderPage } from '#server/http-app.ts';
import { ADMIN_PASSWORD, type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';

let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

/** Addresses that contain one another, and addresses with wildcards of LIKE. */
const ALIKE = [
  ...['smith@example.com', 'jsmith@example.com', 'smith@example.co', 'smith@example.com.au'],
  ...['smith@mail.example.com', 's_ith@example.com', 'smit@example.com'],
  ...['mith@example.com', 'smith+news@example.com', "o'smith@example.com", 'smith@xexample.com'],
];

describeOnBothDatabases('a person is one address, never a part of one', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    app = await openTestApp(engine, {
      renderPage,
      env: { ADMIN_PASSWORD, SUBMISSIONS_PER_TEN_MINUTES: '100000' },
    });
    owner = await logInAsOwner(app);
  });
  afterEach(() => app.close());

  const write = (email: string, message = `Words of <${email}>`) =>
    app.post('/api/contact', { name: 'Kim', email, message, source: 'contact_form' });
  const packOf = async (email: string) => {
    const answer = await owner.post('/admin/people/pack', { email });
    expect(answer.status, email).toBe(200);
    return (await answer.json()) as Record<string, Record<string, unknown>[]>;
  };
  const stored = async () => {
    const { db } = app.context;
    const messages = await db.selectFrom('submissions').select('email').execute();
    const emails = await db.selectFrom('outbox').select(['recipient', 'props']).execute();
    return { messages: messages.map((row) => row.email).sort(), emails: emails.length };
  };

  test('each person gets only their own messages and emails, and an erasure deletes no others', async () => {
    for (const email of ALIKE) await write(email);
    // Quoting somebody's address in a message must not count as that person's data.
    await write('quotes@example.com', `Please call ${ALIKE[0]} instead`);
    const perPerson = (await stored()).emails / (ALIKE.length + 1);
    for (const email of ALIKE) {
      const pack = await packOf(email.toUpperCase());
      expect(
        pack.submissions?.map((row) => row.email),
        email,
      ).toEqual([email]);
      expect(pack.mails, email).toHaveLength(perPerson);
      const others = ALIKE.filter((other) => other !== email).map((other) => `<${other}>`);
      const text = JSON.stringify(pack);
      expect(
        others.filter((other) => text.includes(other)),
        email,
      ).toEqual([]);
    }
    const left = [...ALIKE, 'quotes@example.com'];
    for (const email of ALIKE) {
      const answer = await owner.post('/admin/people', { email, confirm: email });
      expect(answer.status).toBe(303);
      left.splice(left.indexOf(email), 1);
      expect(await stored()).toEqual({
        messages: [...left].sort(),
        emails: left.length * perPerson,
      });
    }
  });

  test('whoever writes somebody’s address as name, company or message stays out of that person’s data', async () => {
    const { db, now, settings } = app.context;
    const deps = { db, now, secrets: settings.secrets, allowPrivate: false };
    await addWebhook(deps, { url: 'https://hooks.example.com/a', events: ['lead.created'] });
    const anna = 'anna@subject.example';
    await write(anna);
    const ofAnna = (await stored()).emails;
    const bob = { name: anna, company: anna, message: anna, email: 'bob@third.example' };
    const sent = await app.post('/api/contact', { ...bob, source: 'contact_form' });
    expect(sent.status).toBe(201);
    const pack = await packOf(anna);
    expect(pack.mails).toHaveLength(ofAnna);
    expect(JSON.stringify(pack)).not.toContain(bob.email);
    await owner.post('/admin/people', { email: anna, confirm: anna });
    expect(await stored()).toEqual({ messages: [bob.email], emails: ofAnna });
    expect((await packOf(bob.email)).mails).toHaveLength(ofAnna);
  });

  test('what is not one whole address is refused, and shows nobody', async () => {
    for (const email of ALIKE.slice(0, 3)) await write(email);
    const before = await stored();
    const parts = ['', ' ', '@', 'smith', 'smith@', '@example.com', 'smith@example', '%', '_', '*'];
    const lists = [`${ALIKE[0]},${ALIKE[1]}`, `${ALIKE[0]} ${ALIKE[1]}`, `<${ALIKE[0]}>`];
    for (const email of [...parts, ...lists]) {
      expect((await owner.post('/admin/people/pack', { email })).status, email).toBe(422);
      expect((await owner.post('/admin/people', { email, confirm: email })).status).toBe(422);
      const page = await owner.get(`/admin/people?email=${encodeURIComponent(email)}`);
      expect(await page.text(), email).not.toContain('/admin/people/pack');
    }
    expect((await owner.post('/admin/people/pack', {})).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('the page lists what will be handed over or erased, row by row', async () => {
    await write(ALIKE[0] ?? '');
    const page = await owner.get(`/admin/people?email=${encodeURIComponent(ALIKE[0] ?? '')}`);
    const text = (await page.text()).replaceAll('<!-- -->', '');
    expect(text).toContain('What the download contains, and what an erasure deletes');
    expect(text).toContain('Message: 1');
    const { mails = [] } = await packOf(ALIKE[0] ?? '');
    expect(text).toContain(`Email: ${mails.length}`);
    for (const mail of mails) expect(text).toContain(`/admin/mail/${mail.id}`);
  });

  test('any two addresses that share text stay two people', async () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', '_', '+', '.'),
      minLength: 1,
      maxLength: 3,
    });
    const address = fc
      .tuple(letters, fc.constantFrom('b.com', 'ab.com', 'b.co', 'b.com.ab', 'a.b.com'))
      .map(([local, domain]) => `a${local.replaceAll('.', 'x')}b@${domain}`);
    await fc.assert(
      fc.asyncProperty(address, address, async (one, other) => {
        fc.pre(one !== other);
        await write(one);
        await write(other);
        const pack = await packOf(one);
        expect(pack.submissions?.every((row) => row.email === one)).toBe(true);
        expect(JSON.stringify(pack.mails)).not.toContain(`<${other}>`);
        await owner.post('/admin/people', { email: one, confirm: one });
        expect((await packOf(other)).submissions?.length).toBeGreaterThan(0);
        expect((await packOf(one)).submissions).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
