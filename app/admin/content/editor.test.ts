import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInSets, type FactName } from '#app/facts/facts.ts';
import { legalTextKey } from '#app/features/legal/legal-dates.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { formOf, pressInCard, seenOf } from '#test/content-forms.ts';
import { insertFacts } from '#test/every-section.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { publishFacts } from '#test/sample-business.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import type { TestApp } from '#test/test-app.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import { changesPath, changesWords } from './changes.content.ts';
import { editorWords as words } from './editor.content.ts';
import { contentScreens } from './screens.server.ts';

let app: TestApp;
let owner: AdminBrowser;
beforeEach(async () => {
  ({ app, owner } = await openOwnerApp('sqlite'));
});
afterEach(() => app.close());

const kinds = Object.values(contentScreens)
  .flatMap((screen) => screen.kinds)
  .map(({ name, list }) => ({ name: name as FactName, list }));
const lists = kinds.filter(({ list }) => list).map(({ name }) => name);
const press = (
  set: FactName,
  intent: string,
  fields: Record<string, string> = {},
  files: Record<string, File> = {},
) => pressInCard(owner, set, intent, fields, files);
const doneOf = (answer: Response) => answer.headers.get('Location') ?? String(answer.status);
const PRIVACY = legalTextKey('privacy-policy');

test('saving what is published already saves nothing and says so', async () => {
  for (const { name, list } of kinds) {
    const items = list ? (builtInSets[name] as object[]).slice(0, 1) : [builtInSets[name]];
    for (const value of items) {
      const answer = await press(name, 'save', { at: '0', ...(await formOf(app, name, value)) });
      expect([name, doneOf(answer)]).toEqual([name, expect.stringContaining('done=noDraft')]);
    }
  }
  const { db } = app.context;
  const drafts = () => db.selectFrom('fact_drafts').selectAll().execute();
  expect(await drafts()).toEqual([]);
  const form = await formOf(app, 'company', builtInSets.company);
  const changed = { ...form, tagline: 'Another line' };
  expect(doneOf(await press('company', 'save', changed))).toContain('done=saved');
  expect(doneOf(await press('company', 'save', form))).toContain('done=noDraft');
  expect(await drafts()).toEqual([]);
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
  expect((await press('team', 'up:99')).status).toBe(400);
  const other = await owner.post('/admin/site', { set: 'texts', intent: 'save' });
  expect(other.status).toBe(400);
});

const closed = { Tuesday: '', Wednesday: '', Thursday: '' };
/** A set, what is typed instead of the form’s values, and the field that is then marked. */
const refused: [FactName, Record<string, string>, string][] = [
  ['company', { name: ' ' }, 'name'],
  ['company', { name: 'Acme <b>' }, 'name'],
  ['company', { tagline: '' }, 'tagline'],
  ['company', { foundedYear: '2027' }, 'foundedYear'],
  ['company', { email: 'hello@' }, 'email'],
  ['company', { phone: '555-0177' }, 'phone'],
  ['company', { 'address.region': 'Ontario' }, 'address.region'],
  ['company', { 'address.region': 'ZZ' }, 'address.region'],
  ['company', { 'address.postalCode': '90210' }, 'address.postalCode'],
  ['company', closed, 'Monday'],
  ['company', { 'officeHours.opens': '25:00' }, 'officeHours.opens'],
  ['company', { 'officeHours.closes': '09:00' }, 'officeHours.closes'],
  ['company', { serviceRadiusKm: '7.5' }, 'serviceRadiusKm'],
  ['company', { serviceCentre: '99, 10' }, 'serviceCentre'],
  ['company', { serviceCentre: 'here' }, 'serviceCentre'],
  [
    'company',
    { [`legal.effectiveFrom.${PRIVACY}`]: '2025-02-30' },
    `legal.effectiveFrom.${PRIVACY}`,
  ],
  ['company', { x: 'javascript:alert(1)' }, 'x'],
  ['brand', { accent: 'reddish' }, 'accent'],
  ['team', { at: 'new', bio: 'x'.repeat(301) }, 'bio'],
  ['team', { at: 'new', picture: '../x' }, 'picture'],
  ['stories', { at: 'new', agreed: 'on' }, 'caseStudySlug'],
  ['stories', { at: '0', caseStudySlug: 'nowhere' }, 'caseStudySlug'],
  ['courses', { at: 'new' }, 'title'],
  ['courses', { at: '0', outcomes: ' \n ' }, 'outcomes'],
  ['courses', { at: '0', state: 'open' }, 'enrolHref'],
  ['offer', { price: String(builtInSets.offer.cardPrice + 3) }, 'cardPrice'],
  ['prices', { 'upkeepPercent.1': '3' }, 'upkeepPercent.1'],
  ['workHours', { 'webApp.0': '300' }, 'webApp.1'],
  ['launch', { deadline: '2026-12-01' }, 'deadline'],
  ['launch', { seats: '21' }, 'seats'],
  ['announcement', { text: 'A', 'link.href': '/contact' }, 'link.label'],
  ...['/nowhere', '//evil.example/x', 'javascript:alert(1)', 'http://a.example', '/\\evil'].map(
    (href): [FactName, Record<string, string>, string] => [
      'announcement',
      { text: 'A', 'link.label': 'B', 'link.href': href },
      'link.href',
    ],
  ),
  ...(
    [
      ['old', '/about', 'from'],
      ['/about', '/contact', 'from'],
      ['/Admin/Login', '/contact', 'from'],
      ['/about.data', '/contact', 'from'],
      ['/old', 'https://user@evil.example/', 'to'],
      ['/here', '/about', 'from'],
    ] as const
  ).map(([from, to, field]): [FactName, Record<string, string>, string] => [
    'redirects',
    { at: 'new', from, to },
    field,
  ]),
];

test('each field says that something is wrong with it, and what was typed stays', async () => {
  await publishFacts(app, {
    company: sentinelCompany,
    redirects: [{ from: '/here', to: '/contact', isPermanent: true }],
  });
  const before = app.context.facts();
  for (const [set, typed, field] of refused) {
    const { [set]: stored } = before;
    const value = Array.isArray(stored) ? stored[0] : stored;
    const fields = { ...(await formOf(app, set, value as object)), ...typed };
    const answer = await press(set, 'save', fields);
    const text = await answer.text();
    const isMarked = text.includes(`id="${set}-${field}-error"`);
    expect([answer.status, isMarked], `${set} ${JSON.stringify(typed)}`).toEqual([422, true]);
    if (set === 'company') expect(text).toContain(`value="${sentinelCompany.serviceRegion}"`);
  }
  expect(app.context.facts()).toEqual(before);
});

test('whoever edits at the same time is told and loses nothing', async () => {
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
  expect(text).toContain(words.conflict.title);
  expect(text).toContain('value="Bramblethorpe"');
  await press('company', 'save', mine);
  await pressPublish(owner);
  expect(app.context.facts().company.name).toBe('Bramblethorpe');
  const undone = await owner.post(changesPath, { changes: seen, intent: 'undo' });
  expect(undone.status).toBe(409);
  expect(await undone.text()).toContain(changesWords.conflict.description);

  const seenTeam = await seenOf(owner, 'team');
  await press('team', 'down:0');
  const me = { name: 'Zephyrine', position: 'Owner', bio: 'Counts.', picture: 'team-1' };
  const item = await owner.post('/admin/team', {
    set: 'team',
    at: '0',
    ...me,
    seen: seenTeam,
    intent: 'save',
  });
  expect(item.status).toBe(409);
  expect(await item.text()).toContain('value="Zephyrine"');
  const step = { set: 'team', seen: seenTeam, intent: 'remove', at: '0' };
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
