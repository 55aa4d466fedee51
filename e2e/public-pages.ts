import { publishedPaths } from '#app/published-paths.ts';

/** Public pages that are made at request time, one of each kind. */
export const dynamicPaths: readonly string[] = [
  '/courses/prompt-writing-for-bakers',
  '/resources/automation-templates/never-heard-of-it',
  '/resources/downloads/never-heard-of-it',
  '/book',
  '/book?kind=consultation',
  '/search',
  '/newsletter',
];

/** Every public page that the guards look at. */
export const publicPaths: readonly string[] = [...publishedPaths, ...dynamicPaths];

/** Folder of the test results in which every-page.e2e.ts leaves the weight of each page. */
export const PAGE_WEIGHTS = 'page-weights';
