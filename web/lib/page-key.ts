import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle.ts';

export interface PageKey {
  /** The path in the route's spelling with the query parameters the page reads, first values in a fixed order. */
  address: string;
  /** True when the page changes with releases only. */
  isStatic: boolean;
}

/** All unknown paths share one rendering. */
const UNKNOWN = '/404';

/** React Router's suffix for data requests. */
const DATA = '.data';

/** Matching costs as much as serving a cached page, so pages without path parameters are matched once. */
export function pageKeys(routes: RouteObject[]): (address: string) => PageKey {
  const plain = new Map(staticPaths(routes, '').map((path) => [path, pageKey(routes, path)]));
  return (address) => plain.get(address) ?? pageKey(routes, address);
}

function staticPaths(routes: RouteObject[], parent: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path ? `${parent}/${path}` : parent;
    if (/[:*?]/.test(whole)) return [];
    return children ? staticPaths(children, whole) : [whole || '/'];
  });
}

function pageKey(routes: RouteObject[], asked: string): PageKey {
  const { pathname, searchParams } = new URL(`http://shop${asked}`);
  const isData = pathname.endsWith(DATA);
  const path = isData ? pathname.slice(0, -DATA.length) : pathname;
  const matches = matchRoutes(routes, path === '/_root' ? '/' : path) ?? [];
  const leaf = matches.at(-1);
  const ending = isData ? DATA : '';
  if (!leaf || leaf.route.path === '*') return { address: UNKNOWN + ending, isStatic: false };
  const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
  const spelled = generatePath(pattern, leaf.params);
  const { query = [], isStatic = false } = (leaf.route.handle ?? {}) as PageHandle;
  const read = new URLSearchParams();
  for (const name of query) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  const shown = isData && spelled === '/' ? '/_root' : spelled;
  return { address: shown + ending + (read.size > 0 ? `?${read}` : ''), isStatic };
}
