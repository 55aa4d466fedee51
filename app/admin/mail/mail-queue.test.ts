import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { mailWords } from './mail.content.ts';

describeOnBothDatabases('the queue in the hands of the owner', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const write = () =>
    app.post('/api/contact', {
      name: 'A',
      email: 'a@example.com',
      message: 'Hello',
      source: 'contact_form',
    });
  const queue = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const fail = (template: string, more = {}) =>
    app.context.db
      .updateTable('outbox')
      .set({ state: 'failed', finished_at: app.clock.now().toISOString(), ...more })
      .where('template', '=', template)
      .execute();
  const audited = async (action: string) =>
    (await app.context.db.selectFrom('audit_log').selectAll().execute()).filter(
      (entry) => entry.action === action,
    );

  test('every email has a plain name, and one for later says when it goes out and does not wait', async () => {
    await write();
    await app.context.db
      .updateTable('outbox')
      .set({ next_attempt_at: '2026-11-25T14:00:00.000Z' })
      .where('template', '=', 'contact-receipt')
      .execute();
    const rows = await queue();
    const pageOf = async (template: string) => {
      const row = rows.find((each) => each.template === template);
      return owner.read(`/admin/mail?email=${row?.id}`);
    };
    const list = await owner.read('/admin/mail');
    expect(list).toContain('New message (to you)');
    expect(list).toContain('Confirmation of a message');
    expect(list.match(/Scheduled</g)).toHaveLength(1);
    expect(list).toMatch(/Nov 25, 2026, 9:00.{0,99}Scheduled</);
    const detail = await pageOf('contact-receipt');
    expect(detail).toContain('<h1>Confirmation of a message</h1>');
    expect(detail).toContain('Scheduled for');
    expect(await pageOf('contact-notification')).not.toContain('Scheduled for');
    expect(await owner.read('/admin/today')).toMatch(/<b>1<\/b> emails waiting/);
    expect(list + detail).not.toMatch(/>contact-(receipt|notification)/);
  });

  test('the page of an email shows neither the code nor the link that only its reader may use', async () => {
    await app.post('/api/newsletter/subscribe', { email: 'a@example.com' });
    const [mail] = await queue();
    const page = await owner.read(`/admin/mail?email=${mail?.id}`);
    expect(page).toContain('•••••• is your code');
    expect(page).not.toMatch(/\b\d{6} is your code/);
    expect(page).toContain('/newsletter/confirm/…');
  });

  test('a failed email that was dealt with no longer counts as failed, and can still be sent', async () => {
    await write();
    await fail('contact-receipt');
    const mail = (await queue()).find((row) => row.template === 'contact-receipt');
    const path = `/admin/mail?email=${mail?.id}`;
    expect(await owner.read(path)).toContain('Mark Handled');
    await owner.post(path, { intent: 'put-aside' });
    expect((await queue()).find((row) => row.id === mail?.id)?.state).toBe('cancelled');
    expect(await audited('mail-handled')).toHaveLength(1);
    const again = await owner.post(path, { intent: 'put-aside' });
    expect(again.headers.get('Location')).toContain('done=unchanged');
    const wrong = { intent: 'retry', recipient: 'a@b\r\nRCPT TO:<x@example.com>' };
    expect((await owner.post(path, wrong)).status).toBe(422);
    await owner.post(path, { intent: 'retry', recipient: 'corrected@example.com' });
    expect((await queue()).find((row) => row.id === mail?.id)).toMatchObject({
      state: 'queued',
      recipient: 'corrected@example.com',
    });
  });

  test('an email that is sent again days later is tried for as long as a new one', async () => {
    await app.close();
    ({ app } = await openOwnerApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }));
    await write();
    await fail('contact-receipt');
    app.clock.advance(5 * 24 * 3_600_000);
    owner = await logInAsOwner(app);
    const mail = (await queue()).find((row) => row.template === 'contact-receipt');
    await owner.post(`/admin/mail?email=${mail?.id}`, {
      intent: 'retry',
      recipient: 'a@example.com',
    });
    await app.worker.runOnce();
    expect((await queue()).find((row) => row.id === mail?.id)).toMatchObject({
      state: 'queued',
      attempts: 1,
    });
  });

  test('everything that failed lately is sent again at once, but no reminder and nothing without words', async () => {
    await write();
    await fail('contact-receipt');
    await fail('contact-notification');
    const { db } = app.context;
    const [first] = await queue();
    const copy = async (id: string, changes: object) => {
      if (first)
        await db
          .insertInto('outbox')
          .values({ ...first, id, dedupe_key: id, ...changes })
          .execute();
    };
    await copy('reminder', { template: 'booking-reminder' });
    await copy('old', { created_at: '2026-10-01T00:00:00.000Z' });
    await copy('wordless', { props: '{}' });
    expect(await owner.read('/admin/mail?state=failed')).toMatch(
      /Send (<!-- -->)?\d+(<!-- -->)? Again/,
    );
    await owner.post('/admin/mail', { intent: 'retry-all' });
    const left = (await queue()).filter((row) => row.state === 'failed').map((row) => row.id);
    expect(left.sort()).toEqual(['old', 'reminder', 'wordless']);
    expect((await queue()).filter((row) => row.state === 'queued')).toHaveLength(2);
    expect(await audited('failed-retried')).toMatchObject([{ detail: '{"queued":2}' }]);
    const again = await owner.post('/admin/mail', { intent: 'retry-all' });
    expect(again.headers.get('Location')).toBe('/admin/mail?done=unchanged');
  });

  test('a delivery to a webhook shows what was told, is sent again, and ends with its webhook', async () => {
    const { db, now, settings } = app.context;
    const deps = { db, now, secrets: settings.secrets, allowPrivate: false };
    const url = 'https://hooks.example.com/a';
    const hook = await addWebhook(deps, { url, events: ['lead.created'] });
    if (hook.kind !== 'added') throw new Error(hook.reason);
    const show = (query: string) => owner.read(`/admin/mail?${query}`);
    const toHook = new URLSearchParams({ to: url }).toString();
    expect(await owner.read('/admin/advanced')).toContain(`/admin/mail?${toHook}`);
    expect(await show(toHook)).toContain('Nothing matches these filters.');
    await write();
    await fail('lead.created');
    const list = await show(toHook);
    const delivery = (await queue()).find((row) => row.channel === 'webhook');
    expect(list).toContain(`/admin/mail?email=${delivery?.id}`);
    // The figures on Today count emails and deliveries apart, and so do the lists they open.
    expect(await show('state=failed&kind=webhook')).toContain(`/admin/mail?email=${delivery?.id}`);
    expect(await show('state=failed&kind=mail')).toContain('Nothing matches these filters.');
    // Sending all again would take along those to other webhooks and recipients.
    expect(await show('state=failed&kind=webhook')).toContain('Send 1 Again');
    expect(await show(`state=failed&${toHook}`)).not.toContain('Send 1 Again');
    await owner.post('/admin/mail', { intent: 'retry-all', kind: 'mail' });
    expect((await queue()).find((row) => row.id === delivery?.id)?.state).toBe('failed');
    const path = `/admin/mail?email=${delivery?.id}`;
    const shown = await owner.read(path);
    expect(shown).toContain(url);
    expect(shown).toContain('Hello');
    await owner.post(path, { intent: 'retry' });
    expect((await queue()).find((row) => row.id === delivery?.id)).toMatchObject({
      state: 'queued',
      recipient: hook.id,
    });
    expect(await audited('delivery-retried')).toMatchObject([{ subject: delivery?.id }]);
    const page = '/admin/advanced';
    expect((await owner.post(page, { intent: 'delete', id: hook.id })).status).toBe(303);
    expect(await db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
    for (const intent of ['delete', 'on', 'off', 'test']) {
      expect((await owner.post(page, { intent, id: hook.id })).status, intent).toBe(404);
    }
    await app.worker.runOnce();
    expect((await queue()).find((row) => row.id === delivery?.id)?.state).toBe('cancelled');
    expect(await owner.read(path)).toContain('(webhook removed)');
  });

  const change = (changes: object) => app.context.db.updateTable('outbox').set(changes).execute();
  const page = async () => {
    const [mail] = await queue();
    return owner.read(`/admin/mail?email=${mail?.id}`);
  };

  test('a button says what it does in each state, and warns of a second copy', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    const held = 'The address is on the suppression list.';
    for (const [changes, shown] of [
      [{ attempts: 0 }, mailWords.send],
      [{ provider: 'in-doubt' }, mailWords.doubt],
      [{ state: 'failed' }, 'No delivery attempts.'],
      [{ state: 'failed', provider: null }, mailWords.send],
      [{ state: 'cancelled', last_response: held }, mailWords.send],
      [{ state: 'cancelled' }, held],
    ] as const) {
      await change(changes);
      expect((await page()).replaceAll('<!-- -->', ''), JSON.stringify(changes)).toContain(shown);
    }
    await change({ state: 'failed', channel: 'webhook', recipient: 'hook' });
    const [row] = await queue();
    const sent = await owner.post(`/admin/mail?email=${row?.id}`, { intent: 'retry' });
    expect(sent.headers.get('Location')).toContain('done=retried');
  });

  test('sending isn’t offered for a reminder or a confirmation of a call that was moved or cancelled, which says so', async () => {
    const answer = await app.post('/api/bookings', {
      name: 'Ana',
      email: 'ana@example.com',
      source: 'assessment_booking',
      appointmentDate: '2026-11-12',
      appointmentTime: '9:00 AM',
    });
    const { id } = (await answer.json()).data;
    const call = `/admin/bookings/${id}`;
    const reminder = async (state: string) => {
      const row = (await queue()).find(
        (each) => each.template === 'booking-reminder' && each.state === state,
      );
      const path = `/admin/mail?email=${row?.id}`;
      return { path, text: await owner.read(path) };
    };
    const planned = await reminder('queued');
    expect(planned.text).toContain('ana@example.com: Scheduled');
    expect(planned.text).not.toContain('ana@example.com: Queued');
    expect(planned.text).toContain('Send Now');
    await owner.post(call, { intent: 'move', slot: '2026-11-13 9:00 AM' });
    const moved = await reminder('cancelled');
    expect(moved.text).toContain('The call was moved.');
    expect(moved.text).toContain('This email can’t be sent anymore');
    expect(moved.text).not.toContain('Send Now');
    const refused = await owner.post(moved.path, { intent: 'retry', recipient: 'ana@example.com' });
    expect(refused.headers.get('Location')).toBe(`${moved.path}&done=unchanged`);
    expect((await queue()).find(({ id: one }) => moved.path.endsWith(one))?.state).toBe(
      'cancelled',
    );
  });

  test('sending isn’t offered for an email that can’t be sent anymore', async () => {
    const started = await owner.post('/admin/newsletter', { intent: 'start' });
    const issue = started.headers.get('Location') ?? '';
    await owner.post(issue, { intent: 'test', subject: 'Hello', preheader: '', body: 'Words' });
    await change({ state: 'failed' });
    expect(await page()).toContain('Send Now');
    await owner.post(issue, { intent: 'discard' });
    expect(await page()).toContain('This email can’t be shown or sent');
    expect(await page()).not.toContain('Send Now');
  });
});
