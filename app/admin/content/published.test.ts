import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInSets, type FactName } from '#app/facts/facts.ts';
import { shownTeam } from '#app/facts/team.ts';
import { hearFirst } from '#app/features/resources/resources.content.ts';
import { HIDE_IF_CLOSED } from '#app/layout/announcement-script.ts';
import { isShownPage, listShownPages } from '#app/published-paths.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { formOf, pressInCard } from '#test/content-forms.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts, sampleBusiness, sampleCompany, sampleTeam } from '#test/sample-business.ts';
import { sampleLogo, samplePhoto } from '#test/sample-photo.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { listsWords } from '../newsletter/lists.content.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import { readChecklist } from '../start/set-up.server.ts';
import { describeHours, readPhone } from './kinds/business.ts';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const press = (
  set: FactName,
  intent: string,
  fields: Record<string, string> = {},
  files: Record<string, File> = {},
) => pressInCard(owner, set, intent, fields, files);
const save = (set: FactName, fields: Record<string, string>, files?: Record<string, File>) =>
  press(set, 'save', fields, files);
const publish = async (set: FactName, fields: Record<string, string>) => {
  await save(set, fields);
  return pressPublish(owner);
};
const plain = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
const textOf = async (path: string) => plain(await (await app.request(path)).text());
const screen = async (path: string) => plain(await (await owner.get(path)).text());
const visit = (path: string) => app.request(path, { redirect: 'manual' });
const readLog = async () => app.context.db.selectFrom('audit_log').selectAll().execute();

test('every field of the business is published as typed, shown on the next page and kept in the audit log', async () => {
  const sentinel = await formOf(app, 'company', sentinelCompany);
  const odd = { ...sentinel, name: 'Quibble\u202ewick\u202c' };
  expect((await publish('company', odd)).headers.get('Location')).toContain('done=published');
  expect(app.context.facts().company).toEqual({
    ...sentinelCompany,
  });
  const contact = await textOf('/contact');
  for (const text of ['7 Lantern Way', '(867) 555-0177', 'within 31 hours', 'Quibblewick']) {
    expect(contact).toContain(text);
  }
  const entry = (await readLog()).find(({ action }) => action === 'business');
  expect(entry?.detail).toContain('"replyHours"');
  expect(entry?.detail).not.toContain('@');
  await pressPublish(owner, 'undo');
  expect((await readLog()).some(({ action }) => action === 'version-restored')).toBe(true);
});

test('the checklist finds what is still made up by its value', async () => {
  const openItems = async () =>
    (await readChecklist(app.context)).filter(({ isDone }) => !isDone).map(({ what }) => what);
  await publishFacts(app, { company: sampleCompany });
  const before = await openItems();
  const sentinel = await formOf(app, 'company', sentinelCompany);
  await publish('company', { ...sentinel, phone: '(867) 393-1234', legalName: 'AI for SMEs' });
  const left = await openItems();
  expect(left).toContain('Your business name');
  expect(before.filter((what) => !left.includes(what))).toEqual([
    'Your own email addresses',
    'Your email address',
    'Your phone number',
    'Your mailing address',
    'Your social networks',
  ]);
});

test('a draft is previewed by the owner alone, and can be discarded', async () => {
  const page = '/admin/business';
  await save('company', await formOf(app, 'company', sentinelCompany));
  const preview = await owner.get(`${page}/preview?page=/contact`);
  expect(preview.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  const previewed = await preview.text();
  expect(previewed).toContain('7 Lantern Way');
  expect((await visit(`${page}/preview`)).status).not.toBe(200);
  expect((await owner.get(`${page}/preview?page=/admin/today`)).status).toBe(404);
  expect(await screen(page)).toContain('value="Quibblewick"');
  await pressPublish(owner, 'discard');
  expect(await screen(page)).not.toContain('value="Quibblewick"');
});

test('a logo and a colour are drafted, previewed and published on every page', async () => {
  const files = { logoFile: sampleLogo(), logoDarkFile: sampleLogo('#ffffff') };
  const saved = await save('brand', { accent: '#0055aa' }, files);
  expect(saved.headers.get('Location')).toBe('/admin/business?done=saved');
  expect(app.context.facts().brand.logo).toBeUndefined();
  expect(await screen('/admin/business/preview?page=/about')).toMatch(
    /\/pictures\/[\da-f]{32}\.webp/,
  );
  expect(await textOf('/contact')).not.toContain('/pictures/');
  const [, logo = ''] = /name="logo" value="(\w+)"/.exec(await screen('/admin/business')) ?? [];
  await pressPublish(owner);
  for (const path of ['/contact', '/about', '/book', '/nowhere', '/admin/login']) {
    const html = await textOf(path);
    expect([path, html.includes(`src="/pictures/${logo}.webp"`)]).toEqual([path, true]);
    expect(html).toContain('--color-signal:light-dark(#0055aa,');
    expect(html).toContain(`/pictures/${logo}-white.png`);
    expect(html).toContain(
      `property="og:image" content="http://localhost:3000/pictures/${logo}-social.png"`,
    );
  }
  expect((await app.request(`/pictures/${logo}-social.png`)).status).toBe(200);
});

test('the site’s own colour is none, and one that can’t be read is shown darker', async () => {
  await publish('brand', { accent: '#c92f0a' });
  expect(app.context.facts().brand.accent).toBeUndefined();
  await publish('brand', { accent: '#ffcc00' });
  expect(app.context.facts().brand.accent).toBe('#ffcc00');
  const { light = '' } = app.context.facts().brand.palette ?? {};
  expect(light).not.toBe('#ffcc00');
  expect(await screen('/admin/business')).toContain(`links are ${light} on light pages`);
});

test('a logo that can’t be used is refused beside its field, and one that was taken is kept', async () => {
  const answer = await save('brand', { accent: 'reddish' }, { logoFile: sampleLogo() });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toMatch(/name="logo" value="[\da-f]{32}"/);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>1</text></svg>';
  const hostile = await save('brand', {}, { logoFile: new File([svg], 'logo.svg') });
  expect(await hostile.text()).toContain(pictureErrors['svg-text']);
});

const me = { name: 'Zephyrine Oakapple', position: 'Owner', bio: 'Counts marmots.' };
const names = () => shownTeam(app.context.facts()).map(({ name }) => name);
const isTeamDone = async () =>
  (await readChecklist(app.context)).find(({ what }) => what === 'Your team')?.isDone;

test('members are edited, added, moved, hidden and removed in a draft, then published and undone', async () => {
  await publishFacts(app, sampleBusiness);
  const photo = { upload: await samplePhoto() };
  const edited = await save('team', { ...me, at: '0', picture: 'team-2' }, photo);
  expect(edited.headers.get('Location')).toBe('/admin/team?done=saved');
  await save('team', { ...me, name: 'Quillon', at: 'new', picture: 'team-1' });
  for (const step of ['up:4', 'hide:1', 'remove:2']) await press('team', step);
  expect(names()).toEqual(sampleTeam.map(({ name }) => name));
  await pressPublish(owner);
  expect(names()).toEqual(['Zephyrine Oakapple', 'Quillon', 'Samir H.']);
  const about = await textOf('/about');
  expect(about).toMatch(/\/pictures\/[\da-f]{32}-320\.avif 320w/);
  expect(about).toContain('three people in Mississauga');
  expect(about).not.toContain('(sample profiles)');
  // One is still made up, and says so.
  expect(about.split('Sample profile<')).toHaveLength(2);
  expect(await isTeamDone()).toBe(false);
  const post = await textOf('/resources/blog/ai-customer-service-human-touch');
  expect(post).toContain('Zephyrine Oakapple');
});

test('without anybody the section is left out, articles are by the business, and nobody is made up', async () => {
  await publishFacts(app, sampleBusiness);
  for (const at of [0, 1, 2, 3]) await press('team', `hide:${at}`);
  await pressPublish(owner);
  const about = await textOf('/about');
  expect(about).not.toContain('Meet the team');
  expect(about).toContain('You’ll work with people in Mississauga who tell you');
  expect(await textOf('/resources/blog/roi-ai-small-business')).not.toContain('Owen T.');
  expect(await isTeamDone()).toBe(true);
});

test('a story of the owner is on the home page, as a sample until the customer has agreed', async () => {
  const story = {
    name: 'Ada',
    position: 'Owner',
    company: 'A mill',
    location: 'Whitehorse',
    quote: 'It grinds.',
    'metrics.before': 'Slow',
    'metrics.after': 'Fast',
    'metrics.result': 'Twice the flour',
    figure: '2×',
    picture: 'story-2',
  };
  for (const step of ['remove:0', 'remove:0', 'remove:0']) await press('stories', step);
  await save('stories', { ...story, at: 'new' });
  await save('stories', { ...story, name: 'Bea', at: 'new', agreed: 'on' });
  await pressPublish(owner);
  const home = await textOf('/');
  for (const part of ['“It grinds.”', '2×', 'Two stories, before']) {
    expect([part, home.includes(part)]).toEqual([part, true]);
  }
  const [, ada = '', bea = ''] = home.split('<li class="home-story">');
  expect(ada).toContain('Sample');
  expect(bea.slice(0, bea.indexOf('</li>'))).not.toContain('Sample');
});

test('evidence takes the mark of a figure away, another figure is shown, and one that is left out is gone', async () => {
  const proof = (id: string) => ({
    [`${id}.source`]: 'Time sheets of three customers',
    [`${id}.date`]: '2026-11-02',
  });
  const form = await formOf(app, 'claims', {});
  await publish('claims', {
    ...form,
    ...proof('manualProcessCosts'),
    'manualProcessCosts.value': '45',
    'errorReduction.isHidden': 'on',
  });
  expect(app.context.facts().claims).toEqual({
    manualProcessCosts: { value: 45, source: 'Time sheets of three customers', date: '2026-11-02' },
    errorReduction: { isHidden: true },
  });
  expect(await textOf('/')).toMatch(/ Cut manual-process costs by up to 45 percent\./);
  expect(await textOf('/sales-deck')).not.toMatch(/40%|Fewer errors/);
  const register = await screen('/admin/claims');
  expect(register).toContain('Proved.');
  expect(register).toContain('value="Time sheets of three customers"');
  await pressPublish(owner, 'undo');
  expect(await textOf('/')).toMatch(/Illustrative target: cut .* 60 percent\./);
});

const marmots = {
  title: 'Marmots & Ledgers',
  price: '1,250',
  durationWeeks: '3',
  modules: '4',
  level: 'Advanced',
  audience: 'Keepers of marmots',
  picture: 'course-data',
  state: 'soon',
  ...{
    description: 'Teach a \u0001marmot to count.',
    outcomes: 'A tidy\u0002burrow\n\nA full ledger',
  },
};
const slugs = () => app.context.facts().courses.map(({ slug }) => slug);
const join = (slug: string, email = 'ada@example.org') =>
  app.post('/api/waitlist', {
    ...{ email, item: `course:${slug}`, source: 'waitlist_signup' },
    ...{ page: `/courses/${slug}` },
  });
const setStatus = (status: 'confirmed' | 'notified' | 'pending', email: string) =>
  app.context.db.updateTable('signups').set({ status }).where('email', '=', email).execute();

test('a course that is added has a page, a waitlist, a place in the search and the data for machines', async () => {
  expect((await join('marmots-ledgers')).status).toBe(422);
  await save('courses', { ...marmots, at: 'new' });
  expect(isShownPage(app.context.facts(), '/courses/marmots-ledgers')).toBe(false);
  await press('courses', 'up:6');
  await pressPublish(owner);
  expect(slugs().slice(4)).toEqual([
    'data-analytics-for-smes',
    'marmots-ledgers',
    'ai-tools-quick-start',
  ]);
  expect(app.context.facts().courses[5]).toMatchObject({
    price: 1250,
    description: 'Teach a marmot to count.',
    outcomes: ['A tidy burrow', 'A full ledger'],
  });
  expect(listShownPages(app.context.facts())).toContain('/courses/marmots-ledgers');
  expect(await textOf('/courses')).toContain('"timeRequired":"P3W"');
  const page = await textOf('/courses/marmots-ledgers');
  for (const part of ['Coming Soon', 'A full ledger', 'course:marmots-ledgers', '$1,250']) {
    expect([part, page.includes(part)]).toEqual([part, true]);
  }
  expect(await textOf('/search?q=marmots')).toContain('/courses/marmots-ledgers');
  expect((await join('marmots-ledgers')).status).toBeLessThan(300);
  // Its address stays the same with another title.
  await publish('courses', { ...marmots, title: 'Marmots', at: '5' });
  expect(app.context.facts().courses[5]).toMatchObject({
    title: 'Marmots',
    slug: 'marmots-ledgers',
  });
});

test('a course that is removed is linked nowhere, its waitlist is closed, and its people stay on record', async () => {
  const slug = 'ai-tools-quick-start';
  await join(slug);
  await setStatus('confirmed', 'ada@example.org');
  await join(slug, 'bo@example.org');
  await setStatus('notified', 'bo@example.org');
  await join(slug, 'cy@example.org');
  await setStatus('pending', 'cy@example.org');
  await press('courses', 'remove:5');
  await pressPublish(owner);
  expect(slugs()).not.toContain(slug);
  for (const path of listShownPages(app.context.facts())) {
    expect([path, (await textOf(path)).includes(`/courses/${slug}"`)]).toEqual([path, false]);
  }
  const page = await textOf(`/courses/${slug}`);
  expect(page).toContain(hearFirst.unplanned);
  expect(page).not.toContain(`course:${slug}`);
  expect((await join(slug)).status).toBe(422);
  expect(await screen('/admin/newsletter/subscribers')).toContain(
    '>Waitlist for AI Tools Quick Start</a>',
  );
});

test('courses can be removed down to the last one, which stays', async () => {
  for (let left = 6; left > 1; left -= 1) await press('courses', 'remove:0');
  expect((await press('courses', 'remove:0')).status).toBe(400);
  await pressPublish(owner);
  expect(slugs()).toEqual(['ai-tools-quick-start']);
});

test('opening a course changes its page, the list and the data for machines first, then offers to email its waitlist', async () => {
  const slug = 'ai-for-sme-essentials';
  const item = `course:${slug}`;
  await join(slug);
  await setStatus('confirmed', 'ada@example.org');
  const notify = () =>
    owner.post('/admin/newsletter/subscribers', { intent: 'notify', item, link: '' });
  expect(await (await notify()).text()).toContain(listsWords.notOpen);
  const open = { ...marmots, at: '0', state: 'open', enrolHref: 'https://learn.example.ca/m' };
  const offer = 'is available now';
  await save('courses', open);
  expect(await screen('/admin/courses')).not.toContain(offer);
  await pressPublish(owner);
  const page = await textOf(`/courses/${slug}`);
  for (const part of ['Open for Enrolment', `href="${open.enrolHref}"`, 'schema.org/InStock']) {
    expect([part, page.includes(part)]).toEqual([part, true]);
  }
  for (const part of ['Join Waitlist', 'name="robots"', 'under development']) {
    expect([part, page.includes(part)]).toEqual([part, false]);
  }
  const list = await textOf('/courses');
  expect(list).toContain('Open for Enrolment');
  expect(list).not.toContain('All of them are coming soon');
  const others = ['/', '/services', '/industries/offices', '/sales-deck'];
  const texts = await Promise.all(others.map(textOf));
  expect(texts.join(' ')).not.toMatch(
    /All are coming soon|courses, coming soon|Our courses and|themselves\. Coming|Courses \(coming|course[^.<]*\. Coming soon/,
  );
  expect((await join(slug, 'late@example.org')).status).toBe(422);
  expect(await screen('/admin/courses')).toContain(
    `1 person is waiting for “Marmots & Ledgers”, which ${offer}.`,
  );
  const [draft = ''] = (await notify()).headers.get('location')?.split('?') ?? [];
  expect(await screen(draft)).toContain(`/courses/${slug}`);
  await publish('courses', { ...open, state: 'full' });
  const full = await textOf(`/courses/${slug}`);
  for (const part of ['>Full<', 'Join Waitlist', 'https://schema.org/SoldOut']) {
    expect([part, full.includes(part)]).toEqual([part, true]);
  }
});

test('a template or a download that is ready says where it is, and takes nobody on its waitlist', async () => {
  const item = 'download:resource-pack';
  await publish('available', { [item]: 'https://files.example.ca/pack.zip' });
  const page = await textOf('/resources/downloads/resource-pack');
  expect(page).toContain('href="https://files.example.ca/pack.zip"');
  expect(page).not.toContain('Join Download Waitlist');
  const post = { email: 'ada@example.org', item, source: 'waitlist_signup' };
  expect((await app.post('/api/waitlist', post)).status).toBe(422);
});

test('prices, hours, deadline and places are published together as typed, and written to the audit log', async () => {
  const filled = {
    offer: { price: '$1,234' },
    launch: { deadline: '2026-12-01T17:00', seats: '4' },
    prices: { hourlyRate: '175' },
    workHours: { 'workflow.2': '77' },
  };
  for (const [name, fields] of Object.entries(filled)) {
    const set = name as keyof typeof filled;
    const form = await formOf(app, set, builtInSets[set]);
    expect([set, (await save(set, { ...form, ...fields })).status]).toEqual([set, 303]);
  }
  const waiting = await screen('/admin/prices');
  expect(waiting).toContain('4 unpublished changes:');
  const offer = async () => (await (await app.request('/api/offer')).json()).data;
  expect((await offer()).deadline).toBeNull();
  await pressPublish(owner);
  const { offer: figures, prices, workHours } = app.context.facts();
  expect([figures.price, prices.hourlyRate, workHours.workflow[2]]).toEqual([1234, 175, 77]);
  expect(await offer()).toMatchObject({ deadline: '2026-12-01T22:00:00.000Z', seatsLeft: 4 });
  const entries = (await readLog()).filter(({ action }) => action === 'business');
  expect(entries.map(({ subject, detail }) => [subject, detail])).toContainEqual([
    'offer',
    JSON.stringify({ changed: ['price'] }),
  ]);
  // Daylight saving time: the same local time is an hour earlier in UTC.
  await publish('launch', { deadline: '2027-07-01T17:00' });
  expect(await offer()).toMatchObject({ deadline: '2027-07-01T21:00:00.000Z', seatsLeft: null });
  expect((await save('launch', { deadline: '2020-01-01T10:00' })).status).toBe(422);
  await publish('launch', { seats: '0' });
  expect(await offer()).toEqual({ state: 'ended', because: 'seats' });
});

test('an announcement is on every page as text, from its first to its last day in Toronto', async () => {
  const announcement = { text: '<b>Open</b> "late"', 'link.label': 'Ask', 'link.href': '/contact' };
  await publish('announcement', announcement);
  for (const path of ['/', '/book', '/nowhere']) {
    expect(await textOf(path)).toContain('&lt;b&gt;Open&lt;/b&gt;');
    expect(await textOf(path)).toContain(HIDE_IF_CLOSED);
  }
  await publish('announcement', { ...announcement, from: '2026-12-24', until: '2026-12-26' });
  const isShownAt = async (time: string) => {
    app.clock.set(time);
    return (await textOf('/about')).includes('Open&lt;/b&gt;');
  };
  expect(await isShownAt('2026-12-24T04:59:00Z')).toBe(false);
  expect(await isShownAt('2026-12-24T05:00:00Z')).toBe(true);
  expect(await isShownAt('2026-12-27T04:59:00Z')).toBe(true);
  expect(await isShownAt('2026-12-27T05:00:00Z')).toBe(false);
});

test('a section that is switched off is gone, unless its address leads elsewhere', async () => {
  const shown = await formOf(app, 'sections', builtInSets.sections);
  const { courses: _off, ...others } = shown;
  await publish('sections', others);
  expect((await visit('/courses')).status).toBe(404);
  expect(await textOf('/')).not.toContain('href="/courses');
  await publish('redirects', { at: 'new', from: '/courses', to: '/resources' });
  const answer = await visit('/courses?utm_source=flyer');
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    '/resources?utm_source=flyer',
  ]);
  await publish('sections', shown);
  expect((await visit('/courses')).status).toBe(200);
});

test('a former address leads on with its query, for a page and for a link within the site', async () => {
  const permanent = { at: 'new', isPermanent: 'on' };
  await save('redirects', {
    ...permanent,
    from: 'https://old.example/our-team/',
    to: '/about#team',
  });
  const shop = { from: '/shop', to: 'https://shop.example.ca/shop?from=site' };
  await publish('redirects', { ...permanent, ...shop });
  expect((await visit('/our-team/?a=1&b=2')).status).toBe(308);
  const moved = await visit('/our-team?a=1&b=2');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/about?a=1&b=2#team']);
  expect((await visit('/shop?x=1')).headers.get('Location')).toBe(`${shop.to}&x=1`);
  expect(await textOf('/our-team.data')).toContain('/about');
  expect((await visit('/our-team-2')).status).toBe(404);
  // Neither may lead to an address that leads on.
  const circle = { ...permanent, from: '/older', to: '/our-team/?x' };
  expect((await save('redirects', circle)).status).toBe(422);
  expect((await save('redirects', { at: '0', from: '/old', to: '/old' })).status).toBe(422);
  await press('redirects', 'remove:0');
  await pressPublish(owner);
  expect((await visit('/our-team')).status).toBe(404);
});

test('a phone number is shown as typed and dialled with its country', () => {
  const numbers: [string, string | undefined][] = [
    ['905.555.0100', 'tel:+19055550100'],
    ['1 (905) 555 0100', 'tel:+19055550100'],
    ['+1 905 555 0100', 'tel:+19055550100'],
    ['+44 20 7946 0123', 'tel:+442079460123'],
    ['555 0100', undefined],
    ['+12', undefined],
    ['9055550100 ext 5', undefined],
  ];
  for (const [display, href] of numbers) {
    expect(readPhone(display), display).toEqual(href ? { display, href } : false);
  }
});

test('office hours are one sentence, whatever the days', () => {
  expect(describeHours(['Monday', 'Tuesday', 'Wednesday'], '09:00', '17:00')).toBe(
    'Monday to Wednesday, 9:00 AM to 5:00 PM',
  );
  expect(describeHours(['Monday', 'Wednesday', 'Saturday'], '12:00', '23:59')).toMatch(
    /^Monday, Wednesday,? and Saturday, 12:00 PM to 11:59 PM$/,
  );
  expect(describeHours(['Sunday'], '00:30', '10:05')).toBe('Sunday, 12:30 AM to 10:05 AM');
});
