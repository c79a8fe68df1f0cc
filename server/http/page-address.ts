import { LOCALES, splitLocale } from '../../contract/locale.ts';

/** Unknown addresses under these paths get JSON instead of a page; /api/docs is a page. */
const API =
  /^\/(?!api\/docs\/?(?:\?|$))(?:api|auth|user_module|tailor_module|contact|live_chat|files|ws|healthz|readyz)(?:\/|\?|$)/;

/** Pages that exist in English only. */
const ENGLISH = /^\/(?:admin|api\/docs)(?:\/|\?|$)/;

/** Where a page in another language really is, if it exists in English only. */
export function englishAddress(address: string): string | undefined {
  const { locale, path } = splitLocale(address);
  return locale !== LOCALES[0] && ENGLISH.test(path) ? path : undefined;
}

const FILES = /^\/(?:assets|art)\//;

export function isApiAddress(address: string): boolean {
  return API.test(address);
}

export function isFileAddress(address: string): boolean {
  return FILES.test(address);
}

/** Path and query of a request target, which may be absolute (RFC 9112 §3.2.2); undefined without a path. */
export function pageAddress(target: string): string | undefined {
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && !target.startsWith('/')) return undefined;
  const url = URL.parse(isWhole ? target : `http://shop${target}`);
  return url ? url.pathname + url.search : undefined;
}

/** No route matches a path with a line end, not even the 404 route. */
const LINE_END = /[\n\r\u2028\u2029]/;

/** Escapes `%` in undecodable paths (`/100%`, `/%0d`), so that they get the 404 page. */
export function escapeUndecodable(target: string): string {
  if (!target.includes('%')) return target;
  const [path = ''] = target.split('?', 1);
  try {
    if (!LINE_END.test(decodeURI(path))) return target;
  } catch {}
  return path.replaceAll('%', '%25') + target.slice(path.length);
}
