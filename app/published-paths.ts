import type { Facts } from '#app/facts/facts.ts';
import { blogTeasers, caseStudyTeasers } from './facts/articles.ts';
import { builtInCourses } from './facts/courses.ts';
import { industries } from './facts/industries.ts';
import { libraryResources, templateCards } from './facts/resources.ts';
import { isPageHidden } from './facts/sections.ts';

/** The built-in pages that the server renders when it starts: every public page whose words don't depend on the request. */
export const publishedPaths: string[] = [
  '/',
  '/about',
  '/contact',
  '/services',
  '/services/ai-automation-solutions/marketing-automation',
  '/services/ai-automation-solutions/workflow-automation',
  '/services/ai-automation-solutions/customer-service-automation',
  '/services/ai-consultation/ai-readiness-assessment',
  '/services/ai-consultation/ai-strategy-development',
  '/services/ai-consultation/implementation-support',
  '/industries',
  ...industries.map(({ path }) => path),
  '/pricing',
  '/web-app-development',
  '/web-apps/path-to-canada',
  '/web-apps/ai-data-gem',
  '/done-for-you-ai-agency',
  '/courses',
  ...builtInCourses.map(({ link }) => link),
  '/api-docs',
  '/resources',
  '/resources/blog',
  ...blogTeasers.map(({ path }) => path),
  '/resources/case-studies',
  ...caseStudyTeasers.map(({ path }) => path),
  '/resources/tools',
  '/resources/tools/ai-readiness-assessment',
  '/resources/tools/ai-readiness-quiz',
  '/resources/tools/roi-calculator',
  '/resources/automation-templates',
  ...templateCards.map(({ downloadUrl }) => downloadUrl),
  '/resources/library',
  '/resources/downloads/resource-pack',
  ...libraryResources.map(({ downloadUrl }) => downloadUrl),
  '/resources/guides',
  '/resources/checklists',
  '/special-offer',
  '/sales-deck',
  '/sales-presentation',
  '/resources/tools/vendor-evaluation-checklist',
  '/resources/tools/tech-stack-analyzer',
  '/resources/tools/implementation-cost-calculator',
  '/resources/tools/data-quality-assessment',
  '/privacy/request',
  '/privacy-policy',
  '/terms-of-service',
];

/** The public pages that are shown at present, with those of the owner’s courses. */
export function listShownPages(facts: Facts): string[] {
  const { courses: courseList } = facts;
  return publishedPaths
    .flatMap((path) => {
      if (path === '/courses') return [path, ...courseList.map(({ link }) => link)];
      return path.startsWith(COURSES) ? [] : [path];
    })
    .filter((path) => !isPageHidden(facts, path));
}

const COURSES = '/courses/';
const known = new Set(publishedPaths);

/** Whether a public page is at this path at present. */
export function isShownPage(facts: Facts, path: string): boolean {
  const isPage = path.startsWith(COURSES)
    ? facts.courses.some(({ link }) => link === path)
    : known.has(path);
  return isPage && !isPageHidden(facts, path);
}

/** What the server answers without a published page, with everything below it. */
const RESERVED_FOLDERS = [
  ...['.well-known', 'admin', 'api', 'assets', 'book', 'bookings', 'calendar', 'earlier-times'],
  ...['health', 'images', 'metrics', 'newsletter', 'pictures', 'search', 'sent', 'social', 'u'],
  'waitlist',
];

/** Single paths that redirect, and files. */
const RESERVED_PATHS = [
  ...['/resources/templates', '/resources/tools/ai-readiness-quiz'],
  ...['/favicon.ico', '/feed.xml', '/llms.txt', '/robots.txt', '/sitemap.xml'],
];

/**
 * Whether the path belongs to pages rendered on request or to files, so that the owner can't use it as
 * a former address.
 */
export function isReserved(path: string): boolean {
  return (
    RESERVED_PATHS.includes(path) ||
    RESERVED_FOLDERS.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`))
  );
}
