import { expect, test } from 'vitest';
import { redirectsKind } from '#app/admin/content/kinds/site.ts';
import { createHttpApp } from '#server/http-app.ts';
import { flattenRoutes } from '#test/page-renderer.ts';
import { openTestApp } from '#test/test-app.ts';

/** Routes of what the owner writes or lists: the address of a removed item may redirect. */
const OPEN = /^\/(courses|resources\/[a-z-]+)\/:slug\??$/;

test('no redirect of the owner can take an address that the server answers', async () => {
  const app = await openTestApp();
  const http = createHttpApp({
    app: app.context,
    renderPage: undefined,
    origins: { emailService: undefined },
  });
  const pages = flattenRoutes().map(({ path }) => `/${path ?? ''}`);
  const others = http.routes.map(({ path }) => path);
  const addresses = new Set(
    [...pages, ...others]
      .filter((path) => !path.endsWith('*') && path !== '/' && !OPEN.test(path))
      .map((path) => path.replace(/:\w+(\{[^}]*\})?\??/g, 'x')),
  );
  for (const file of ['/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt', '/favicon.ico']) {
    addresses.add(file);
  }
  for (const path of ['/health', '/.well-known/security.txt', '/pictures/x', '/assets/a-1.js']) {
    addresses.add(path);
  }
  expect(addresses.size).toBeGreaterThan(100);
  const open: string[] = [];
  const given = { app: app.context, texts: {}, before: undefined, others: [] };
  for (const from of addresses) {
    const faults = await redirectsKind.check?.({ from, to: '/about', isPermanent: true }, given);
    if (!faults?.from) open.push(from);
  }
  expect(open).toEqual([]);
  await app.close();
});
