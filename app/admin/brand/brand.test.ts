import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { sampleLogo } from '#test/sample-photo.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { pictureErrors } from '../pictures/pictures.content.ts';
import { factSetWords } from '../shell/fact-set.content.ts';
import { brandErrors } from './brand.content.ts';

const page = '/admin/logo';

const signalColour = (html: string) => /--color-signal:[^;]*/.exec(html)?.[0];

describeOnBothDatabases('logo and colour', (engine) => {
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
  const send = async (
    intent: string,
    fields: Record<string, string> = {},
    files: Record<string, File> = {},
  ) => owner.upload(page, { seen: await seen(), intent, ...fields }, files);
  const publish = async (fields: Record<string, string>) => {
    await send('save', fields);
    return pressPublish(owner);
  };
  const doneOf = (answer: Response) => answer.headers.get('Location');

  test('are drafted, previewed, published on every page, and undone', async () => {
    const former = signalColour(await (await app.request('/contact')).text());
    const files = { logo: sampleLogo(), logoDark: sampleLogo('#ffffff') };
    expect(doneOf(await send('save', { accent: '#0055aa' }, files))).toBe(`${page}?done=saved`);
    expect(app.context.facts().brand.logo).toBeUndefined();
    const preview = await owner.get('/admin/business/preview?page=/about');
    expect(await preview.text()).toMatch(/\/pictures\/[\da-f]{32}\.webp/);
    expect(await (await app.request('/contact')).text()).not.toContain('/pictures/');

    const [, logoId = ''] = /name="logoId" value="(\w+)"/.exec(await screen()) ?? [];
    const [, logoDarkId = ''] = /name="logoDarkId" value="(\w+)"/.exec(await screen()) ?? [];
    const kept = { logoId, logoDarkId, accent: '#0055aa' };
    expect(doneOf(await publish(kept))).toContain('done=published');
    for (const path of ['/contact', '/about', '/book', '/nowhere', '/admin/login']) {
      const html = await (await app.request(path)).text();
      expect([path, html.includes(`src="/pictures/${logoId}.webp"`)]).toEqual([path, true]);
      expect(html).toContain('--color-signal:light-dark(#0055aa,');
      expect(html).toContain(`/pictures/${logoId}-white.png`);
      expect(html).toContain(
        `property="og:image" content="http://localhost:3000/pictures/${logoId}-social.png"`,
      );
    }
    expect((await app.request(`/pictures/${logoId}-social.png`)).status).toBe(200);

    expect(doneOf(await pressPublish(owner, 'undo'))).toContain('undone');
    const html = await (await app.request('/contact')).text();
    expect(html).toContain('class="logo-mark"');
    expect(signalColour(html)).toEqual(former);
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    const ofBrand = log.filter(({ subject }) => subject === 'brand').map(({ action }) => action);
    expect(ofBrand.sort()).toEqual(['brand', 'version-restored']);
  });

  test('a colour that is too pale is shown darker, and the nearest one is one click away', async () => {
    await send('save', { accent: 'FFCC00' });
    const [, shown = ''] = /Use (#[\da-f]{6})/.exec(await screen()) ?? [];
    expect(shown).toMatch(/^#[\da-f]{6}$/);
    expect(doneOf(await send('nearest', { accent: '#ffcc00' }))).toContain('saved');
    expect(await screen()).toContain(`name="accent" value="${shown}"`);
  });

  test('without scripts the colour field counts if it was changed and the text was not', async () => {
    const before = { accentBefore: '', pickerBefore: '#c92f0a' };
    await publish({ ...before, accent: '', picker: '#c92f0a' });
    expect(app.context.facts().brand.accent).toBeUndefined();
    await publish({ ...before, accent: '', picker: '#112233' });
    expect(app.context.facts().brand.accent).toBe('#112233');
    await publish({ ...before, accent: '#445566', picker: '#112233' });
    expect(app.context.facts().brand.accent).toBe('#445566');
  });

  test('what is wrong is said beside its field, and a logo that was taken is kept', async () => {
    const answer = await send('save', { accent: 'reddish' }, { logo: sampleLogo() });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(brandErrors.accent);
    expect(text).toContain('value="reddish"');
    expect(text).toMatch(/name="logoId" value="[\da-f]{32}"/);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>1</text></svg>';
    const hostile = await send('save', {}, { logo: new File([svg], 'logo.svg') });
    expect([hostile.status, await hostile.text()]).toEqual([
      422,
      expect.stringContaining(pictureErrors['svg-text']),
    ]);
    expect(app.context.facts().brand.logo).toBeUndefined();
  });

  test('whoever has not seen the latest change is told, and nothing is lost', async () => {
    const former = app.context.facts().brand.accent;
    const before = await seen();
    await send('save', { accent: '#112233' });
    const late = await owner.upload(page, { seen: before, intent: 'save', accent: '#445566' }, {});
    const text = await late.text();
    expect(late.status).toBe(409);
    expect(text).toContain(factSetWords.conflictKept.title);
    expect(text).toContain('value="#445566"');
    expect(app.context.facts().brand.accent).toBe(former);
  });
});
