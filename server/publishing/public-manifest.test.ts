import { expect, test } from 'vitest';
import { flattenRoutes } from '#test/page-renderer.ts';
import { publicManifest, publicManifestName } from './public-manifest.ts';

const write = (routes: { id: string; path?: string | undefined }[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    url: '/assets/manifest-ab12.js',
    routes: Object.fromEntries(routes.map(({ id, path }) => [id, { id, path }])),
  })};`;

test('the manifest of public pages has every route except those of the admin area', () => {
  const all = flattenRoutes();
  const isAdmin = (path = '') => path === 'admin' || path.startsWith('admin/');
  const told = publicManifest(write([{ id: 'root', path: '' }, ...all]));
  const { url, routes } = JSON.parse(told.replace(/^window\.__reactRouterManifest=|;$/g, ''));
  const expected = all.filter(({ path, file }) => !isAdmin(path) && !file.startsWith('admin/'));
  expect(url).toBe('/assets/manifest-public-ab12.js');
  expect(Object.keys(routes)).toEqual(['root', ...expected.map(({ id }) => id)]);
  expect(all.length - expected.length).toBeGreaterThan(20);
});

test('an unexpected form of the file stops the build', () => {
  expect(() => publicManifest('export default {}')).toThrow('The route manifest');
});

test('the name keeps the hash', () => {
  expect(publicManifestName('/assets/manifest-ab12.js')).toBe('/assets/manifest-public-ab12.js');
});
