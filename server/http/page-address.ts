/** What advertisers and mailings add to an address to see who came by it. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igshid|mc_[ce]id)$/;

/**
 * The path and query that a request asks a page by, without what changes no page; undefined when it names none. A
 * request may also spell its whole address, as it does to a proxy (RFC 9112 §3.2.2): our own name is not its business.
 */
export function pageAddress(target: string): string | undefined {
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && !target.startsWith('/')) return undefined;
  const url = URL.parse(isWhole ? target : `http://shop${target}`);
  if (!url) return undefined;
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of names) url.searchParams.delete(name);
  return url.pathname + url.search;
}
