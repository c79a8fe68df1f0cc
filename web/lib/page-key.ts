import { generatePath, matchRoutes, type RouteObject } from 'react-router';
import { type Locale, localePath, splitLocale } from '../../contract/locale.ts';
import type { PageHandle } from './page-handle.ts';

export interface PageKey {
  /** The path in the route's spelling with the query parameters the page reads, first values in a fixed order. */
  address: string;
  /** True when the page changes with releases only. */
  isStatic: boolean;
}

/** Unknown paths of a layout share one rendering: `/404`, `/admin/404`, `/workshop/404`. */
const UNKNOWN_SEGMENT = '404';

/** React Router's suffix for data requests. */
const DATA_SUFFIX = '.data';

interface FoundPage extends PageHandle {
  /** The path as its route spells it. */
  path: string;
}

/** Pages without path parameters are looked up, because matching costs more than serving a cached page. */
export function pageKeys(routes: RouteObject[], locale: Locale = 'en'): (address: string) => PageKey {
  const plain = new Map(plainPages(routes, ''));
  return (address) => {
    const { pathname, searchParams } = new URL(`http://shop${splitLocale(address).path}`);
    const isData = pathname.endsWith(DATA_SUFFIX);
    const path = isData ? pathname.slice(0, -DATA_SUFFIX.length) : pathname;
    const asked = path === '/_root' ? '/' : path;
    const key = keyOf(plain.get(asked) ?? findPage(routes, asked), searchParams, isData);
    return { ...key, address: localePath(locale, key.address) };
  };
}

function plainPages(routes: RouteObject[], parent: string): [string, FoundPage][] {
  return routes.flatMap(({ path, children, handle }) => {
    const whole = path ? `${parent}/${path}` : parent;
    if (/[:*?]/.test(whole)) return [];
    if (children?.length) return plainPages(children, whole);
    return [[whole || '/', { path: whole || '/', ...(handle as PageHandle | undefined) }]];
  });
}

function findPage(routes: RouteObject[], asked: string): FoundPage | undefined {
  const matches = matchRoutes(routes, asked) ?? [];
  const leaf = matches.at(-1);
  if (!leaf) return undefined;
  const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`;
  if (pattern.endsWith('*')) return { path: generatePath(pattern, { '*': UNKNOWN_SEGMENT }) };
  return { path: generatePath(pattern, leaf.params), ...(leaf.route.handle as PageHandle | undefined) };
}

function keyOf(page: FoundPage | undefined, sent: URLSearchParams, isData: boolean): PageKey {
  const ending = isData ? DATA_SUFFIX : '';
  if (!page) return { address: `/${UNKNOWN_SEGMENT}${ending}`, isStatic: false };
  const { path, query = [], isStatic = false } = page;
  const read = new URLSearchParams();
  for (const name of query) {
    const value = sent.get(name);
    if (value !== null) read.set(name, value);
  }
  const shown = isData && path === '/' ? '/_root' : path;
  return { address: shown + ending + (read.size > 0 ? `?${read}` : ''), isStatic };
}
