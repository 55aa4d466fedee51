import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { bookCall, sendMessage } from '#test/visitor.ts';

describeOnBothDatabases('a person’s details', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const write = (email: string, more: Record<string, unknown> = {}) =>
    sendMessage(app, {
      name: 'Kim Bakr',
      email,
      phone: '289-555-0142',
      company: 'Bakery',
      ...more,
    });
  const book = (email: string, more = {}) => bookCall(app, { name: 'Kim Bakr', email, ...more });
  const correct = (email: string, fields: Record<string, string>) =>
    owner.post(`/admin/people?email=${email}`, { intent: 'correct', email, ...fields });
  const messages = () =>
    app.context.db
      .selectFrom('submissions')
      .select(['name', 'email', 'phone', 'company'])
      .orderBy('id')
      .execute();

  test('are corrected in messages, calls and emails that have not left', async () => {
    await write('Kim@exmaple.com');
    await book('kim@exmaple.com');
    app.clock.advance(1000);
    await write('other@example.com', { name: 'Other' });
    const fields = { name: 'Kim Baker', newEmail: 'kim@example.com' };
    const answer = await correct('kim@exmaple.com', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toContain('kim%40example.com&done=corrected');
    expect(await messages()).toMatchObject([
      { name: 'Kim Baker', email: 'kim@example.com', phone: '289-555-0142' },
      { name: 'Other', email: 'other@example.com' },
    ]);
    const [call] = await app.context.db.selectFrom('bookings').selectAll().execute();
    expect(call).toMatchObject({ name: 'Kim Baker', email: 'kim@example.com' });
    const rows = await app.context.db.selectFrom('outbox').select(['recipient']).execute();
    expect(rows.filter(({ recipient }) => recipient.includes('exmaple'))).toEqual([]);
  });

  test('a call is no longer confirmed when its address changes, unless the new one confirmed a call', async () => {
    const { db } = app.context;
    const calls = async () =>
      (await db.selectFrom('bookings').selectAll().orderBy('id').execute()).map(
        ({ email, email_confirmed_at }) => [email, email_confirmed_at !== null],
      );
    const confirm = (email: string) =>
      db
        .updateTable('bookings')
        .set({ email_confirmed_at: app.clock.now().toISOString() })
        .where('email', '=', email)
        .execute();
    await book('kim@exmaple.com');
    await confirm('kim@exmaple.com');
    await correct('kim@exmaple.com', { name: 'Kim Baker', newEmail: 'kim@exmaple.com' });
    expect(await calls()).toEqual([['kim@exmaple.com', true]]);
    await correct('kim@exmaple.com', { name: 'Kim Baker', newEmail: 'kim@example.com' });
    expect(await calls()).toEqual([['kim@example.com', false]]);
    await confirm('kim@example.com');
    app.clock.advance(1000);
    await book('kim@bakery.example', { appointmentDate: '2026-11-11' });
    await confirm('kim@bakery.example');
    const merge = { newEmail: 'kim@bakery.example', merge: 'kim@bakery.example' };
    await correct('kim@example.com', { name: 'Kim', ...merge });
    expect(await calls()).toEqual([
      ['kim@bakery.example', true],
      ['kim@bakery.example', true],
    ]);
  });

  test('older values that differ are kept where the form was not changed', async () => {
    await write('kim@example.com', { company: 'First Bakery' });
    app.clock.advance(1000);
    await write('kim@example.com', { company: 'Second Bakery' });
    const shown = { name: 'Kim Bakr', phone: '289-555-0142', company: 'Second Bakery' };
    await correct('kim@example.com', { ...shown, phone: '289-555-0100' });
    const companies = (await messages()).map(({ company, phone }) => `${company} ${phone}`);
    expect(companies).toEqual(['First Bakery 289-555-0100', 'Second Bakery 289-555-0100']);
  });

  test('two addresses are merged only after a question; sign-ups stay apart', async () => {
    await write('kim@work.example.com');
    app.clock.advance(1000);
    await write('kim@example.com');
    await write('kim@example.com', { message: 'And another' });
    await app.post('/api/newsletter/subscribe', { email: 'kim@work.example.com' });
    const fields = { newEmail: 'kim@example.com', company: 'Bakery & Co.' };
    const asked = await correct('kim@work.example.com', fields);
    expect(asked.status).toBe(409);
    const page = (await asked.text()).replaceAll('<!-- -->', '');
    expect(page).toContain('kim@example.com has messages or calls already.');
    expect((await messages())[0]?.email).toBe('kim@work.example.com');
    const merged = await correct('kim@work.example.com', { ...fields, merge: 'Kim@Example.com' });
    expect(merged.headers.get('Location')).toContain('done=merged');
    expect((await messages()).map(({ email }) => email)).toEqual(Array(3).fill('kim@example.com'));
    expect((await messages())[0]?.company).toBe('Bakery & Co.');
    const old = await app.context.db
      .selectFrom('outbox')
      .select('template')
      .where('recipient', '=', 'kim@work.example.com')
      .execute();
    expect(old).toEqual([{ template: 'newsletter-confirm' }]);
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    expect(log.map(({ action }) => action)).toContain('person-merged');
    expect(JSON.stringify(log)).not.toContain('kim@');
  });

  test('a wrong value is refused with a sentence', async () => {
    await write('kim@example.com');
    for (const [fields, sentence] of [
      [{ newEmail: 'a@example.com, b@example.com' }, 'Enter a complete email address'],
      [{ name: ' ' }, 'Enter a name'],
      [{ phone: '2895550142 '.repeat(9) }, 'Use at most'],
    ] as const) {
      const answer = await correct('kim@example.com', fields as Record<string, string>);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(sentence);
    }
    expect(await messages()).toMatchObject([{ name: 'Kim Bakr', email: 'kim@example.com' }]);
  });
});
