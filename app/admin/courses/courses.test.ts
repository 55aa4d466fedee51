import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { builtInCourses } from '#app/facts/courses.ts';
import { rememberCourses } from '#app/facts/former-courses.server.ts';
import {
  itemWithId,
  recallFormerCourses,
} from '#app/features/subscriptions/waitlist/waitlist-items.server.ts';
import { isShownPage, listShownPages } from '#app/published-paths.ts';
import type { RenderPage } from '#server/http-app.ts';
import {
  ADMIN_PASSWORD,
  type AdminBrowser,
  logInAsOwner,
  pressPublish,
} from '#test/admin-browser.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '#test/test-app.ts';
import { listsWords } from '../newsletter/lists.content.ts';
import { courseErrors } from './courses-admin.content.ts';

const PAGE = '/admin/courses';
const marmots = {
  ...{ title: 'Marmots & Ledgers', price: '1,250', durationWeeks: '3', modules: '4' },
  ...{ level: 'Advanced', audience: 'Keepers of marmots', picture: 'course-data' },
  ...{ description: 'Teach a marmot to count.', outcomes: 'A tidy burrow\n\nA full ledger' },
};
let renderPage: RenderPage;
beforeAll(async () => {
  renderPage = await createPageRenderer();
});

describeOnBothDatabases('courses', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    app = await openTestApp(engine, { renderPage, env: { ADMIN_PASSWORD } });
    owner = await logInAsOwner(app);
  });
  afterEach(async () => {
    await app.close();
  });

  const screen = async () =>
    (await (await owner.get(PAGE)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const send = async (intent: string, fields: Record<string, string> = {}) => {
    const seen = /name="seen" value="([^"]*)"/.exec(await screen())?.[1] ?? '';
    return owner.post(PAGE, { seen, intent, ...fields });
  };
  const textOf = async (path: string) =>
    (await (await app.request(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const slugs = () => app.context.facts().courses.map(({ slug }) => slug);
  const join = (slug: string, email = 'ada@example.org') =>
    app.post('/api/waitlist', {
      ...{ email, item: `course:${slug}`, source: 'waitlist_signup' },
      ...{ page: `/courses/${slug}` },
    });

  test('a course that is added has a page, a waitlist, a place in the search and the data for machines', async () => {
    expect((await join('marmots-ledgers')).status).toBe(422);
    const saved = await send('store', { ...marmots, at: 'new' });
    expect(saved.headers.get('Location')).toBe(`${PAGE}?done=saved`);
    expect(isShownPage(app.context.facts(), '/courses/marmots-ledgers')).toBe(false);
    await send('up:6');
    await pressPublish(owner);
    expect(slugs().slice(4)).toEqual([
      'data-analytics-for-smes',
      'marmots-ledgers',
      'ai-tools-quick-start',
    ]);
    expect(app.context.facts().courses[5]).toMatchObject({
      price: 1250,
      outcomes: ['A tidy burrow', 'A full ledger'],
    });
    expect(listShownPages(app.context.facts())).toContain('/courses/marmots-ledgers');
    const list = await textOf('/courses');
    for (const part of ['Seven courses for', 'Marmots & Ledgers', '"timeRequired":"P3W"']) {
      expect([part, list.includes(part)]).toEqual([part, true]);
    }
    const page = await textOf('/courses/marmots-ledgers');
    for (const part of ['Coming Soon', 'A full ledger', 'course:marmots-ledgers', '$1,250']) {
      expect([part, page.includes(part)]).toEqual([part, true]);
    }
    expect(await textOf('/search?q=marmots')).toContain('/courses/marmots-ledgers');
    expect((await join('marmots-ledgers')).status).toBeLessThan(300);
  });

  test('a course that is removed is linked nowhere, its waitlist is closed, and its people stay on record', async () => {
    const slug = 'ai-tools-quick-start';
    await join(slug);
    await app.context.db.updateTable('signups').set({ status: 'confirmed' }).execute();
    expect(await screen()).toContain('1 person is waiting for it.');
    // As under Lists, where those who have been told count as confirmed.
    const statuses = { notified: 'bo@example.org', pending: 'cy@example.org' };
    for (const [status, email] of Object.entries(statuses)) {
      await join(slug, email);
      await app.context.db
        .updateTable('signups')
        .set({ status: status as 'notified' | 'pending' })
        .where('email', '=', email)
        .execute();
    }
    expect(await screen()).toContain(
      '1 person is waiting for it (1 person has been told, 1 hasn’t confirmed).',
    );
    const removed = await (await send('remove:5')).text();
    expect(removed).toContain('AI Tools Quick Start was removed from the draft.');
    await pressPublish(owner);
    expect(slugs()).not.toContain(slug);
    for (const path of listShownPages(app.context.facts())) {
      expect([path, (await textOf(path)).includes(`/courses/${slug}"`)]).toEqual([path, false]);
    }
    const page = await textOf(`/courses/${slug}`);
    expect(page).toContain('We don’t have a course with this name');
    expect(page).not.toContain(`course:${slug}`);
    expect((await join(slug)).status).toBe(422);
    const lists = await (await owner.get('/admin/newsletter/subscribers')).text();
    expect(lists).toContain('>AI Tools Quick Start</a>');
    await pressPublish(owner, 'undo');
    expect(slugs()).toEqual(builtInCourses.map((course) => course.slug));
    expect((await join(slug)).status).toBeLessThan(300);
  });

  test('a removed course keeps its title for the people on its waitlist, also after a restart', async () => {
    await send('store', { ...marmots, title: 'eBooks for SMEs & You', at: 'new' });
    await pressPublish(owner);
    await join('ebooks-for-smes-you');
    await join('ai-for-sme-essentials');
    await send('remove:6');
    await send('remove:0');
    await pressPublish(owner);
    expect(slugs()).not.toContain('ebooks-for-smes-you');
    // As at a start, when the former versions are all there is.
    rememberCourses([{ slug: 'ebooks-for-smes-you', title: 'Forgotten' }]);
    await recallFormerCourses(app.context.db);
    const lists = await (await owner.get('/admin/newsletter/subscribers')).text();
    expect(lists).toContain('>eBooks for SMEs &amp; You</a>');
    expect(lists).toContain('>AI for SME Essentials</a>');
    expect(itemWithId(app.context.facts(), 'course:ebooks-for-smes-you').title).toBe(
      'eBooks for SMEs & You',
    );
    expect(itemWithId(app.context.facts(), 'course:never-there').title).toBe('Never There');
  });

  test('the words that count courses follow, down to the last one, which stays', async () => {
    for (let left = 6; left > 1; left -= 1) await send('remove:0');
    const refused = await send('remove:0');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(courseErrors.lastOne.description);
    await pressPublish(owner);
    expect(slugs()).toEqual(['ai-tools-quick-start']);
    const list = await textOf('/courses');
    expect(list).toContain('One course for owners');
    expect(list).not.toContain('Infinity');
    expect(await textOf('/courses/ai-tools-quick-start')).not.toContain('Infinity');
    expect(await textOf('/')).toContain('AI Tools Quick Start');
    expect((await send('hide:0')).status).toBe(400);
  });

  test('what is wrong is said beside its field, and what was typed stays', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ title: ' ' }, courseErrors.title],
      [{ title: 'AI Tools Quick Start' }, courseErrors.sameTitle],
      [{ description: '' }, courseErrors.description],
      [{ audience: 'x'.repeat(121) }, courseErrors.audience],
      [{ price: 'cheap' }, courseErrors.price],
      [{ durationWeeks: '53' }, courseErrors.durationWeeks],
      [{ modules: '0' }, courseErrors.modules],
      [{ level: 'Wizard' }, courseErrors.level],
      [{ outcomes: ' \n ' }, courseErrors.outcomes],
      [{ picture: '../x' }, courseErrors.picture],
    ];
    for (const [change, message] of cases) {
      const answer = await send('store', { ...marmots, at: 'new', ...change });
      const text = await answer.text();
      expect([answer.status, text.includes(message)], JSON.stringify(change)).toEqual([422, true]);
      if (!change.modules)
        expect(text).toMatch(/name="modules"[^>]*value="4"|value="4"[^>]*name="modules"/);
    }
    expect(slugs()).toHaveLength(6);
  });

  test('a removed course comes back only as the form could have made it', async () => {
    const [first] = builtInCourses;
    const restore = async (item: object) =>
      (await send('restore', { at: '0', item: JSON.stringify(item) })).status;
    expect(await restore({ ...first })).toBe(400);
    const other = { ...first, slug: 'marmots', title: 'Marmots', link: '//thief.example' };
    for (const odd of [
      { picture: 'nothing' },
      { picture: 'constructor' },
      { durationWeeks: 10_000_000 },
      { title: 'x'.repeat(81) },
      { slug: 'x'.repeat(61) },
    ]) {
      expect([odd, await restore({ ...other, ...odd })]).toEqual([odd, 400]);
    }
    expect(await restore(other)).toBe(303);
    await pressPublish(owner);
    expect(app.context.facts().courses[0]?.link).toBe('/courses/marmots');
  });

  test('control characters in a course are left out', async () => {
    const odd = { description: 'Teach a \u0001marmot\u0008 to\u001b count.', at: 'new' };
    await send('store', { ...marmots, ...odd, outcomes: 'A tidy\u0002burrow' });
    await pressPublish(owner);
    expect(app.context.facts().courses.at(-1)).toMatchObject({
      description: 'Teach a  marmot  to  count.',
      outcomes: ['A tidy burrow'],
    });
  });

  test('opening a course changes its page, the list and the data for machines first, then offers to email its waitlist', async () => {
    const slug = 'ai-for-sme-essentials';
    const item = `course:${slug}`;
    await join(slug);
    await app.context.db.updateTable('signups').set({ status: 'confirmed' }).execute();
    const notify = () =>
      owner.post('/admin/newsletter/subscribers', { intent: 'publish', item, link: '' });
    expect(await (await notify()).text()).toContain(listsWords.publish.notOpen);
    const open = { ...marmots, at: '0', state: 'open', enrolHref: '' };
    expect(await (await send('store', open)).text()).toContain(courseErrors.enrolHref);
    const offer = 'is available now';
    await send('store', { ...open, enrolHref: 'https://learn.example.ca/marmots' });
    expect(await screen()).not.toContain(offer);
    await pressPublish(owner);
    const page = await textOf(`/courses/${slug}`);
    for (const part of [
      'Open for Enrolment',
      'href="https://learn.example.ca/marmots"',
      'https://schema.org/InStock',
    ]) {
      expect([part, page.includes(part)]).toEqual([part, true]);
    }
    for (const part of ['Join Waitlist', 'name="robots"', 'under development']) {
      expect([part, page.includes(part)]).toEqual([part, false]);
    }
    const list = await textOf('/courses');
    expect(list).toContain('Open for Enrolment');
    expect(list).not.toContain('All of them are coming soon');
    expect((await join(slug, 'late@example.org')).status).toBe(422);
    expect(await screen()).toContain(
      `1 person is waiting for “Marmots & Ledgers”, which ${offer}.`,
    );
    const asked = await (await notify()).text();
    expect(asked).toContain(`/courses/${slug}`);
    await owner.post('/admin/newsletter/subscribers', {
      intent: 'publish',
      item,
      link: '',
      confirmed: '1',
    });
    await send('store', { ...open, state: 'full' });
    await pressPublish(owner);
    const full = await textOf(`/courses/${slug}`);
    for (const part of ['>Full<', 'Join Waitlist', 'https://schema.org/SoldOut']) {
      expect([part, full.includes(part)]).toEqual([part, true]);
    }
  });

  test('a template or a download that is ready says where it is, and takes nobody on its waitlist', async () => {
    const item = 'download:resource-pack';
    const site = await (await owner.get('/admin/site')).text();
    const card = site.slice(site.indexOf('name="set" value="available"'));
    const seen = /name="seen" value="([^"]*)"/.exec(card)?.[1] ?? '';
    const fields = { set: 'available', seen, intent: 'save' };
    expect((await owner.post('/admin/site', { ...fields, [item]: 'x' })).status).toBe(422);
    await owner.post('/admin/site', { ...fields, [item]: 'https://files.example.ca/pack.zip' });
    await pressPublish(owner);
    const page = await textOf('/resources/downloads/resource-pack');
    expect(page).toContain('href="https://files.example.ca/pack.zip"');
    expect(page).not.toContain('Join Download Waitlist');
    const join = { email: 'ada@example.org', item, source: 'waitlist_signup' };
    expect((await app.post('/api/waitlist', join)).status).toBe(422);
  });

  test('the address of an edited course stays the same', async () => {
    await send('store', { ...marmots, at: '0' });
    await pressPublish(owner);
    expect(app.context.facts().courses[0]).toMatchObject({
      ...{ slug: 'ai-for-sme-essentials', title: 'Marmots & Ledgers' },
      link: '/courses/ai-for-sme-essentials',
    });
  });
});
