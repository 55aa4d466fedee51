import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

describeOnBothDatabases('the button that sends an email', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const change = (changes: object) => app.context.db.updateTable('outbox').set(changes).execute();
  const page = async () => {
    const [mail] = await outbox();
    return (await owner.get(`/admin/mail/${mail?.id}`)).text();
  };

  test('says “again” only for what has been sent before', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    expect(await page()).toContain('Send Now');
    expect(await page()).not.toContain('Send it again');
    await change({ state: 'failed' });
    expect(await page()).toContain('Send it again');
    expect(await page()).not.toContain('Send Now');
  });

  test('warns of a second copy while an earlier attempt may have arrived', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    expect(await page()).not.toContain('may deliver a second copy');
    await change({ provider: 'in-doubt' });
    expect(await page()).toContain('may deliver a second copy');
    expect(await page()).not.toContain('Sent by');
    await change({ state: 'sent', provider: 'smtp' });
    expect(await page()).toContain('Sent by');
  });

  test('isn’t offered for a reminder or a confirmation of a call that was moved or cancelled, which says so', async () => {
    const answer = await app.post('/api/bookings', {
      ...{ name: 'Ana', email: 'ana@example.com', source: 'assessment_booking' },
      ...{ appointmentDate: '2026-11-12', appointmentTime: '9:00 AM' },
    });
    const { id } = (await answer.json()).data;
    const call = `/admin/bookings/${id}`;
    const reminder = async (state: string) => {
      const row = (await outbox()).find(
        (each) => each.template === 'booking-reminder' && each.state === state,
      );
      const path = `/admin/mail/${row?.id}`;
      return { path, text: (await (await owner.get(path)).text()).replaceAll('<!-- -->', '') };
    };
    const planned = await reminder('queued');
    expect(planned.text).toContain('ana@example.com: Scheduled');
    expect(planned.text).not.toContain('ana@example.com: Queued');
    expect(planned.text).toContain('Send Now');
    await owner.post(call, { intent: 'move', slot: '2026-11-13 9:00 AM' });
    const moved = await reminder('cancelled');
    expect(moved.text).toContain('It wasn’t sent. The call was moved.');
    expect(moved.text).toContain('This email can’t be sent anymore');
    expect(moved.text).not.toMatch(
      /No delivery attempts yet|Send it again|Send (Now|Again|Anyway)/,
    );
    const refused = await owner.post(moved.path, { intent: 'retry', recipient: 'ana@example.com' });
    expect([
      refused.status,
      (await outbox()).find(({ id: one }) => moved.path.endsWith(one))?.state,
    ]).toEqual([409, 'cancelled']);
    await owner.post(call, { intent: 'cancel', reason: '' });
    await app.context.db
      .updateTable('outbox')
      .set({ last_response: null })
      .where('last_response', '=', 'The call was moved.')
      .execute();
    const texts = (await outbox()).filter(
      ({ template, state }) => template.startsWith('booking-') && state === 'cancelled',
    );
    for (const { id: row, last_response: reason } of texts) {
      const text = (await (await owner.get(`/admin/mail/${row}`)).text()).replaceAll(
        '<!-- -->',
        '',
      );
      expect(text).toContain(`It wasn’t sent. ${reason ?? 'The call was moved or cancelled.'}`);
    }
    expect(new Set(texts.map((row) => row.last_response))).toEqual(
      new Set([null, 'The call was cancelled.']),
    );
  });

  test('says that an email was held back, and that a request goes out in seconds', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    await change({ state: 'cancelled', last_response: 'The address is on the suppression list.' });
    const held = (await page()).replaceAll('<!-- -->', '');
    expect(held).toContain('It wasn’t sent. The address is on the suppression list.');
    expect(held).toContain('Send Anyway');
    expect(held).not.toContain('Send it again');
    await change({ state: 'failed' });
    expect(await page()).toContain('There were no delivery attempts.');
    await change({ channel: 'webhook', recipient: 'hook' });
    const [row] = await outbox();
    const sent = await owner.post(`/admin/mail/${row?.id}`, { intent: 'retry' });
    const notice = await (await owner.get(sent.headers.get('Location') ?? '')).text();
    expect(notice).toContain('The request goes out within a few seconds.');
    expect(notice).not.toContain('batch of emails');
  });

  test('isn’t offered for an email that can’t be sent anymore', async () => {
    const started = await owner.post('/admin/newsletter', { intent: 'blank' });
    const issue = started.headers.get('Location') ?? '';
    await owner.post(issue, { intent: 'test', subject: 'Hello', preheader: '', body: 'Words' });
    await change({ state: 'failed' });
    expect(await page()).toContain('Send it again');
    await owner.post(issue, { intent: 'discard' });
    expect(await page()).toContain('This email can’t be shown or sent');
    expect(await page()).not.toContain('Send it again');
  });
});
