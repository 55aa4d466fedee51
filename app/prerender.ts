import { blogTeasers, caseStudyTeasers } from './features/articles/articles.content.ts';
import { libraryResources, templateCards } from './features/resources/resources.content.ts';

/** The pages made at build time: every public page whose words don't depend on the request. */
export const prerenderedPaths: string[] = [
  '/',
  '/about',
  '/contact',
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
  '/privacy-policy',
  '/terms-of-service',
];
