import { expect, test } from 'vitest';
import { publishedPaths } from '#app/published-paths.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishedDocuments } from '#test/published-documents.ts';
import { openTestApp } from '#test/test-app.ts';

const SITE = 'https://www.one.example';

test('pages, feeds, site map and descriptions have the address of the site and no other', async () => {
  const app = await openTestApp('sqlite', {
    env: { SITE_URL: SITE },
    renderPage: await createPageRenderer(),
  });
  const published = await publishedDocuments(app);
  for (const [path, text] of published) {
    expect([path, /https?:\/\/(localhost|127\.0\.0\.1)/.test(text)]).toEqual([path, false]);
  }
  for (const path of publishedPaths) {
    const html = published.get(path) ?? '';
    expect([path, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([
      path,
      expect.stringMatching(new RegExp(`^${SITE}(/|$)`)),
    ]);
    expect(html).toContain(`<meta property="og:image" content="${SITE}/social/`);
    expect(html).toContain(`"@id":"${SITE}/#organization"`);
  }
  for (const file of [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/api/openapi.json',
    '/resources/blog/feed.xml',
    '/resources/blog/atom.xml',
    '/resources/blog/feed.json',
  ]) {
    expect([file, published.get(file)?.includes(SITE)]).toEqual([file, true]);
  }
  await app.close();
});
