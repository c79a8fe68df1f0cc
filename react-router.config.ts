import type { Config } from '@react-router/dev/config';
import { BUILD_FOLDER, LOCALE } from './build-locale.ts';
import { LOCALE_PATHS } from './contract/locale.ts';

export default {
  appDirectory: 'web',
  buildDirectory: BUILD_FOLDER,
  basename: LOCALE_PATHS[LOCALE] || '/',
  ssr: true,
  // The page contains the whole route table: it is small, and the first click needs no request to find its route.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small, and web/lib/route-modules.ts must see every failure to load a page's code.
  splitRouteModules: false,
} satisfies Config;
