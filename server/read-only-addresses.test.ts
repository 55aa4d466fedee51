import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOnlyWords } from '#app/layout/error-page.content.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { createPageRenderer } from '#test/page-renderer.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

/** Pages with a form that is posted to them. */
const WITH_FORM = new Set(['/', '/about', '/contact', '/special-offer', '/privacy/request']);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('sqlite', { renderPage: await createPageRenderer() });
});
afterAll(() => app.close());

describe('a post to an address that only shows something', () => {
  const pages = publishedPaths.filter(
    (path) => !WITH_FORM.has(path) && !path.startsWith('/resources/tools/'),
  );

  test('is answered with a page that says so, wherever a page is published', async () => {
    for (const path of pages) {
      const answer = await app.request(path, { method: 'POST', body: new FormData() });
      const text = await answer.text();
      const isTold = text.includes(readOnlyWords.title) && text.includes(`href="${path}"`);
      const seen = [path, answer.status, answer.headers.get('Allow'), isTold];
      expect(seen).toEqual([path, 405, 'GET, HEAD', true]);
    }
  });

  test('names no failure and no framework for a download', async () => {
    for (const path of [
      '/feed.xml',
      '/sitemap.xml',
      '/bookings/x/invite.ics',
      '/newsletter/feed',
    ]) {
      const answer = await app.request(path, { method: 'POST', body: new FormData() });
      const text = await answer.text();
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      expect(text).not.toMatch(/on our end|did not provide|You made a POST/);
    }
  });
});
