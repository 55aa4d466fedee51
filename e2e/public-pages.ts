import { matchPath } from 'react-router';
import { publishedPaths } from '#app/published-paths.ts';
import { flattenRoutes } from '#test/page-renderer.ts';

/** Public pages that are rendered at request time, one of each kind. */
export const dynamicPaths: readonly string[] = [
  '/courses/prompt-writing-for-bakers',
  '/resources/automation-templates/never-heard-of-it',
  '/resources/downloads/never-heard-of-it',
  '/book',
  '/book?kind=consultation',
  '/search',
  '/newsletter',
];

/** Every public page that the checks of every page include. */
export const publicPaths: readonly string[] = [...publishedPaths, ...dynamicPaths];

/** The first page of each kind: pages of one kind share their route file, articles their folder. */
export const firstOfEachKind: ReadonlySet<string> = new Set(
  [...Map.groupBy(publicPaths, kindOf).values()].flatMap(([first]) => first ?? []),
);

function kindOf(address: string): string {
  const [pathname = ''] = address.split('?');
  const route = flattenRoutes().find(({ path = '' }) => matchPath(`/${path}`, pathname));
  return route?.file.replace(/(blog|case-studies)\/[\w-]+\.route\.tsx$/, '$1') ?? address;
}
