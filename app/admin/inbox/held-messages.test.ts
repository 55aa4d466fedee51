import { afterEach, beforeEach, expect, test } from 'vitest';
import { addWebhook } from '#app/features/webhooks/webhooks.server.ts';
import { type AdminBrowser, logInAsOwner } from '#test/admin-browser.ts';
import { emptyStackTool } from '#test/calculator-samples.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { SPAM } from '#test/spam-samples.ts';
import type { TestApp } from '#test/test-app.ts';
import { sendMessage } from '#test/visitor.ts';

const DAY_MS = 24 * 3_600_000;
const HELD = { company: SPAM };
const message = { name: 'Sample Visitor', message: 'We retype orders.', company: 'Bakery' };
const sources: Record<string, { path: string; body: Record<string, unknown> }> = {
  contact_form: { path: '/api/contact', body: message },
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

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

/** Sends a message and returns its page. */
const write = async (more = {}) => {
  const { id } = await sendMessage(app, { ...message, ...more });
  return `/admin/inbox/${id}`;
};
const show = (path: string) => owner.read(path);
const stored = () => app.context.db.selectFrom('submissions').selectAll().orderBy('id').execute();
const queuedAfter = async (work: () => Promise<unknown>) => {
  const { db } = app.context;
  const before = await db.selectFrom('outbox').select('id').execute();
  await work();
  const rows = await db.selectFrom('outbox').selectAll().execute();
  const fresh = rows.filter((row) => !before.some(({ id }) => id === row.id));
  return fresh.map(({ channel, template, recipient, props, state }) => ({
    channel,
    template,
    recipient,
    state,
    props: JSON.parse(props) as unknown,
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
    const release = () => owner.post(`/admin/inbox/${held.id}`, { intent: 'release' });
    const later = await queuedAfter(release);
    expect(withoutNames(later, held)).toBe(withoutNames(atOnce, clean));
    expect(await queuedAfter(release)).toEqual([]);
    const row = (await stored()).find(({ id }) => id === held.id);
    expect(row).toMatchObject({ status: 'new', held_input: null });
  },
);

test('the selected messages change together; a quarantined one is never handled unseen', async () => {
  const held = await write({ company: SPAM });
  const [first, second] = [await write(), await write()];
  const send = async (intent: string, paths: readonly string[]) => {
    const fields = new URLSearchParams({ intent });
    for (const path of paths) fields.append('ids', path.split('/').at(-1) ?? '');
    const answer = await app.request('/admin/inbox?status=new&done=saved', {
      method: 'POST',
      body: fields,
      redirect: 'manual',
      headers: { Cookie: owner.cookie, Origin: 'http://localhost:3000' },
    });
    const notice = paths.length > 0 ? 'changed' : 'none';
    expect(answer.headers.get('Location')).toBe(`/admin/inbox?status=new&done=${notice}`);
    return (await stored()).map(({ status }) => status).sort();
  };
  expect(await send('spam', [])).toEqual(['new', 'new', 'quarantine']);
  expect(await send('handled', [held, first, second])).toEqual([
    'handled',
    'handled',
    'quarantine',
  ]);
  expect(await send('spam', [held, first])).toEqual(['handled', 'spam', 'spam']);
});

test('a message that is held back says why, and is released once', async () => {
  const held = await write({ company: SPAM });
  const release = async () =>
    (await owner.post(held, { intent: 'release' })).headers.get('Location');
  expect(await show(held)).toContain('Releasing it sends the emails that were held back.');
  expect(await release()).toBe(`${held}?done=released`);
  expect(await release()).toBe(`${held}?done=meanwhile`);
});

test('tags are kept once each, without differences of case', async () => {
  const path = await write();
  await owner.post(path, { intent: 'save', tags: 'Bread, bread,, spring 2027' });
  expect(await show(path)).toContain('value="bread, spring 2027"');
});

test('a message to follow up stands on Today from its day on, until it is finished', async () => {
  const path = await write();
  await owner.post(path, { intent: 'save', status: 'waiting' });
  const refused = await owner.post(path, { intent: 'save', followUp: '2026-02-30' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('2026-02-30');
  await owner.post(path, { intent: 'save', followUp: '2026-11-03' });
  const isOnToday = async () => (await owner.read('/admin/today')).includes(path);
  expect(await isOnToday()).toBe(false);
  app.clock.set('2026-11-03T05:00:00.000Z');
  owner = await logInAsOwner(app);
  expect(await isOnToday()).toBe(true);
  await owner.post(path, { intent: 'save', status: 'won' });
  expect(await isOnToday()).toBe(false);
});
