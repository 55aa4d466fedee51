import { expect, test } from 'vitest';
import { flattenRoutes } from '#test/page-renderer.ts';
import { publicManifest, publicManifestName } from './public-manifest.ts';

const write = (routes: { id: string }[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    url: '/assets/manifest-ab12.js',
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  })};`;

test('the manifest of public pages has every route except those of the admin area', () => {
  const all = flattenRoutes();
  const isAdmin = (path = '') => path === 'admin' || path.startsWith('admin/');
  const told = publicManifest(
    write([{ id: 'root' }, ...all.map(({ id, path }) => ({ id, path }))]),
  );
  const { url, routes } = JSON.parse(told.replace(/^window\.__reactRouterManifest=|;$/g, ''));
  const expected = all.filter(({ path, file }) => !isAdmin(path) && !file.startsWith('admin/'));
  expect(url).toBe('/assets/manifest-public-ab12.js');
  expect(Object.keys(routes)).toEqual(['root', ...expected.map(({ id }) => id)]);
  expect(all.length - expected.length).toBeGreaterThan(20);
});

test('imports and what a route does not have are left out', () => {
  const route = { id: 'a', path: 'a', module: '/a.js', hasAction: false, imports: ['/b.js'] };
  const told = publicManifest(write([route]));
  expect(told).toContain('{"id":"a","path":"a","module":"/a.js"}');
});

test('an unexpected form of the file stops the build', () => {
  expect(() => publicManifest('export default {}')).toThrow('The route manifest');
});

test('the name keeps the hash', () => {
  expect(publicManifestName('/assets/manifest-ab12.js')).toBe('/assets/manifest-public-ab12.js');
});
