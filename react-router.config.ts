import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';

/**
 * The browser's table of routes also lists what the module of each route imports, more than half of its weight. Only the
 * server reads it, for the preloads of a page. It also says what a route does not have, which it need not.
 */
async function lightenManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) {
    const path = join(folder, name);
    const [, start, table, end] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(await readFile(path, 'utf8')) ?? [];
    if (table === undefined) throw new Error(`${path} has another form now.`);
    const manifest = JSON.parse(table) as { routes: Record<string, { imports?: string[] }> };
    for (const route of Object.values(manifest.routes)) delete route.imports;
    const light = JSON.stringify(manifest, (_name, value) => (value === false ? undefined : value));
    await writeFile(path, `${start}${light}${end}`);
  }
}

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is in the page: it is small, and finding a route needs no request.
  routeDiscovery: { mode: 'initial' },
  // Loaders are small, and vite.config.ts has to know when the code of a page is lost, all of it.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    lightenManifest(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
