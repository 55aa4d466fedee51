/** The pages made at build time: every public page whose words don't depend on the request. */
export const prerenderedPaths: string[] = [
  '/',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];
