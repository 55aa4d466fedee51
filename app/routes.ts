import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the specification. */
export default [
  index('features/home/home.route.tsx'),
  route('about', 'features/about/about.route.tsx'),
  route('contact', 'features/contact/contact.route.tsx'),
  route('sent', 'features/contact/sent.route.tsx'),

  route('privacy-policy', 'features/legal/privacy-policy.route.tsx'),
  route('terms-of-service', 'features/legal/terms-of-service.route.tsx'),

  route('*', 'layout/not-found.route.tsx'),
] satisfies RouteConfig;
