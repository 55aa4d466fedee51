import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyStackTool } from '#app/features/tools/tech-stack/stack-fields.ts';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { SPAM } from '#test/spam-samples.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const HELD = { company: SPAM };
const message = { name: 'Sample Visitor', message: 'We retype orders.', company: 'Bakery' };
const sources: Record<string, { path: string; body: Record<string, unknown> }> = {
  contact_form: { path: '/api/contact', body: message },
  home_form: { path: '/api/contact', body: message },
  about_form: { path: '/api/contact', body: message },
  special_offer: { path: '/api/contact', body: { ...message, package: 'Starter' } },
  tool_result: {
    path: '/api/tools/result',
    body: { tool: 'tech-stack-analyzer', input: stackWith('Bakery') },
  },
};

/** Answers with the name of a tool, which the filter reads. */
function stackWith(name: string) {
  return {
    tools: [
      { ...emptyStackTool, name, category: 'crm' },
      { ...emptyStackTool, name: 'Paper', category: 'paper' },
    ],
    ...{ reEntry: [{ from: 1, to: 0, hoursPerWeek: 4 }], wageCents: 3000, employerFactor: 1.25 },
  };
}

describeOnBothDatabases('a release from quarantine', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(() => app.close());

  const stored = () => app.context.db.selectFrom('submissions').selectAll().execute();
  const queuedAfter = async (work: () => Promise<unknown>) => {
    const { db } = app.context;
    const before = await db.selectFrom('outbox').select('id').execute();
    await work();
    const rows = await db.selectFrom('outbox').selectAll().execute();
    const fresh = rows.filter((row) => !before.some(({ id }) => id === row.id));
    return fresh.map(({ channel, template, recipient, props, state }) => ({
      ...{ channel, template, recipient, state, props: JSON.parse(props) as unknown },
    }));
  };
  /** Replaces the values that differ between any two entries. */
  const withoutNames = (rows: unknown, entry: { id: string; reference: string; email: string }) => {
    let text = JSON.stringify(rows);
    for (const [name, value] of Object.entries(entry)) text = text.replaceAll(value, name);
    text = text.replaceAll(SPAM, 'Bakery');
    return text.replaceAll(/"(eventId|timestamp)":"[^"]*"/g, '"$1":""');
  };

  test.each(Object.keys(sources))(
    'queues for %s what would have been queued at once',
    async (source) => {
      const { settings, db, now } = app.context;
      const deps = { db, now, secrets: settings.secrets, allowPrivate: false };
      await addWebhook(deps, { url: 'https://hooks.example.com/a', events: ['lead.created'] });
      const { path, body } = sources[source] ?? { path: '', body: {} };
      const send = async (email: string, more = {}) => {
        const answer = await app.post(path, { ...body, source, email, ...more });
        return { ...(await answer.json()).data, email } as {
          id: string;
          reference: string;
          email: string;
        };
      };
      let clean = { id: '', reference: '', email: '' };
      const atOnce = await queuedAfter(async () => {
        clean = await send('first@example.com');
      });
      expect(atOnce).toHaveLength(3);
      const held = await send('second@example.com', { ...HELD, input: stackWith(SPAM) });
      app.clock.advance(2 * DAY_MS);
      owner = await logInAsOwner(app);
      const release = () => owner.post('/admin/inbox/bulk', { ids: held.id, intent: 'release' });
      const later = await queuedAfter(release);
      expect(withoutNames(later, held)).toBe(withoutNames(atOnce, clean));
      expect(await queuedAfter(release)).toEqual([]);
      const row = (await stored()).find(({ id }) => id === held.id);
      expect(row).toMatchObject({ status: 'new', held_input: null });
    },
  );

  test('the selected messages change together; a quarantined one is never handled unseen', async () => {
    const send = (email: string, more = {}) =>
      app.post('/api/contact', { ...message, email, source: 'contact_form', ...more });
    await send('a@example.com');
    await send('b@example.com');
    await send('held@example.com', HELD);
    const ids = (await stored()).map(({ id }) => id);
    const body = new URLSearchParams({ intent: 'handled', query: '?status=new&done=saved' });
    for (const id of ids) body.append('ids', id);
    const answer = await app.request('/admin/inbox/bulk', {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
    });
    expect(answer.headers.get('Location')).toBe('/admin/inbox?status=new&done=changedExceptHeld');
    const states = Object.fromEntries((await stored()).map((row) => [row.email, row.status]));
    expect(states).toEqual({
      'a@example.com': 'handled',
      'b@example.com': 'handled',
      'held@example.com': 'quarantine',
    });
    const none = await owner.post('/admin/inbox/bulk', { intent: 'spam', query: '//evil.example' });
    expect(none.headers.get('Location')).toMatch(/^\/admin\/inbox\?.*done=unchanged$/);
    const noneHeld = await owner.post('/admin/inbox/bulk', { intent: 'release', query: '' });
    expect(noneHeld.headers.get('Location')).toMatch(/done=noneReleased$/);
  });

  test('a message to follow up stands on Today from its day on, until it is finished', async () => {
    await app.post('/api/contact', { ...message, email: 'a@example.com', source: 'contact_form' });
    const [lead] = await stored();
    const path = `/admin/inbox/${lead?.id}`;
    await owner.post(path, { intent: 'save', status: 'waiting' });
    const refused = await owner.post(path, { intent: 'save', followUp: '2026-02-30' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('2026-02-30');
    await owner.post(path, { intent: 'save', followUp: '2026-11-03' });
    const isOnToday = async () => (await (await owner.get('/admin/today')).text()).includes(path);
    expect(await isOnToday()).toBe(false);
    app.clock.set('2026-11-03T05:00:00.000Z');
    owner = await logInAsOwner(app);
    expect(await isOnToday()).toBe(true);
    await owner.post(path, { intent: 'save', status: 'won' });
    expect(await isOnToday()).toBe(false);
  });
});
