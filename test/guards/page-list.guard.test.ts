import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { builtInFacts } from '#app/facts/facts.ts';
import { libraryResources, templateCards } from '#app/facts/resources.ts';
import { publishedPaths } from '#app/published-paths.ts';
import { publicPaths } from '../../e2e/public-pages.ts';
import { flattenRoutes } from '../page-renderer.ts';

const { courses: courseList } = builtInFacts;

/** Routes that are not public pages, each with the reason why no list of pages has it. */
const NOT_WALKED: Readonly<Record<string, string>> = {
  '/sent': 'says what became of one message, whose reference is in the address',
  '/book/earlier': 'is a form for one day that is fully booked',
  '/earlier-times/:token': 'leads to /book, from emails of earlier versions',
  '/bookings/:token': 'belongs to the person who booked',
  '/bookings/:token/invite.ics': 'is a file for the person who booked',
  '/newsletter/issues': 'exists once an issue was sent; see archive.test.ts',
  '/newsletter/issues/:slug': 'exists once an issue was sent; see archive.test.ts',
  '/newsletter/check': 'asks one person for the code of a sign-up',
  '/newsletter/confirm/:token': 'belongs to one subscriber',
  '/newsletter/preferences/:token': 'belongs to one subscriber',
  '/u/:token': 'belongs to one subscriber',
  '/waitlist': 'only takes posts and leads back',
  '/waitlist/check': 'asks one person for the code of a sign-up',
  '/waitlist/confirm/:token': 'belongs to one person who waits',
  '/waitlist/leave/:token': 'belongs to one person who waits',
  '/resources/templates/:slug?': 'leads to /resources/automation-templates',
  '/*': 'is the page that is not found',
};

const routes = flattenRoutes()
  .filter(({ file }) => !file.endsWith('.layout.tsx'))
  .map(({ path = '' }) => `/${path}`);
const publicRoutes = routes.filter((route) => !/^\/admin(\/|$)/.test(route));
const pathOf = (address: string) => address.replace(/\?.*/, '');

test('every public route is in the checks of every page, or listed with a reason', () => {
  const missing = publicRoutes.filter(
    (route) => !NOT_WALKED[route] && !publicPaths.some((one) => matchPath(route, pathOf(one))),
  );
  expect(missing).toEqual([]);
});

test('every public page without a parameter is prerendered, or checked as dynamic', () => {
  const pages = publicRoutes.filter((route) => !/[:*]/.test(route) && !NOT_WALKED[route]);
  expect(pages.filter((route) => !publicPaths.map(pathOf).includes(route))).toEqual([]);
});

test('every page of the content is prerendered', () => {
  const known = [
    ...courseList.map(({ link }) => link),
    ...templateCards.map(({ downloadUrl }) => downloadUrl),
    ...libraryResources.map(({ downloadUrl }) => downloadUrl),
  ];
  expect(known.filter((path) => !publishedPaths.includes(path))).toEqual([]);
});

test('the lists contain no page twice and none without a route', () => {
  expect(publicPaths.filter((one, at) => publicPaths.indexOf(one) !== at)).toEqual([]);
  const pages = publicRoutes.filter((route) => route !== '/*');
  const strays = publicPaths.filter((one) => !pages.some((route) => matchPath(route, pathOf(one))));
  expect(strays).toEqual([]);
  expect(Object.keys(NOT_WALKED).filter((route) => !publicRoutes.includes(route))).toEqual([]);
});
