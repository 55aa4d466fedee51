import { type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the specification. */
export default [
  route('contact', 'features/contact/contact.route.tsx'),
  route('sent', 'features/contact/sent.route.tsx'),

  route('*', 'layout/not-found.route.tsx'),
] satisfies RouteConfig;
