import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table travels with the page: it is small, and no request is needed to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
