/** The pages made at build time: every public page whose words don't depend on the request. */
export const prerenderedPaths: string[] = [
  '/',
  '/about',
  '/contact',
  '/resources/tools/ai-readiness-assessment',
  '/resources/tools/ai-readiness-quiz',
  '/resources/tools/roi-calculator',
  '/api-docs',
  '/privacy-policy',
  '/terms-of-service',
];
