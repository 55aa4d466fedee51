import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The manifest has all routes from the start, so that a click needs no request for route
  // discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
