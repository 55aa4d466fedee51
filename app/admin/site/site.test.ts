import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInSets } from '#app/facts/facts.ts';
import { HIDE_IF_CLOSED } from '#app/layout/announcement-script.ts';
import { type AdminBrowser, pressPublish } from '#test/admin-browser.ts';
import { insertFacts } from '#test/every-section.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { offerEditor, pricesEditor, workHoursEditor } from './price-editors.ts';
import { priceErrors } from './prices.content.ts';
import { siteErrors as errors } from './site.content.ts';
import { announcementEditor, sectionsEditor } from './site-editors.ts';

describeOnBothDatabases('the pages Site and Prices', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  beforeEach(async () => {
    ({ app, owner } = await openOwnerApp(engine));
  });
  afterEach(async () => {
    await app.close();
  });

  async function save(page: string, set: string, fields: Record<string, string>) {
    const html = await (await owner.get(page)).text();
    const card = html.slice(html.indexOf(`name="set" value="${set}"`));
    const seen = /name="seen" value="([^"]*)"/.exec(card)?.[1] ?? '';
    return owner.post(page, { set, seen, intent: 'save', ...fields });
  }
  const draft = (set: string, fields: Record<string, string>) => save('/admin/site', set, fields);
  const publish = async (set: string, fields: Record<string, string>) => {
    await draft(set, fields);
    return pressPublish(owner);
  };
  const textOf = async (path: string) => (await app.request(path)).text();
  const visit = (path: string) => app.request(path, { redirect: 'manual' });

  test('an announcement is shown from its first to its last day in Toronto', async () => {
    const fields = {
      ...{ text: 'Closed for the holidays', linkLabel: 'Write to us', linkHref: '/contact' },
      ...{ from: '2026-12-24', until: '2026-12-26' },
    };
    const answer = await publish('announcement', fields);
    expect(answer.headers.get('Location')).toContain('done=published');
    const isShownAt = async (time: string) => {
      app.clock.set(time);
      return (await textOf('/about')).includes('Closed for the holidays');
    };
    expect(await isShownAt('2026-12-24T04:59:00Z')).toBe(false);
    expect(await isShownAt('2026-12-24T05:00:00Z')).toBe(true);
    expect(await isShownAt('2026-12-27T04:59:00Z')).toBe(true);
    expect(await isShownAt('2026-12-27T05:00:00Z')).toBe(false);
  });

  test('an announcement is text, is on every page, and is taken back in one click', async () => {
    const hadOne = (await textOf('/')).includes('announcement');
    await publish('announcement', { text: '<b>Open</b> "late"' });
    for (const path of ['/', '/book', '/nowhere']) {
      const page = await textOf(path);
      expect(page).toContain('&lt;b&gt;Open&lt;/b&gt;');
      expect(page).toContain(HIDE_IF_CLOSED);
    }
    expect((await pressPublish(owner, 'undo')).headers.get('Location')).toContain('undone');
    expect(await (await owner.get('/admin/audit')).text()).toContain(
      '>Previous version restored</td>',
    );
    const after = await textOf('/');
    expect(after).not.toContain('Open&lt;/b&gt;');
    expect(after.includes('announcement')).toBe(hadOne);
  });

  test('a draft is seen by the owner alone', async () => {
    await draft('announcement', { text: 'Soon' });
    expect(await textOf('/')).not.toContain('Soon<');
    const preview = await owner.get('/admin/business/preview?page=/');
    expect(await preview.text()).toContain('Soon');
  });

  test('what an announcement can’t be is refused beside its field', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ text: 'x'.repeat(161) }, errors.text],
      [{ text: '', from: '2026-12-24' }, errors.text],
      [{ text: 'A', linkHref: '/contact' }, errors.linkLabel],
      [{ text: 'A', linkLabel: 'B' }, errors.linkHref],
      ...['/nowhere', '//evil.example/x', 'javascript:alert(1)', 'http://a.example', '/\\evil'].map(
        (linkHref): [Record<string, string>, string] => [
          { text: 'A', linkLabel: 'B', linkHref },
          errors.linkHref,
        ],
      ),
      [{ text: 'A', from: '2026-13-01' }, errors.day],
      [{ text: 'A', from: '2026-12-24', until: '2026-12-23' }, errors.until],
    ];
    for (const [fields, message] of cases) {
      const answer = await draft('announcement', fields);
      const text = (await answer.text()).replaceAll('&#x27;', "'");
      expect([answer.status, text.includes(message)], JSON.stringify(fields)).toEqual([422, true]);
    }
  });

  test('a section that is switched off is gone, unless its address leads elsewhere', async () => {
    const shown = sectionsEditor.fieldsOf(builtInSets.sections);
    const { courses: _off, ...others } = shown;
    await publish('sections', others);
    expect((await visit('/courses')).status).toBe(404);
    expect(await textOf('/')).not.toContain('href="/courses');
    const lines = { from0: '/courses', to0: '/resources', kind0: 'temporary' };
    await publish('redirects', lines);
    const answer = await visit('/courses?utm_source=flyer');
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/resources?utm_source=flyer',
    ]);
    await publish('sections', shown);
    expect((await visit('/courses')).status).toBe(200);
  });

  test('a former address leads on with its query, for a page and for a link within the site', async () => {
    const answer = await publish('redirects', {
      ...{ from0: 'https://old.example/our-team/', to0: '/about#team', kind0: 'permanent' },
      ...{ from1: '/shop', to1: 'https://shop.example.ca/all?from=site', kind1: 'permanent' },
      ...{ from2: '', to2: '', kind2: 'permanent' },
    });
    expect(answer.status).toBe(303);
    const team = await visit('/our-team/?a=1&b=2');
    expect(team.status).toBe(308);
    const moved = await visit('/our-team?a=1&b=2');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/about?a=1&b=2#team']);
    const shop = await visit('/shop?x=1');
    expect(shop.headers.get('Location')).toBe('https://shop.example.ca/all?from=site&x=1');
    const data = await visit('/our-team.data');
    expect(await data.text()).toContain('/about');
    expect((await visit('/our-team-2')).status).toBe(404);
    await publish('redirects', { from0: '', to0: '' });
    expect((await visit('/our-team')).status).toBe(404);
  });

  test('a redirect that hides a page, runs in a circle or leads nowhere is refused', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ from0: 'old', to0: '/about' }, errors.from],
      [{ from0: '/old?x', to0: '/about' }, errors.from],
      [{ from0: '/about', to0: '/contact' }, errors.taken],
      [{ from0: '/admin/x', to0: '/contact' }, errors.taken],
      [{ from0: '/Admin/Login', to0: '/contact' }, errors.taken],
      [{ from0: '/about.data', to0: '/contact' }, errors.taken],
      [{ from0: '/old', to0: '/old' }, errors.chain],
      [{ from0: '/old', to0: '/older/?x', from1: '/older', to1: '/about' }, errors.chain],
      [{ from0: '/old', to0: '/about', from1: '/old/', to1: '/contact' }, errors.twice],
      ...[
        '',
        '/nowhere',
        '//evil.example',
        'javascript:alert(1)',
        'https://user@evil.example/',
        'https://example.com/\u0001',
      ].map((to0): [Record<string, string>, string] => [{ from0: '/old', to0 }, errors.to]),
    ];
    for (const [fields, message] of cases) {
      const answer = await draft('redirects', fields);
      const text = (await answer.text()).replaceAll('&#x27;', "'");
      expect([answer.status, text.includes(message)], JSON.stringify(fields)).toEqual([422, true]);
    }
    expect((await visit('/old')).status).toBe(404);
  });

  test('prices and hours of three cards are published together as typed, and written to the audit log', async () => {
    const fields = {
      offer: { ...offerEditor.fieldsOf(builtInSets.offer), price: '$1,234' },
      prices: { ...pricesEditor.fieldsOf(builtInSets.prices), hourlyRate: '175' },
      workHours: { ...workHoursEditor.fieldsOf(builtInSets.workHours), workflow2: '77' },
    };
    for (const [set, values] of Object.entries(fields)) {
      const answer = await save('/admin/prices', set, values);
      expect([set, answer.status]).toEqual([set, 303]);
    }
    const waiting = await (await owner.get('/admin/prices')).text();
    expect(waiting).toContain('3 unpublished changes: launch offer, work by the hour, hours for');
    await pressPublish(owner);
    const { offer, prices, workHours } = app.context.facts();
    expect([offer.price, prices.hourlyRate, workHours.workflow[2]]).toEqual([1234, 175, 77]);
    const log = await app.context.db.selectFrom('audit_log').selectAll().execute();
    const entries = log.filter(({ action }) => action === 'business');
    expect(entries.map(({ subject, detail }) => [subject, detail])).toContainEqual([
      'offer',
      JSON.stringify({ changed: ['price'] }),
    ]);
  });

  test('what another process has published is shown, and what is typed is compared with it', async () => {
    const builtIn = offerEditor.fieldsOf(builtInSets.offer);
    await insertFacts(app.context.db, { offer: { ...builtInSets.offer, price: 1234 } });
    expect(await (await owner.get('/admin/prices')).text()).toContain('value="1234"');
    await insertFacts(app.context.db, { prices: { ...builtInSets.prices, hourlyRate: 175 } });
    const answer = await save('/admin/prices', 'offer', builtIn);
    expect(answer.headers.get('Location')).toContain('done=saved');
    await pressPublish(owner);
    const shown = app.context.facts();
    expect([shown.offer.price, shown.prices.hourlyRate]).toEqual([997, 175]);
  });

  test('a price that can’t be is refused, and what was typed stays', async () => {
    const before = app.context.facts().offer;
    const offer = offerEditor.fieldsOf(builtInSets.offer);
    const cases: [string, Record<string, string>, string][] = [
      ['offer', { ...offer, price: 'cheap' }, 'Enter a whole number from 1 to 1,000,000.'],
      ['offer', { ...offer, price: String(builtInSets.offer.cardPrice + 3) }, priceErrors.above],
      [
        'prices',
        { ...pricesEditor.fieldsOf(builtInSets.prices), upkeepLikely: '3' },
        priceErrors.risingPercent,
      ],
      [
        'workHours',
        { ...workHoursEditor.fieldsOf(builtInSets.workHours), webApp0: '300' },
        priceErrors.risingHours,
      ],
    ];
    for (const [set, fields, message] of cases) {
      const answer = await save('/admin/prices', set, fields);
      const text = await answer.text();
      expect([answer.status, text.includes(message)], message).toEqual([422, true]);
    }
    expect(app.context.facts().offer).toEqual(before);
  });

  test('whoever edits at the same time is told', async () => {
    const page = '/admin/site';
    const html = await (await owner.get(page)).text();
    const seen =
      /name="set" value="announcement"\/><input[^>]*value="([^"]*)"/.exec(html)?.[1] ?? '';
    await publish('announcement', { text: 'Theirs' });
    const late = await owner.post(page, {
      ...{ set: 'announcement', seen, intent: 'save' },
      ...announcementEditor.fieldsOf({ text: 'Mine' }),
    });
    expect(late.status).toBe(409);
    const text = await late.text();
    expect(text).toContain('Somebody else has changed this');
    expect(text).toContain('value="Mine"');
    expect(await textOf('/')).toContain('Theirs');
  });
});
