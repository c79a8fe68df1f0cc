import { splitLocale } from '../../contract/locale.ts';

/** Any base resolves a path. */
const HERE = 'http://here';

/** The path in `?next=`, without its language, which the router adds; `fallback` for any address outside this site. */
export function safeNext(next: string | null, fallback = '/'): string {
  if (!next?.startsWith('/')) return fallback;
  try {
    const url = new URL(next, HERE);
    const { path } = splitLocale(url.pathname);
    if (url.origin !== HERE || path.startsWith('//')) return fallback;
    return path + url.search + url.hash;
  } catch {
    return fallback;
  }
}

export function withNext(path: string, next: string | null | undefined): string {
  const safe = safeNext(next ?? null, '');
  if (!safe) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(safe)}`;
}
