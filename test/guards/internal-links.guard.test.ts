import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { flattenRoutes } from '../page-renderer.ts';
import { readSources } from './sources.ts';

/** A property or attribute whose value is a path of this site, written as a string. */
const LINK =
  /\b(?:\w*[hH]ref|to|\w*[lL]ink|path|action|downloadUrl)(?:=\{?|: ?)(['"`])(\/[^'"`\s]*)\1/g;

/** Paths without a route: the API, files, and the parent of the booking pages. */
const NOT_ROUTES = /^\/(api|images|social|assets|calendar)\/|^\/[\w/-]+\.\w+$|^\/bookings$/;

const patterns = flattenRoutes()
  .map(({ path = '' }) => `/${path}`)
  .filter((path) => path !== '/*');

const links = readSources('{app,content}/**/*.{ts,tsx,mdx}').flatMap(({ file, text }) => [
  ...[...text.matchAll(LINK)].map(([, , address = '']) => ({ file, address })),
  ...[...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, address = '']) => ({ file, address })),
]);

test('every path of the site in the sources has a route', () => {
  expect(links.length).toBeGreaterThan(150);
  const astray = links.filter(({ address }) => !isAnswered(address));
  expect(astray.map(({ file, address }) => `${file}: ${address}`)).toEqual([]);
});

test('an address without a route is noticed', () => {
  expect(isAnswered('/about#team')).toBe(true);
  expect(isAnswered('/courses/any-course?x=1')).toBe(true);
  expect(isAnswered('/about-us')).toBe(false);
});

/** A placeholder matches one segment of a path, whatever its value. */
function isAnswered(address: string): boolean {
  const path = address.replace(/[?#].*/, '');
  if (NOT_ROUTES.test(path) || patterns.some((pattern) => matchPath(pattern, path))) return true;
  const parts = path.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return (
    parts.length > 1 && patterns.some((one) => new RegExp(`^${parts.join('[^/]+')}$`).test(one))
  );
}
