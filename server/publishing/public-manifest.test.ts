import { expect, test } from 'vitest';
import { flattenRoutes } from '#test/page-renderer.ts';
import { publicManifest, publicManifestName } from './public-manifest.ts';

const write = (ids: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    version: '1',
    routes: Object.fromEntries(ids.map((id) => [id, { id, module: `/assets/${id}.js` }])),
  })};`;

test('public pages are told of every route but those of the admin area', () => {
  const all = flattenRoutes();
  const isAdmin = (path = '') => path === 'admin' || path.startsWith('admin/');
  const told = publicManifest(write(['root', ...all.map(({ id }) => id)]));
  const { routes } = JSON.parse(told.replace(/^window\.__reactRouterManifest=|;$/g, ''));
  const expected = all.filter(({ path, file }) => !isAdmin(path) && !file.startsWith('admin/'));
  expect(Object.keys(routes)).toEqual(['root', ...expected.map(({ id }) => id)]);
  expect(all.length - expected.length).toBeGreaterThan(20);
  expect(all.filter(({ path, id }) => isAdmin(path) && !id.startsWith('admin/'))).toEqual([]);
});

test('another form of the file ends the build', () => {
  expect(() => publicManifest('export default {}')).toThrow('The route manifest');
});

test('the name keeps the hash', () => {
  expect(publicManifestName('/assets/manifest-ab12.js')).toBe('/assets/manifest-public-ab12.js');
});
