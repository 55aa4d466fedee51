import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailRenderer } from '#app/emails/render.server.ts';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';

const WORDS = { subject: 'The course is ready', preheader: 'At last', body: 'It starts now.' };
const WAITLIST = { audience: 'waitlist:course:ai-tools-quick-start', when: 'now' };
const OF_NEWSLETTER = 'because you subscribed to our newsletter';
const OF_WAITLIST = 'because you confirmed your place on the waitlist';

describeOnBothDatabases('the end of an issue is the one that its readers get', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  let page: string;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }));
    await addConfirmedSignUps(app, 'waitlist:course:ai-tools-quick-start', 1);
    const draft = await owner.post('/admin/newsletter', { intent: 'blank' });
    page = draft.headers.get('Location') ?? '';
    await owner.post(page, { intent: 'next', ...WORDS });
  });
  afterEach(() => app.close());

  const html = async (path: string) => (await owner.get(path)).text();
  const send = (values: Record<string, string>) =>
    owner.post(`${page}/send`, { intent: 'send', ...values });
  const expectEnd = async (path: string, end: string) => {
    const shown = await html(path);
    for (const known of [OF_NEWSLETTER, OF_WAITLIST]) {
      expect([path, known, shown.includes(known)]).toEqual([path, known, known === end]);
    }
  };
  /** The text of the newest test email. */
  const lastTest = async () => {
    const { db, config, settings } = app.context;
    const rows = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
    const test = rows.find(({ dedupe_key }) => dedupe_key?.startsWith('newsletter-test:'));
    if (!test) throw new Error('No test was queued.');
    const render = createMailRenderer(config, {
      db,
      secrets: settings.secrets,
      readFacts: app.context.facts,
    });
    const rendered = await render(test, await app.context.readMailSettings());
    if (rendered.kind !== 'mail') throw new Error(rendered.kind);
    return rendered.mail.text.replaceAll(/\s+/g, ' ');
  };

  test('a draft ends as for subscribers, and as for a waitlist once one is chosen', async () => {
    await expectEnd(`${page}/preview`, OF_NEWSLETTER);
    await expectEnd(page, OF_NEWSLETTER);
    const { audience } = WAITLIST;
    const address = `${page}/preview?${new URLSearchParams({ audience })}`;
    expect(await html(`${page}/send?${new URLSearchParams(WAITLIST)}`)).toContain(address);
    await expectEnd(address, OF_WAITLIST);
    await expectEnd(`${page}/preview?audience=nobody`, OF_NEWSLETTER);
  });

  test('a test ends as for the people who were chosen, and sends nothing to them', async () => {
    await owner.post(page, { intent: 'test', ...WORDS });
    expect(await lastTest()).toContain(OF_NEWSLETTER);
    app.clock.advance(1000);
    const tested = await send({ ...WAITLIST, intent: 'test' });
    expect(await lastTest()).toContain(OF_WAITLIST);
    const back = await html(tested.headers.get('Location') ?? '');
    expect(back).toContain('Test on its way');
    expect(back).toContain('Send to 1 Person');
    expect((await app.context.db.selectFrom('outbox').selectAll().execute()).length).toBe(2);
  });

  test('a scheduled issue, and the draft that it becomes again, end as for its waitlist', async () => {
    await send({ ...WAITLIST, when: 'later', date: '2026-11-03', time: '09:30' });
    await expectEnd(`${page}/preview`, OF_WAITLIST);
    await expectEnd(page, OF_WAITLIST);
    await owner.post(page, { intent: 'unschedule' });
    await expectEnd(page, OF_WAITLIST);
    const unsaved = await owner.post(`${page}/preview`, { ...WORDS, body: 'Not saved.' });
    expect(await unsaved.text()).toContain(OF_WAITLIST);
    await owner.post(page, { intent: 'test', ...WORDS });
    expect(await lastTest()).toContain(OF_WAITLIST);
    const chosen = /<input(?=[^>]*value="waitlist:course:ai-tools-quick-start")[^>]*checked/;
    expect(await html(`${page}/send`)).toMatch(chosen);
  });
});
