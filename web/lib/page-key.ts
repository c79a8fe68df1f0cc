import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** What identifies a rendering of a page. */
export interface PageKey {
  /** The path as its route spells it, with the query parameters that the page reads: the first value of each, in a fixed order. */
  address: string;
  /** Whether the page is the same until the next release. */
  isStatic: boolean;
}

/** Stands for every path without a page: they all look the same. */
const UNKNOWN = '/404';

/** The suffix by which the browser asks for the data of a page. */
const DATA = '.data';

/**
 * Returns the function that finds the key of an address. Matching an address costs as much as serving a cached page, so
 * pages without path parameters are matched once.
 */
export function pageKeys(routes: RouteObject[]): (address: string) => PageKey {
  const plain = new Map(staticPaths(routes, '').map((path) => [path, pageKey(routes, path)]));
  return (address) => plain.get(address) ?? pageKey(routes, address);
}

/** The paths of all pages without path parameters. */
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
