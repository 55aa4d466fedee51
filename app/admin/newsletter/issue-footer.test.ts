import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdminBrowser } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';

const WORDS = { subject: 'The course is ready', preheader: 'At last', body: 'It starts now.' };
const WAITLIST = { audience: 'waitlist:course:ai-tools-quick-start', when: 'now' };
const OF_NEWSLETTER = 'because you subscribed to our newsletter';
const OF_WAITLIST = 'because you confirmed your place on the waitlist';
const CHOSEN = /<input(?=[^>]*value="waitlist:course:ai-tools-quick-start")[^>]*checked/;

describe('the end of an issue is the one that its readers get', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  let page: string;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp('sqlite', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }));
    await addConfirmedSignUps(app, 'waitlist:course:ai-tools-quick-start', 1);
    const draft = await owner.post('/admin/newsletter', { intent: 'blank' });
    page = draft.headers.get('Location') ?? '';
    await owner.post(page, { intent: 'save', ...WORDS });
  });
  afterEach(() => app.close());

  const html = async (path: string) => (await owner.get(path)).text();
  const expectEnd = async (path: string, end: string) => {
    const shown = await html(path);
    for (const known of [OF_NEWSLETTER, OF_WAITLIST]) {
      expect([path, known, shown.includes(known)]).toEqual([path, known, known === end]);
    }
  };
  /** The lists of the test emails. */
  const tested = async () => {
    const rows = await app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return rows.map(({ props }) => JSON.parse(props).list);
  };

  test('a draft, its preview and its test end as for the people who are chosen', async () => {
    await expectEnd(page, OF_NEWSLETTER);
    await expectEnd(`${page}/preview`, OF_NEWSLETTER);
    const unsaved = await owner.post(`${page}/preview`, { ...WORDS, ...WAITLIST });
    expect(await unsaved.text()).toContain(OF_WAITLIST);
    await owner.post(page, { intent: 'test', ...WORDS });
    app.clock.advance(1000);
    const kept = await owner.post(page, { intent: 'test', ...WORDS, ...WAITLIST });
    expect(await tested()).toEqual(['newsletter', WAITLIST.audience]);
    expect(await html(kept.headers.get('Location') ?? '')).toMatch(CHOSEN);
  });

  test('its one email to a waitlist is named, and the draft that it becomes again keeps its people', async () => {
    const later = { ...WAITLIST, when: 'later', date: '2026-11-03', time: '09:30' };
    const counted = await owner.post(page, { intent: 'count', ...WORDS, ...later });
    const plan = await html(counted.headers.get('Location') ?? '');
    expect(plan).toContain('It goes to 1 person: the waitlist for “AI Tools Quick Start”.');
    expect(plan).toContain('They agreed to one email');
    await owner.post(page, { intent: 'send', ...later });
    await expectEnd(`${page}/preview`, OF_WAITLIST);
    await owner.post(page, { intent: 'unschedule' });
    await expectEnd(page, OF_WAITLIST);
    expect(await html(page)).toMatch(CHOSEN);
  });
});
