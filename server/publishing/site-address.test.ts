import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedPaths } from '#app/published-paths.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { publishedDocuments } from '#test/published-documents.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import type { RenderPage } from '../http-app.ts';

const ONE = 'https://www.one.example';
const OTHER = 'https://shop.other.example';
let renderPage: RenderPage;
const apps: TestApp[] = [];

beforeAll(async () => {
  renderPage = await createPageRenderer();
});
afterAll(async () => {
  for (const app of apps) await app.close();
});

async function open(env: NodeJS.ProcessEnv): Promise<TestApp> {
  const app = await openTestApp('sqlite', { env, renderPage });
  apps.push(app);
  return app;
}

test('one build serves two addresses: pages, feeds, site map and descriptions have their own', async () => {
  const one = await open({ SITE_URL: ONE });
  const other = await open({ SITE_URL: OTHER });
  for (const [app, own, foreign] of [
    [one, ONE, OTHER],
    [other, OTHER, ONE],
  ] as const) {
    const published = await publishedDocuments(app);
    for (const [path, text] of published) {
      expect([path, text.includes(foreign)]).toEqual([path, false]);
      expect([path, /https?:\/\/(localhost|127\.0\.0\.1)/.test(text)]).toEqual([path, false]);
    }
    for (const path of publishedPaths) {
      const html = published.get(path) ?? '';
      expect([path, /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([
        path,
        expect.stringMatching(new RegExp(`^${own}(/|$)`)),
      ]);
      expect(html).toContain(`<meta property="og:image" content="${own}/social/`);
      expect(html).toContain(`"@id":"${own}/#organization"`);
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
      expect([file, published.get(file)?.includes(own)]).toEqual([file, true]);
    }
  }
});

test('with PORT alone every address has that port', async () => {
  const app = await open({ PORT: '3500', SITE_URL: '' });
  const published = await publishedDocuments(app);
  for (const [path, text] of published) {
    expect([path, text.includes('127.0.0.1:3000')]).toEqual([path, false]);
  }
  for (const file of ['/', '/sitemap.xml', '/api/openapi.json', '/resources/blog/feed.json']) {
    expect([file, published.get(file)?.includes('http://127.0.0.1:3500')]).toEqual([file, true]);
  }
});
