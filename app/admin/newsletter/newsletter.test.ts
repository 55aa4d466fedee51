import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AdminBrowser, logInAsMember } from '#test/admin-browser.ts';
import { addConfirmedSignUps } from '#test/confirmed-sign-ups.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import type { TestApp } from '#test/test-app.ts';
import { lineRefusals } from './lists.content.ts';

const WORDS = {
  subject: 'Three tasks that pay back first',
  preheader: 'What to hand off',
  body: '## Inbox\n\nStart **there**: [more](/courses) <b>now</b>',
};
const WAITLIST = { audience: 'waitlist:course:ai-tools-quick-start' };
const OF_NEWSLETTER = 'because you subscribed to our newsletter';
const OF_WAITLIST = 'because you confirmed your place on the waitlist';
const CHOSEN = /<input(?=[^>]*value="waitlist:course:ai-tools-quick-start")[^>]*checked/;

describe('the newsletter in the hands of the owner', () => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp('sqlite', { env: { SMTP_URL: 'smtp://127.0.0.1:1' } }));
  });
  afterEach(() => app.close());

  const addReaders = (count: number, list = 'newsletter') => addConfirmedSignUps(app, list, count);
  const blank = async () => {
    const answer = await owner.post('/admin/newsletter', { intent: 'start' });
    return answer.headers.get('Location') ?? '';
  };
  const html = async (path: string) => (await owner.get(path)).text();
  const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const state = async () =>
    (await app.context.db.selectFrom('newsletter_issues').select('state').executeTakeFirstOrThrow())
      .state;

  test('a draft is written, saved, previewed, and sent to the owner as a test', async () => {
    const page = await blank();
    const empty = await owner.post(page, { intent: 'count', subject: ' ', body: 'kept' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('kept</textarea>');
    const costly = await owner.post(page, { intent: 'save', ...WORDS, body: '- '.repeat(9000) });
    expect(costly.status).toBe(422);
    const saved = await owner.post(page, { intent: 'save', ...WORDS });
    expect(saved.headers.get('Location')).toBe(`${page}?audience=&date=&time=&done=saved`);
    const shown = await html(page);
    expect(shown).toContain('HTML is shown as plain text: &lt;b&gt;');
    const preview = await owner.get(`${page}/preview`);
    expect(preview.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const email = await preview.text();
    expect(email).toContain('<strong>there</strong>');
    expect(email).toContain('&lt;b&gt;<!-- -->now');
    expect(email).not.toContain('/u/');
    const unsaved = await owner.post(`${page}/preview`, { ...WORDS, body: 'Not **saved** yet' });
    expect(unsaved.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await unsaved.text()).toContain('Not <strong>saved</strong> yet');
    expect(await html(page)).not.toContain('Not **saved** yet');
    const tested = await owner.post(page, { intent: 'test', ...WORDS });
    expect(tested.headers.get('Location')).toContain('done=tested');
    expect(await outbox()).toMatchObject([{ template: 'newsletter-issue', priority: 5 }]);
    await owner.post(page, { intent: 'discard' });
    expect((await owner.get(page)).status).toBe(404);
  });

  test('a member of the team gets the test that they send', async () => {
    const kim = await logInAsMember(app);
    const page = await blank();
    await kim.post(page, { intent: 'test', ...WORDS });
    await owner.post(page, { intent: 'test', ...WORDS });
    const { to } = await app.context.readMailSettings();
    const recipients = (await outbox()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual([to, 'kim@example.com']);
  });

  test('the welcome series is written, switched on and sent as a test', async () => {
    const page = '/admin/newsletter';
    const email = { number: '2', isOn: 'on', days: '4', subject: 'Start here', body: 'One task.' };
    for (const wrong of [{ days: '61' }, { days: 'soon' }, { subject: ' ' }, { body: '' }]) {
      const refused = await owner.post(page, { intent: 'welcome', ...email, ...wrong });
      expect([wrong, refused.status]).toEqual([wrong, 422]);
    }
    const saved = await owner.post(page, { intent: 'welcome-test', ...email });
    expect(saved.headers.get('Location')).toBe(`${page}?done=tested`);
    expect(await html(page)).toContain('value="Start here"');
    expect(await outbox()).toMatchObject([{ template: 'welcome-series', state: 'queued' }]);
    expect((await owner.post(page, { intent: 'welcome', number: '4' })).status).toBe(400);
    const kim = await logInAsMember(app);
    expect((await kim.post(page, { intent: 'welcome', ...email })).status).toBe(403);
  });

  test('a file of another program is looked at, its columns chosen, and imported with names', async () => {
    const page = '/admin/newsletter/subscribers';
    const csv = 'Email Address,First Name,Last Name\nann@example.com,Ann,Lee\nnobody,Bob,Roy\n';
    const file = (text: string) => new File([text], 'people.csv', { type: 'text/csv' });
    const look = (text: string) => owner.upload(page, { intent: 'look' }, { file: file(text) });
    expect((await owner.post(page, { intent: 'look' })).status).toBe(422);
    expect((await look('name\nAnn')).status).toBe(422);
    const looked = await (await look(csv)).text();
    expect(looked).toContain('Ann Lee');
    const carried = /name="carried" value="([^"]+)"/.exec(looked)?.[1] ?? '';
    const columns = { 'column-email': '0', 'column-name': '1', 'column-lastName': '2' };
    const choose = (more: Record<string, string>) =>
      owner.upload(
        page,
        { intent: 'import', carried, name: 'people.csv', ...columns, ...more },
        {},
      );
    const consent = { consent: 'on', date: '2025-03-14', source: 'Fair' };
    for (const missing of [
      ['consent', ''],
      ['date', ''],
      ['source', ''],
      ['column-email', '-1'],
    ] as const) {
      const refused = await choose({ ...consent, [missing[0]]: missing[1] });
      expect([missing, refused.status]).toEqual([missing, 422]);
      expect(await refused.text()).toContain(carried);
    }
    const report = await (await choose(consent)).text();
    expect(report).toContain('People added: 1');
    expect(report).toContain(lineRefusals.email);
    const shown = await html('/admin/newsletter/subscribers?list=newsletter');
    expect(shown).toContain('Ann Lee');
    const exported = await owner.post('/admin/export/file', { intent: 'subscribers' });
    expect(await exported.text()).toContain(
      '"ann@example.com","Ann Lee","express","2025-03-14","Fair"',
    );
    const kim = await logInAsMember(app);
    expect((await kim.post(page, { intent: 'look' })).status).toBe(403);
  });

  test('one person is added by hand, by the owner alone', async () => {
    const page = '/admin/newsletter/subscribers';
    const person = { intent: 'add', email: 'ann@example.com', date: '2026-11-01', source: 'Fair' };
    const refused = await owner.post(page, { ...person, date: '2999-01-01' });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('value="ann@example.com"'),
    ]);
    const added = await owner.post(page, { ...person, name: 'Ann Lee' });
    expect(added.headers.get('Location')).toBe(`${page}?list=newsletter&done=added`);
    expect(await html(`${page}?list=newsletter`)).toContain('Ann Lee');
    const kim = await logInAsMember(app);
    expect((await kim.get(page)).status).toBe(200);
    expect((await kim.post(page, person)).status).toBe(403);
  });

  test('an issue starts from a published article in one click', async () => {
    const path = '/resources/blog/roi-ai-small-business';
    const answer = await owner.post('/admin/newsletter', { intent: 'start', article: path });
    const shown = await html(answer.headers.get('Location') ?? '');
    expect(shown).toContain('The ROI of AI in a Small Business');
    expect(shown).toContain(`(${path})`);
    const refused = await owner.post('/admin/newsletter', { intent: 'start', article: '/x' });
    expect(refused.status).toBe(400);
  });

  test('nothing is sent before the number of people was shown, and then once', async () => {
    await addReaders(3);
    const page = await blank();
    const now = { audience: 'all' };
    expect((await owner.post(page, { intent: 'send', ...now })).status).toBe(422);
    const wrong = { ...WORDS, intent: 'count', audience: 'everybody' };
    expect((await owner.post(page, wrong)).status).toBe(422);
    expect(await html(page)).not.toContain('Send to 3 people');
    const counted = await owner.post(page, { ...WORDS, intent: 'count', ...now });
    const shown = await counted.text();
    expect(shown).toContain('It goes to 3 people: all confirmed subscribers.');
    expect(shown).toContain('Send to 3 people');
    expect(await outbox()).toEqual([]);
    const answers = await Promise.all([
      owner.post(page, { intent: 'send', ...now }),
      owner.post(page, { intent: 'send', ...now }),
    ]);
    const places = answers.map((answer) => answer.headers.get('Location') ?? '').sort();
    expect(places).toEqual([`${page}?done=changed`, `${page}?done=sent`]);
    expect(await state()).toBe('sending');
  });

  test('an issue is scheduled, taken back, sent, paused, resumed and cancelled by its buttons', async () => {
    await addReaders(2);
    const page = await blank();
    const later = { audience: 'topic:offers', date: '2026-11-03', time: '09:30' };
    const past = { ...WORDS, ...later, intent: 'count', date: '2026-11-01' };
    expect(await (await owner.post(page, past)).text()).toContain('Choose a time in the future.');
    const counted = await owner.post(page, { ...WORDS, ...later, intent: 'count' });
    expect(await counted.text()).toContain('Sending starts on Nov 3, 2026, 9:30 AM, Toronto time.');
    await owner.post(page, { intent: 'send', ...later });
    expect(await state()).toBe('scheduled');
    await owner.post(page, { intent: 'unschedule' });
    expect(await state()).toBe('draft');
    await owner.post(page, { intent: 'send', audience: 'all' });
    for (const [intent, expected] of [
      ['pause', 'paused'],
      ['resume', 'sending'],
      ['cancel', 'cancelled'],
    ] as const) {
      await owner.post(page, { intent });
      expect(await state()).toBe(expected);
    }
    const edited = await owner.post(page, { intent: 'save', ...WORDS, subject: 'Too late' });
    expect(edited.headers.get('Location')).toBe(`${page}?done=changed`);
    const copied = await owner.post(page, { intent: 'copy' });
    expect(await html(copied.headers.get('Location') ?? '')).toContain(WORDS.subject);
  });

  test('the rate is saved, and only one of those offered', async () => {
    const page = '/admin/newsletter';
    await owner.post(page, { intent: 'settings', perMinute: '120' });
    expect(await html(page)).toMatch(/<option selected[^>]*>120/);
    const wrong = await owner.post(page, { intent: 'settings', perMinute: '100000' });
    expect(wrong.status).toBe(400);
  });

  const expectEnd = async (path: string, end: string) => {
    const shown = await html(path);
    for (const known of [OF_NEWSLETTER, OF_WAITLIST]) {
      expect([path, known, shown.includes(known)]).toEqual([path, known, known === end]);
    }
  };

  test('a draft, its preview and its test end as for the people who are chosen', async () => {
    await addReaders(1, WAITLIST.audience);
    const page = await blank();
    await expectEnd(`${page}/preview`, OF_NEWSLETTER);
    const unsaved = await owner.post(`${page}/preview`, { ...WORDS, ...WAITLIST });
    expect(await unsaved.text()).toContain(OF_WAITLIST);
    await owner.post(page, { intent: 'test', ...WORDS });
    app.clock.advance(1000);
    const kept = await owner.post(page, { intent: 'test', ...WORDS, ...WAITLIST });
    expect((await outbox()).map(({ props }) => JSON.parse(props).list)).toEqual([
      'newsletter',
      WAITLIST.audience,
    ]);
    expect(await html(kept.headers.get('Location') ?? '')).toMatch(CHOSEN);
  });

  test('its one email to a waitlist is named, and the draft that it becomes again keeps its people', async () => {
    await addReaders(1, WAITLIST.audience);
    const page = await blank();
    const later = { ...WAITLIST, date: '2026-11-03', time: '09:30' };
    const counted = await owner.post(page, { intent: 'count', ...WORDS, ...later });
    const plan = await counted.text();
    expect(plan).toContain('It goes to 1 person: the waitlist for “AI Tools Quick Start”.');
    expect(plan).toContain('They agreed to one email');
    await owner.post(page, { intent: 'send', ...later });
    await expectEnd(`${page}/preview`, OF_WAITLIST);
    await owner.post(page, { intent: 'unschedule' });
    expect(await html(page)).toMatch(CHOSEN);
  });
});
