/** The API's addresses: an unknown one gets JSON, not a page. /api/docs is a page. */
const API =
  /^\/(?!api\/docs\/?(?:\?|$))(?:api|auth|user_module|tailor_module|contact|live_chat|files|ws|healthz|readyz)(?:\/|\?|$)/;

/** The build's files. */
const FILES = /^\/(?:assets|art)\//;

export function isApiAddress(address: string): boolean {
  return API.test(address);
}

export function isFileAddress(address: string): boolean {
  return FILES.test(address);
}

/**
 * The path and query that a request asks a page by; undefined when it names none. A request may also spell its whole
 * address, as it does to a proxy (RFC 9112 §3.2.2): our own name is not its business.
 */
export function pageAddress(target: string): string | undefined {
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && !target.startsWith('/')) return undefined;
  const url = URL.parse(isWhole ? target : `http://shop${target}`);
  return url ? url.pathname + url.search : undefined;
}

/** Line ends: no route matches a path with one in it, not even that of the 404 page. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * A request's address with a path that can be decoded into one line: where an escape is broken (`/100%`) or ends a line
 * (`/%0d`), its percent signs are escaped. Such a path names nothing and gets the 404 page.
 */
export function decodable(target: string): string {
  if (!target.includes('%')) return target;
  const [path = ''] = target.split('?', 1);
  try {
    if (!LINE_END.test(decodeURI(path))) return target;
  } catch {
    // A broken escape.
  }
  return path.replaceAll('%', '%25') + target.slice(path.length);
}
