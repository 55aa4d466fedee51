import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInCompany } from '#app/facts/company.ts';
import { sampleFacts } from '#app/facts/sample-facts.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { sampleCompany } from '#test/sample-business.ts';
import { sentinelCompany } from '#test/sentinel-facts.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { changesPath, changesWords } from '../content/changes.content.ts';
import { factSetWords } from '../shell/fact-set.content.ts';
import { readChecklist } from '../start/checklist.server.ts';
import { businessErrors as errors } from './business.content.ts';
import { describeHours, fieldsOf, formatPhone } from './business-fields.ts';

const page = '/admin/business';
const sentinel = fieldsOf(sentinelCompany);

describeOnBothDatabases('the facts about the business', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(async () => {
    await app.close();
  });

  const screen = async () => (await owner.get(page)).text();
  const seen = async () => /name="seen" value="([^"]*)"/.exec(await screen())?.[1] ?? '';
  const send = async (fields: Record<string, string>) =>
    owner.post(page, { seen: await seen(), intent: 'save', ...fields });
  const publish = async (fields: Record<string, string>) => {
    await send(fields);
    return pressPublish(owner);
  };
  const doneOf = (answer: Response) => answer.headers.get('Location');

  test('every field is published as typed, shown on the next page and kept in the audit log', async () => {
    expect(doneOf(await publish(sentinel))).toContain('done=published');
    expect({ ...app.context.facts().company }).toEqual({
      ...sentinelCompany,
      keywords: builtInCompany.keywords,
    });
    const contact = await (await app.request('/contact')).text();
    for (const text of ['7 Lantern Way', '(867) 555-0177', 'within 31 hours', 'Quibblewick']) {
      expect(contact).toContain(text);
    }
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    const entry = log.find(({ action }) => action === 'business');
    expect(entry?.detail).toContain('"replyHours"');
    expect(entry?.detail).not.toContain('@');
  });

  test('a name keeps nothing that is not seen', async () => {
    await publish({ ...sentinel, name: 'Quibble\u202ekciw\u202c', tagline: 'A\u200bb' });
    expect({ ...app.context.facts().company }).toMatchObject({
      name: 'Quibblekciw',
      tagline: 'Ab',
    });
  });

  test('one click shows what was published before, and another one takes that back', async () => {
    await publish(sentinel);
    expect(doneOf(await pressPublish(owner, 'undo'))).toContain('undone');
    expect(app.context.facts().company.name).toBe(builtInCompany.name);
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    const ofBusiness = log.filter(({ subject }) => subject === 'company');
    expect(ofBusiness.map(({ action }) => action).sort()).toEqual(['business', 'version-restored']);
    const { publication, undoing } = changesWords.undo;
    expect(await screen()).toContain(undoing);
    expect(await screen()).not.toContain(publication);
    await pressPublish(owner, 'undo');
    expect(app.context.facts().company.name).toBe('Quibblewick');
    expect(await screen()).toContain(undoing);
    await publish({ ...sentinel, name: 'Bramblethorpe' });
    expect(await screen()).toContain(publication);
    expect(await screen()).not.toContain(undoing);
  });

  test('the checklist finds what is still made up by its value', async () => {
    const openItems = async () =>
      (await readChecklist(app.context)).filter(({ isDone }) => !isDone).map(({ what }) => what);
    const [first, ...others] = sampleFacts.map(({ what }) => what);
    await publish(fieldsOf(sampleCompany));
    expect(await openItems()).toEqual(expect.arrayContaining([first, ...others]));
    await publish({ ...sentinel, phone: '(867) 393-1234', legalName: 'AI for SMEs' });
    const left = await openItems();
    expect(left).toContain(first);
    for (const what of others) expect(left).not.toContain(what);
  });

  test('a draft is previewed by the owner alone, and can be discarded', async () => {
    expect(doneOf(await send(sentinel))).toContain('saved');
    const preview = await owner.get(`${page}/preview?page=/contact`);
    expect(preview.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const previewed = await preview.text();
    expect(previewed).toContain('7 Lantern Way');
    expect(previewed).not.toMatch(/<script|modulepreload/);
    expect(await (await app.request('/contact')).text()).not.toContain('7 Lantern Way');
    expect((await app.request(`${page}/preview`, { redirect: 'manual' })).status).not.toBe(200);
    expect((await owner.get(`${page}/preview?page=/admin/today`)).status).toBe(404);
    expect(await screen()).toContain('value="Quibblewick"');
    await pressPublish(owner, 'discard');
    expect(await screen()).not.toContain('value="Quibblewick"');
  });

  test('whoever edits at the same time is told, sees both versions and loses nothing', async () => {
    const before = await seen();
    await send(sentinel);
    const mine = { ...sentinel, name: 'Bramblethorpe', email: 'me@bramblethorpe.ca' };
    const answer = await owner.post(page, { ...mine, seen: before, intent: 'save' });
    expect(answer.status).toBe(409);
    const text = await answer.text();
    expect(text).toContain(factSetWords.conflictKept.title);
    expect(text).toContain('value="Bramblethorpe"');
    expect(text).toMatch(/<td[^>]*>Quibblewick<\/td>/);
    expect(app.context.facts().company.name).toBe(builtInCompany.name);
    const again = await publish(mine);
    expect(again.status).toBe(303);
    expect(app.context.facts().company.name).toBe('Bramblethorpe');
    const late = await owner.post(changesPath, { changes: before, intent: 'undo' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(changesWords.conflict.description);
    expect(app.context.facts().company.name).toBe('Bramblethorpe');
  });

  test('each field says what is wrong with it, and what was typed stays', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ name: ' ' }, errors.name],
      [{ name: 'x'.repeat(41) }, errors.name],
      [{ name: 'Acme <b>' }, errors.nameCharacters],
      [{ name: 'Acme {title}' }, errors.nameCharacters],
      [{ legalName: '' }, errors.legalName],
      [{ tagline: '' }, errors.tagline],
      [{ description: 'x'.repeat(301) }, errors.description],
      [{ foundedYear: '2027' }, errors.foundedYear.replace('{year}', '2026')],
      [{ foundedYear: 'long ago' }, errors.foundedYear.replace('{year}', '2026')],
      [{ email: 'hello@' }, errors.email],
      [{ phone: '555-0177' }, errors.phone],
      [{ phone: 'call me' }, errors.phone],
      [{ street: '' }, errors.street],
      [{ locality: '' }, errors.locality],
      [{ region: 'Ontario' }, errors.region],
      [{ region: 'ZZ' }, errors.regionCanada],
      [{ postalCode: '90210' }, errors.postalCode],
      [{ country: 'Canada' }, errors.country],
      [{ dayTuesday: '', dayWednesday: '', dayThursday: '' }, errors.days],
      [{ opens: '25:00' }, errors.opens],
      [{ closes: '09:00' }, errors.closes],
      [{ replyHours: '0' }, errors.replyHours],
      [{ serviceArea: 'Within 50 km' }, errors.serviceAreaRadius],
      [{ serviceRadiusKm: '7.5' }, errors.serviceRadiusKm],
      [{ latitude: '99' }, errors.latitude],
      [{ longitude: 'west' }, errors.longitude],
      [{ privacyContact: ' ' }, errors.privacyContact],
      [{ privacyEmail: 'privacy@' }, errors.privacyEmail],
      [{ privacyFrom: '' }, errors.effectiveFrom],
      [{ privacyFrom: '2025-02-30' }, errors.effectiveFrom],
      [{ termsFrom: '2031-01-01' }, errors.effectiveFrom],
      [{ linkedin: 'http://linkedin.com/in' }, errors.social],
      [{ x: 'javascript:alert(1)' }, errors.social],
    ];
    const at = await seen();
    for (const [change, message] of cases) {
      const fields = { ...sentinel, ...change, seen: at, intent: 'save' };
      const answer = await owner.post(page, fields);
      const text = (await answer.text()).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      const shown = text.replaceAll('&quot;', '"').includes(message);
      expect([answer.status, shown], JSON.stringify(change)).toEqual([422, true]);
      expect(text).toContain(`value="${change.street2 ?? sentinel.serviceRegion}"`);
    }
    expect(app.context.facts().company.name).toBe(builtInCompany.name);
  });
});

test('a phone number is shown in one form and dialled in another', () => {
  const forms: [string, string | undefined, string?][] = [
    ['905.555.0100', '(905) 555-0100', 'tel:+19055550100'],
    ['1 (905) 555 0100', '(905) 555-0100', 'tel:+19055550100'],
    ['+1 905 555 0100', '(905) 555-0100', 'tel:+19055550100'],
    ['+44 20 7946 0123', '+44 20 7946 0123', 'tel:+442079460123'],
    ['555 0100', undefined],
    ['+12', undefined],
    ['9055550100 ext 5', undefined],
  ];
  for (const [typed, display, href] of forms) {
    expect(formatPhone(typed), typed).toEqual(display && { display, href });
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
