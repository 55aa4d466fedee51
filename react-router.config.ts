import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site map in one file, fetched after the page has loaded: a click needs no look-up.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
