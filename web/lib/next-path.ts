/** Resolves paths as a browser would; any host serves. */
const HERE = 'http://here';

/**
 * Where to go after signing in or saving, taken from `?next=`. Only a path of this shop counts: an address elsewhere,
 * however disguised, is answered with `fallback`.
 */
export function safeNext(next: string | null, fallback = '/'): string {
  if (!next?.startsWith('/')) return fallback;
  try {
    const url = new URL(next, HERE);
    if (url.origin !== HERE || url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** `path` with `?next=` when there is somewhere to go on to. */
export function withNext(path: string, next: string | null | undefined): string {
  const safe = safeNext(next ?? null, '');
  if (!safe) return path;
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(safe)}`;
}
