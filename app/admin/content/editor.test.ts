import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInSets, type FactName } from '#app/facts/facts.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { formOf, pressInCard, seenOf } from '#test/content-forms.ts';
import { insertFacts } from '#test/every-section.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts, sampleTeam } from '#test/sample-business.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import { changesPath, changesWords } from './changes.content.ts';
import { contentErrors as errors, editorWords as words } from './editor.content.ts';
import { businessErrors } from './kinds/business.ts';
import { courseErrors } from './kinds/courses.ts';
import { storyErrors } from './kinds/people.ts';
import { priceErrors } from './kinds/prices.ts';
import { siteErrors } from './kinds/site.ts';
import { contentScreens } from './screens.server.ts';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const kinds = Object.values(contentScreens).flatMap((screen) => screen.kinds);
const lists = kinds.filter(({ list }) => list).map(({ name }) => name);
const press = (
  set: FactName,
  intent: string,
  fields: Record<string, string> = {},
  files: Record<string, File> = {},
) => pressInCard(owner, set, intent, fields, files);
const doneOf = (answer: Response) => answer.headers.get('Location') ?? String(answer.status);
/** The words of a page as a reader sees them. */
const textOf = async (answer: Response) =>
  (await answer.text())
    .replaceAll('<!-- -->', '')
    .replace(
      /&(lt|gt|quot|#x27);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    );

test('saving what is published already saves nothing and says so', async () => {
  for (const { name, list } of kinds) {
    const items = list ? (builtInSets[name] as object[]).slice(0, 1) : [builtInSets[name]];
    for (const value of items) {
      const answer = await press(name, 'save', { at: '0', ...(await formOf(app, name, value)) });
      expect([name, doneOf(answer)]).toEqual([name, expect.stringContaining('done=noDraft')]);
    }
  }
  const { db, ownerFacts } = app.context;
  const drafts = () => db.selectFrom('fact_drafts').selectAll().execute();
  expect(await drafts()).toEqual([]);
  const form = await formOf(app, 'company', builtInSets.company);
  const changed = { ...form, tagline: 'Another line' };
  expect(doneOf(await press('company', 'save', changed))).toContain('done=saved');
  expect(doneOf(await press('company', 'save', form))).toContain('done=noDraft');
  expect((await ownerFacts.read('company')).draft).toBeUndefined();
});

test('a screen is also found by scripts, and one that is not there is not', async () => {
  for (const path of ['/admin/team', '/admin/team.data', '/admin/texts/home.data']) {
    const answer = await owner.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    // With what the bar above it needs.
    if (path.endsWith('.data')) expect(await answer.text()).toContain('"drafts"');
  }
  expect((await owner.get('/admin/texts/nowhere')).status).toBe(404);
});

test('a step that leaves a list as it is makes no draft, and one of a list that has changed is refused', async () => {
  for (const set of lists.filter((name) => name !== 'redirects')) {
    expect([set, doneOf(await press(set, 'up:0'))]).toEqual([
      set,
      expect.stringContaining('noDraft'),
    ]);
  }
  expect(doneOf(await press('team', 'down:3'))).toContain('noDraft');
  expect(doneOf(await press('team', 'down:0'))).toContain('saved');
  expect(doneOf(await press('team', 'up:1'))).toContain('noDraft');
  const stale = await press('team', 'up:99');
  expect(stale.status).toBe(400);
  expect(await textOf(stale)).toContain(words.nothingToDo.title);
  expect((await press('courses', 'hide:0')).status).toBe(400);
  const other = await owner.post('/admin/site', { set: 'texts', intent: 'save' });
  expect(other.status).toBe(400);
});

const closed = { Tuesday: '', Wednesday: '', Thursday: '' };
/** A set, what is typed instead of the form’s value, and what the field then says. */
const refused: [FactName, Record<string, string>, string][] = [
  ['company', { name: ' ' }, 'Enter a name of at most 40 characters'],
  ['company', { name: 'Acme <b>' }, 'without < > { } "'],
  ['company', { tagline: '' }, errors.missing],
  ['company', { foundedYear: '2027' }, 'Enter a whole number from 1,900 to 2,026.'],
  ['company', { email: 'hello@' }, errors.email],
  ['company', { phone: '555-0177' }, businessErrors.phone],
  ['company', { 'address.region': 'Ontario' }, 'Enter two letters, such as ON.'],
  ['company', { 'address.region': 'ZZ' }, businessErrors.region],
  ['company', { 'address.postalCode': '90210' }, businessErrors.postalCode],
  ['company', closed, businessErrors.days],
  ['company', { 'officeHours.opens': '25:00' }, errors.time],
  ['company', { 'officeHours.closes': '09:00' }, businessErrors.closes],
  ['company', { serviceArea: 'Within 50 km' }, businessErrors.serviceArea],
  ['company', { serviceRadiusKm: '7.5' }, 'Enter a whole number from 1 to 1,000.'],
  ['company', { 'serviceCentre.latitude': '99' }, 'Enter degrees from -90 to 90'],
  ['company', { privacyFrom: '2025-02-30' }, errors.date],
  ['company', { termsFrom: '2031-01-01' }, businessErrors.effectiveFrom],
  ['company', { x: 'javascript:alert(1)' }, errors.url],
  ['brand', { accent: 'reddish' }, errors.colour],
  ['team', { at: 'new', bio: 'x'.repeat(301) }, 'Shorten this to 300 characters.'],
  ['team', { at: 'new', picture: '../x' }, errors.choice],
  ['stories', { at: 'new', agreed: 'on' }, storyErrors.caseStudy],
  ['stories', { at: '0', caseStudySlug: 'nowhere' }, errors.choice],
  ['claims', { 'satisfaction.date': '2026-11-02' }, errors.missing],
  ['courses', { at: 'new' }, courseErrors.sameTitle],
  ['courses', { at: '0', outcomes: ' \n ' }, 'Enter one to 8 lines'],
  ['courses', { at: '0', state: 'open' }, errors.link],
  ['offer', { price: String(builtInSets.offer.cardPrice + 3) }, priceErrors.above],
  ['prices', { 'upkeepPercent.1': '3' }, priceErrors.rising],
  ['workHours', { 'webApp.0': '300' }, priceErrors.rising],
  ['launch', { date: '2026-11-02', time: '10:00' }, priceErrors.past],
  ['launch', { date: '2026-12-01' }, priceErrors.time],
  ['launch', { time: '17:00' }, priceErrors.date],
  ['launch', { seats: '21' }, 'Enter a whole number from 0 to 20.'],
  ['announcement', { from: '2026-12-24' }, siteErrors.text],
  ['announcement', { text: 'A', 'link.href': '/contact' }, errors.missing],
  ...['/nowhere', '//evil.example/x', 'javascript:alert(1)', 'http://a.example', '/\\evil'].map(
    (href): [FactName, Record<string, string>, string] => [
      'announcement',
      { text: 'A', 'link.label': 'B', 'link.href': href },
      errors.link,
    ],
  ),
  ['announcement', { text: 'A', from: '2026-12-24', until: '2026-12-23' }, siteErrors.until],
  ...(
    [
      ['old', '/about', siteErrors.from],
      ['/about', '/contact', siteErrors.taken],
      ['/Admin/Login', '/contact', siteErrors.taken],
      ['/about.data', '/contact', siteErrors.taken],
      ['/old', 'https://user@evil.example/', errors.link],
      ['/here', '/about', siteErrors.twice],
    ] as const
  ).map(([from, to, message]): [FactName, Record<string, string>, string] => [
    'redirects',
    { at: 'new', from, to },
    message,
  ]),
];

test('each field says what is wrong with it, and what was typed stays', async () => {
  await publishFacts(app, {
    company: sentinelCompany,
    redirects: [{ from: '/here', to: '/contact', isPermanent: true }],
  });
  const before = app.context.facts();
  for (const [set, typed, message] of refused) {
    const { [set]: stored } = before;
    const value = Array.isArray(stored) ? stored[0] : stored;
    const fields = { ...(await formOf(app, set, value as object)), ...typed };
    const answer = await press(set, 'save', fields);
    const text = await textOf(answer);
    expect([answer.status, text.includes(message)], `${set} ${JSON.stringify(typed)}`).toEqual([
      422,
      true,
    ]);
    if (set === 'company') expect(text).toContain(`value="${sentinelCompany.serviceRegion}"`);
  }
  expect(app.context.facts()).toEqual(before);
});

test('whoever edits at the same time is told, sees both versions and loses nothing', async () => {
  const seen = await seenOf(owner, 'company');
  const sentinel = await formOf(app, 'company', sentinelCompany);
  await press('company', 'save', sentinel);
  const mine = { ...sentinel, name: 'Bramblethorpe', email: 'me@bramblethorpe.ca' };
  const late = await owner.post('/admin/business', {
    set: 'company',
    intent: 'save',
    ...mine,
    seen,
  });
  expect(late.status).toBe(409);
  const text = await late.text();
  expect(text).toContain(words.conflictKept.title);
  expect(text).toContain('value="Bramblethorpe"');
  expect(text).toMatch(/<td[^>]*>Quibblewick<\/td>/);
  await press('company', 'save', mine);
  await pressPublish(owner);
  expect(app.context.facts().company.name).toBe('Bramblethorpe');
  const undone = await owner.post(changesPath, { changes: seen, intent: 'undo' });
  expect(undone.status).toBe(409);
  expect(await undone.text()).toContain(changesWords.conflict.description);

  const seenTeam = await seenOf(owner, 'team');
  await press('team', 'down:0');
  const form = { set: 'team', at: '0', name: 'Zephyrine', position: 'Owner', bio: 'Counts.' };
  const item = await owner.post('/admin/team', { ...form, seen: seenTeam, intent: 'save' });
  expect(item.status).toBe(409);
  expect(await item.text()).toContain('value="Zephyrine"');
  const step = { set: 'team', seen: seenTeam, intent: 'remove:0' };
  expect((await owner.post('/admin/team', step)).status).toBe(409);
});

test('what another process has published is shown, and what is typed is compared with it', async () => {
  const { db } = app.context;
  await insertFacts(db, { offer: { ...builtInSets.offer, price: 1234 } });
  expect(await (await owner.get('/admin/prices')).text()).toContain('value="1234"');
  await insertFacts(db, { prices: { ...builtInSets.prices, hourlyRate: 175 } });
  const answer = await press('offer', 'save', await formOf(app, 'offer', builtInSets.offer));
  expect(doneOf(answer)).toContain('done=saved');
  await pressPublish(owner);
  const shown = app.context.facts();
  expect([shown.offer.price, shown.prices.hourlyRate]).toEqual([997, 175]);
});

test('an item that was removed comes back with one click, unless the set can’t have it', async () => {
  await publishFacts(app, { team: sampleTeam });
  const text = await (await press('team', 'remove:1')).text();
  expect(text).toContain('Owen T. was removed from the draft.');
  const [, item = ''] = /name="item" value="([^"]*)"/.exec(text) ?? [];
  expect(await (await owner.get('/admin/team')).text()).not.toContain('<b>Owen T.</b>');
  await press('team', 'restore', { at: '1', item: item.replaceAll('&quot;', '"') });
  expect((await app.context.ownerFacts.read('team')).draft).toBeUndefined();
  const odd = [{ name: 1 }, { ...sampleTeam[0] }];
  for (const item of odd) {
    const answer = await press('team', 'restore', { at: '0', item: JSON.stringify(item) });
    expect([item, answer.status]).toEqual([item, 400]);
  }
});

test('a large photo reaches its form, which says why it is refused; one that was taken stays', async () => {
  const large = new File([new Uint8Array(5_000_000)], 'photo.jpg');
  for (const set of ['team', 'stories'] as const) {
    const answer = await press(set, 'save', { at: '0' }, { upload: large });
    expect([set, answer.status]).toEqual([set, 422]);
    expect(await answer.text()).toContain(pictureErrors['unknown-format']);
  }
  const typed = { at: 'new', name: ' ', position: 'Owner', bio: 'Counts.' };
  const answer = await press('team', 'save', typed, { upload: await samplePhoto() });
  const text = await answer.text();
  expect(text).toContain('value="Owner"');
  expect(text).toMatch(/type="radio"[^>]*checked=""[^>]*value="photo:[\da-f]{32}"/);
});
