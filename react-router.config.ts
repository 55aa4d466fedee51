import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerender.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: { paths: prerenderedPaths, concurrency: 2 },
  // The whole site map in one file, fetched after the page has loaded: a click needs no look-up.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
