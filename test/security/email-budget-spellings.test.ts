import { afterEach, expect, test } from 'vitest';
import { UNCONFIRMED_EMAILS_PER_DAY } from '#app/emails/email-budget.server.ts';
import { createPageRenderer } from '../page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../test-app.ts';

const DOTTED = ['v.erasmith', 've.rasmith', 'ver.asmith', 'vera.smith', 'veras.mith'].map(
  (local) => `${local}@gmail.com`,
);

describeOnBothDatabases('somebody whose emails of the day a stranger used up', (engine) => {
  let app: TestApp;
  afterEach(() => app.close());

  const post = (path: string, body: unknown, ip: string) =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': ip },
    });
  const sent = async () => {
    const { db } = app.context;
    return db.selectFrom('outbox').select('recipient').where('state', '!=', 'cancelled').execute();
  };
  const open = async () => {
    const env = { TRUST_PROXY: '1' };
    app = await openTestApp(engine, { renderPage: await createPageRenderer(), env });
  };
  const signUpAs = async (addresses: readonly string[]) => {
    for (const [index, email] of addresses.entries()) {
      await post('/api/newsletter/subscribe', { email }, `203.0.113.${index}`);
    }
  };
  const bookAs = async (email: string) => {
    const body = {
      ...{ name: 'Vera', email, appointmentDate: '2026-11-12', appointmentTime: '9:00 AM' },
    };
    return (await post('/api/bookings', body, '198.51.100.7')).status;
  };
  const confirm = (email: string) =>
    app.context.db
      .updateTable('signups')
      .set({ confirmed_at: app.context.now().toISOString() })
      .where('email', '=', email)
      .execute();

  test('with plus tags, still gets one that confirms the address itself', async () => {
    await open();
    await signUpAs([1, 2, 3, 4, 5, 6].map((number) => `vera+${number}@example.com`));
    expect(await sent()).toHaveLength(UNCONFIRMED_EMAILS_PER_DAY - 1);
    expect(await bookAs('vera@example.com')).toBe(201);
    expect((await sent()).map(({ recipient }) => recipient)).toContain('vera@example.com');
  });

  test('with other dots at Gmail, confirms every spelling by one', async () => {
    await open();
    await signUpAs(DOTTED);
    expect(await sent()).toHaveLength(UNCONFIRMED_EMAILS_PER_DAY);
    expect(await bookAs('verasmith@gmail.com')).toBe(422);
    await confirm('veras.mith@gmail.com');
    expect(await bookAs('verasmith@googlemail.com')).toBe(201);
  });

  test('is not confirmed by an address of another domain that differs by dots', async () => {
    await open();
    await signUpAs(['vera.smith@gm.ail.com', ...DOTTED]);
    await confirm('vera.smith@gm.ail.com');
    expect(await bookAs('verasmith@gmail.com')).toBe(422);
  });
});
