/** True if the browser supports passkeys and the page has the shop's own origin. */
export function worksHere(origin: string | null): boolean {
  return origin === window.location.origin && 'PublicKeyCredential' in window;
}
