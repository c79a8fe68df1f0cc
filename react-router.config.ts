import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The page contains the whole route table: it is small, and the first click needs no request to find its route.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small, and web/lib/route-modules.ts must see every failure to load a page's code.
  splitRouteModules: false,
} satisfies Config;
