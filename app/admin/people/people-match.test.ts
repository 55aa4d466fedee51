import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';

/** Addresses that contain one another, and addresses with wildcards of LIKE. */
const ALIKE = [
  'smith@example.com',
  'jsmith@example.com',
  'smith@example.co',
  's_ith@example.com',
  'smit@example.com',
  'smith+news@example.com',
  "o'smith@example.com",
];

describeOnBothDatabases('a person is one address, never a part of one', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: NO_LIMITS }));
  });
  afterEach(() => app.close());

  const write = (email: string, message = `Words of <${email}>`) =>
    sendMessage(app, { name: 'Kim', email, message });
  const packOf = async (email: string) => {
    const answer = await owner.post('/admin/export/file', { intent: 'person', email });
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
      const addresses = JSON.stringify(pack).match(/(?<=<)[^<>]+@[^<>]+(?=>)/g);
      expect(new Set(addresses), email).toEqual(new Set([email]));
    }
    const left = [...ALIKE, 'quotes@example.com'];
    for (const email of ALIKE) {
      const answer = await owner.post('/admin/people', { intent: 'erase', email, confirm: email });
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
    await sendMessage(app, bob);
    const pack = await packOf(anna);
    expect(pack.mails).toHaveLength(ofAnna);
    expect(JSON.stringify(pack)).not.toContain(bob.email);
    await owner.post('/admin/people', { intent: 'erase', email: anna, confirm: anna });
    expect(await stored()).toEqual({ messages: [bob.email], emails: ofAnna });
    expect((await packOf(bob.email)).mails).toHaveLength(ofAnna);
  });

  test('what is not one whole address is refused, and shows nobody', async () => {
    for (const email of ALIKE.slice(0, 3)) await write(email);
    const before = await stored();
    const parts = ['', '@', 'smith', 'smith@', '@example.com', 'smith@example', '%', '_'];
    const lists = [`${ALIKE[0]},${ALIKE[1]}`, `<${ALIKE[0]}>`];
    for (const email of [...parts, ...lists]) {
      expect(
        (await owner.post('/admin/export/file', { intent: 'person', email })).status,
        email,
      ).toBe(422);
      expect(
        (await owner.post('/admin/people', { intent: 'erase', email, confirm: email })).status,
      ).toBe(422);
      const page = await owner.get(`/admin/people?email=${encodeURIComponent(email)}`);
      expect(await page.text(), email).not.toContain('/admin/export/file');
    }
    expect(await stored()).toEqual(before);
  });

  test('the list finds by name or address, with the status and the last note, and the page shows what is handed over', async () => {
    const [email = ''] = ALIKE;
    const { id } = await write(email);
    app.clock.advance(1000);
    await bookCall(app, { name: 'Lee Caller', email: 'lee@example.org' });
    await owner.post(`/admin/inbox/${id}`, { intent: 'save', status: 'won', note: 'Likes bread' });
    const read = (query: string) => owner.read(`/admin/people?${query}`);
    const found = async (query: string) =>
      [...(await read(query)).matchAll(/href="\/admin\/people\?email=([^"]+)"/g)].map(
        ([, address]) => decodeURIComponent(address ?? ''),
      );
    expect(await found('')).toEqual(['lee@example.org', email]);
    expect(await found('email=LEE')).toEqual(['lee@example.org']);
    expect(await found('email=kim')).toEqual([email]);
    expect(await found('status=won')).toEqual([email]);
    expect(await found('email=%25')).toEqual([]);
    expect(await read('')).toContain(`Won, ${email}, Likes bread`);
    const page = await read(`email=${encodeURIComponent(email)}`);
    const { mails = [] } = await packOf(email);
    for (const mail of mails) expect(page).toContain(`/admin/mail?email=${mail.id}`);
    const readable = await owner.post('/admin/export/file', { intent: 'person-page', email });
    expect(readable.headers.get('Content-Type')).toContain('text/html');
    const text = await readable.text();
    expect(text).toMatch(
      new RegExp(`<h2>Messages \\(1\\)</h2>.*Words of &lt;${email}&gt;.*Likes bread`, 's'),
    );
    expect(text).not.toMatch(/<dd>(\d{4}-\d\d-\d\dT|\{\})/);
  });
});
