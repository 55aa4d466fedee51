import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { mailWords } from './mail.content.ts';

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

  test('says what it does in each state, and warns of a second copy', async () => {
    const message = { name: 'A', email: 'a@example.com', message: 'Hello' };
    await app.post('/api/contact', { ...message, source: 'contact_form' });
    const { again, first, anyway, doubt } = mailWords.retry;
    const held = 'The address is on the suppression list.';
    for (const [changes, shown] of [
      [{ attempts: 0 }, first.title],
      [{ provider: 'in-doubt' }, doubt.mail],
      [{ state: 'failed' }, mailWords.attempts.never],
      [{ state: 'failed', provider: null }, again.title],
      [{ state: 'cancelled', last_response: held }, anyway.title],
      [{ state: 'cancelled' }, `It wasn’t sent. ${held}`],
      [{ state: 'sent', provider: 'smtp' }, mailWords.facts.provider],
    ] as const) {
      await change(changes);
      expect((await page()).replaceAll('<!-- -->', ''), JSON.stringify(changes)).toContain(shown);
    }
    await change({ state: 'failed', channel: 'webhook', recipient: 'hook' });
    const [row] = await outbox();
    const sent = await owner.post(`/admin/mail/${row?.id}`, { intent: 'retry' });
    expect(sent.headers.get('Location')).toContain('done=delivery-retried');
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
