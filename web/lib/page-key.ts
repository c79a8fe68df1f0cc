import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-handle.ts';

/** What one rendering of a page is good for. */
export interface PageKey {
  /** The path as its route spells it, and of the query what the page reads: the first value of each, in one order. */
  address: string;
  /** Whether the page is the same until the next release. */
  isLasting: boolean;
}

/** A path that no page has: all of them look the same. */
const UNKNOWN = '/404';

/** What the browser asks for the data of a page by, appended to its path. */
const DATA = '.data';

/**
 * Tells which page an address leads to, without what cannot change it. To match an address costs as much as to serve a
 * kept page, so pages without parameters are matched once.
 */
export function pageKeys(routes: RouteObject[]): (address: string) => PageKey {
  const plain = new Map(fixedPaths(routes, '').map((path) => [path, pageKey(routes, path)]));
  return (address) => plain.get(address) ?? pageKey(routes, address);
}

/** The paths of all pages whose path has no parameter. */
function fixedPaths(routes: RouteObject[], parent: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = path ? `${parent}/${path}` : parent;
    if (/[:*?]/.test(whole)) return [];
    return children ? fixedPaths(children, whole) : [whole || '/'];
  });
}

function pageKey(routes: RouteObject[], asked: string): PageKey {
  const { pathname, searchParams } = new URL(`http://shop${asked}`);
  const isData = pathname.endsWith(DATA);
  const path = isData ? pathname.slice(0, -DATA.length) : pathname;
  const matches = matchRoutes(routes, path === '/_root' ? '/' : path) ?? [];
  const leaf = matches.at(-1);
  const ending = isData ? DATA : '';
  if (!leaf || leaf.route.path === '*') return { address: UNKNOWN + ending, isLasting: false };
  const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
  const spelled = generatePath(pattern, leaf.params);
  const { query = [], isLasting = false } = (leaf.route.handle ?? {}) as PageHandle;
  const read = new URLSearchParams();
  for (const name of query) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  const shown = isData && spelled === '/' ? '/_root' : spelled;
  return { address: shown + ending + (read.size > 0 ? `?${read}` : ''), isLasting };
}
