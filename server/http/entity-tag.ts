/** Weak comparison (RFC 9110 §13.1.2): compressing proxies weaken the tag. */
export function includesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
