import { afterEach, expect, test } from 'vitest';
import { builtInTeam } from '#app/facts/team.ts';
import { photoText, readPhotoText } from '#app/facts/uploaded-picture.ts';
import { ownArticleErrors } from '#app/features/articles/own/own-article.content.ts';
import { storePhoto } from '#app/platform/pictures/picture-store.server.ts';
import { type AdminBrowser, logInAsMember } from '#test/admin-browser.ts';
import { openOwnerApp } from '#test/owner-app.ts';
import { samplePhoto } from '#test/sample-photo.ts';
import { describeOnBothDatabases, type TestApp } from '#test/test-app.ts';
import { changesNotices } from '../content/changes.content.ts';
import { articleNotices } from './articles-admin.content.ts';

const words = {
  title: 'What “AI” costs, really?',
  description: 'Three real invoices from last year, line by line, and what each of them paid back.',
  category: 'Costs',
  author: 'Sam',
  authorRole: '',
  date: '',
  picture: 'blog-roi',
  body: '## Three invoices\n\nThe *first* one. <script>alert(1)</script>\n\n## What came back\n\nSee [the contact page](/contact) or [this](javascript:alert(1)).',
  slug: '',
};

describeOnBothDatabases('articles in the admin area', (engine) => {
  let app: TestApp;
  let owner: AdminBrowser;
  afterEach(() => app.close());

  async function start(kind: string): Promise<string> {
    ({ app, owner } = await openOwnerApp(engine));
    return startAnother(kind);
  }

  async function startAnother(kind: string): Promise<string> {
    const response = await owner.post('/admin/articles', { kind });
    expect(response.status).toBe(303);
    return response.headers.get('Location') ?? '';
  }

  const post = (page: string, version: number, intent: string, changes = {}) =>
    owner.post(page, { ...words, version: String(version), intent, ...changes });

  const publicPage = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, html: await response.text() };
  };

  test('an uploaded photo needs a description to be published, and is on the page and its index', async () => {
    const page = await start('post');
    const stored = await storePhoto(app.context, await samplePhoto());
    if (typeof stored === 'string') throw new Error(stored);
    const picture = photoText(stored);
    expect(await (await owner.get(page)).text()).toContain(`value="${picture}"`);
    const bare = await post(page, 1, 'publish', { picture });
    expect([bare.status, await bare.text()]).toEqual([
      422,
      expect.stringContaining(ownArticleErrors.pictureAlt),
    ]);
    expect((await post(page, 1, 'save', { picture })).status).toBe(303);
    const pictureAlt = 'Three invoices on a desk';
    expect((await post(page, 2, 'publish', { picture, pictureAlt, slug: 'photo' })).status).toBe(
      303,
    );
    const { html } = await publicPage('/resources/blog/photo');
    expect(html).toContain(`alt="${pictureAlt}"`);
    expect(html).toContain(`/pictures/${stored.id}-320.avif 320w`);
    expect((await publicPage('/resources/blog')).html).toContain(stored.id);
    expect((await owner.post('/admin/pictures', { intent: 'remove', id: stored.id })).status).toBe(
      409,
    );
  });

  test('a new article is by its writer where visitors know them, else by the first of the team', async () => {
    const first = builtInTeam[0];
    const page = await start('post');
    expect(await (await owner.get(page)).text()).toContain(`value="${first?.name}"`);
    const owen = await logInAsMember(app, { name: 'Owen T.', email: 'owen@example.com' });
    const own = await owen.post('/admin/articles', { kind: 'post' });
    const shown = await (await owen.get(own.headers.get('Location') ?? '')).text();
    expect(shown).toContain('value="Owen T."');
    expect(shown).toContain('value="Automation engineer"');
  });

  test('a photo is uploaded into the text, shown on the page and in a newsletter, and kept', async () => {
    const page = await start('post');
    const kim = await logInAsMember(app);
    const bad = new File(['no picture'], 'a.png', { type: 'image/png' });
    expect((await kim.upload('/admin/pictures/upload', {}, { photo: bad })).status).toBe(422);
    const answer = await kim.upload('/admin/pictures/upload', {}, { photo: await samplePhoto() });
    const { text } = await answer.json();
    const body = `Look:\n\n![Three invoices](${text})\n\n![Foreign](https://example.com/x.png)`;
    expect((await post(page, 1, 'publish', { body, slug: 'in-the-text' })).status).toBe(303);
    const { html } = await publicPage('/resources/blog/in-the-text');
    const id = readPhotoText(text)?.id ?? '';
    expect(html).toMatch(
      new RegExp(`<img src="/pictures/${id}-\\d+.jpg"[^>]*alt="Three invoices"`),
    );
    expect(html).not.toContain('example.com/x.png');
    const draft = await owner.post('/admin/newsletter', { intent: 'start' });
    const issue = draft.headers.get('Location') ?? '';
    await owner.post(issue, { intent: 'save', subject: 'Invoices', body });
    const email = await (await owner.get(`${issue}/preview`)).text();
    expect(email).toContain(`src="http://localhost:3000/pictures/${id}-`);
    const pictures = await (await owner.get('/admin/pictures')).text();
    expect(pictures).toContain('Articles, Newsletter');
  });

  test('the longest text is saved in any alphabet', async () => {
    const page = await start('post');
    const body = 'é漢'.repeat(10_000);
    expect((await post(page, 1, 'save', { body })).status).toBe(303);
    expect((await post(`${page}/autosave`, 2, '', { body })).status).toBe(200);
    const { draft } = await app.context.db
      .selectFrom('articles')
      .select('draft')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(draft).body).toBe(body);
    const tooLong = await post(page, 3, 'save', { body: '漢'.repeat(30_000) });
    expect(tooLong.status).toBe(413);
  });

  test('a post is invisible as a draft, listed when published, and gone when withdrawn', async () => {
    const page = await start('post');
    const path = '/resources/blog/what-ai-costs-really';
    expect((await post(page, 1, 'save')).headers.get('Location')).toBe(`${page}?done=saved`);
    expect((await publicPage(path)).status).toBe(404);
    expect((await publicPage('/resources/blog')).html).not.toContain('What “AI” costs');

    const published = await post(page, 2, 'publish');
    expect(published.headers.get('Location')).toBe(`${page}?done=article-published`);
    const noticesAt = async (place: string) => {
      const html = await (await owner.get(place)).text();
      return [articleNotices['article-published'], changesNotices.published].map(
        ({ description }) => html.includes(description),
      );
    };
    expect(await noticesAt(`${page}?done=article-published`)).toEqual([true, false]);
    // After the publish bar, which publishes other changes from here.
    expect(await noticesAt('/admin/articles?done=published')).toEqual([false, true]);
    const shown = await publicPage(path);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('<h1>What “AI” costs, really?</h1>');
    expect(shown.html).toContain('id="what-came-back"');
    expect(shown.html).toContain('href="#three-invoices"');
    expect(shown.html).toContain('href="/contact"');
    expect(shown.html).toContain('dateTime="2026-11-02"');
    expect(shown.html).not.toContain('<script>alert(1)');
    expect(shown.html).not.toContain('javascript:alert');
    const index = (await publicPage('/resources/blog')).html;
    expect(index.indexOf('What “AI” costs')).toBeGreaterThan(0);
    expect(index.indexOf('What “AI” costs')).toBeLessThan(
      index.indexOf('AI Tools for Small Business'),
    );

    expect((await publicPage('/search?q=invoices+real')).html).toContain(`href="${path}"`);

    const withdrawn = await post(page, 3, 'remove');
    expect(withdrawn.headers.get('Location')).toBe(`${page}?done=withdrawn`);
    expect((await publicPage(path)).status).toBe(404);
    expect((await publicPage('/search?q=invoices+real')).html).not.toContain(path);
    expect((await post(page, 4, 'remove')).headers.get('Location')).toBe(
      '/admin/articles?done=deleted',
    );
    expect((await owner.get(page)).status).toBe(404);
  });

  test('saved changes of a published article wait until they are published', async () => {
    const page = await start('post');
    await post(page, 1, 'publish');
    await post(page, 2, 'save', { title: 'Other words' });
    const path = '/resources/blog/what-ai-costs-really';
    expect((await publicPage(path)).html).toContain('<h1>What “AI” costs, really?</h1>');
    await post(page, 3, 'publish', { title: 'Other words', slug: 'other-address' });
    // The address that visitors know stays.
    expect((await publicPage(path)).html).toContain('<h1>Other words</h1>');
  });

  test('what is missing is named for each field, and nothing typed is lost', async () => {
    const page = await start('case-study');
    const refused = await post(page, 1, 'publish', { description: 'Short', body: '' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const text of ['70 to 160 characters, for', 'Write the text', 'Enter the industry']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('value="What “AI” costs, really?"');
    const facts = {
      company: 'A bakery',
      industry: 'Food',
      result: '9 hours a week',
      isSample: 'on',
    };
    expect((await post(page, 1, 'publish', facts)).status).toBe(303);
    const { html: shown } = await publicPage('/resources/case-studies/what-ai-costs-really');
    expect(shown).toContain('9 hours a week');
    expect(shown).toContain('Sample story');
  });

  test('of two people who edit at once, the second is told and sees both versions', async () => {
    const page = await start('post');
    await post(page, 1, 'save', { body: 'The words of the first.' });
    const again = await post(page, 1, 'save', { body: 'The words of the first.' });
    expect(again.status, 'a second click').toBe(303);
    const second = await post(page, 1, 'save', { body: 'The words of the second.' });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain('The words of the first.');
    expect(html).toContain('The words of the second.');
    expect(html).toContain('name="version" value="2"');
    expect((await post(page, 2, 'save', { body: 'Both.' })).status).toBe(303);
  });

  test('an address that is taken, or can not be made, is refused', async () => {
    const page = await start('post');
    await post(page, 1, 'save');
    const other = await startAnother('post');
    expect(await (await post(other, 1, 'save')).text()).toContain(
      'Another article has this address',
    );
    const builtIn = await post(other, 1, 'save', { slug: 'roi-ai-small-business' });
    expect(builtIn.status).toBe(422);
    expect((await post(other, 1, 'save', { title: '…', slug: '' })).status).toBe(422);
    expect((await post(other, 1, 'save', { slug: '../admin' })).status).toBe(422);
    // A case study may have the address of a post.
    expect((await post(await startAnother('case-study'), 1, 'save')).status).toBe(303);
  });

  test('the preview shows what was typed and saves nothing', async () => {
    const page = await start('post');
    const preview = await post(page, 1, 'preview', { body: '## Not saved yet' });
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain('Not saved yet');
    expect(await (await owner.get(page)).text()).not.toContain('Not saved yet');
  });

  test('an unreadable article is hidden from visitors and reported to the owner', async () => {
    const page = await start('post');
    await post(page, 1, 'publish');
    const id = page.split('/').at(-1) ?? '';
    await app.context.db
      .updateTable('articles')
      .set({ draft: '{"title":5}', published: 'no JSON' })
      .where('id', '=', id)
      .execute();
    expect((await publicPage('/resources/blog')).status).toBe(200);
    expect((await publicPage('/resources/blog/what-ai-costs-really')).status).toBe(404);
    expect(await (await owner.get(page)).text()).toContain('does not have the expected form');
  });
});
