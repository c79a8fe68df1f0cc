import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is in the page: it is small, and the first press of a link needs no request to find its route.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small, and web/lib/route-modules.ts has to know when the code of a page is lost, all of it.
  splitRouteModules: false,
} satisfies Config;
