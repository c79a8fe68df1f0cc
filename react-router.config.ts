import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is in the page: it is small, and finding a route needs no request.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small, and vite.config.ts has to know when the code of a page is lost, all of it.
  splitRouteModules: false,
} satisfies Config;
