/** Passkeys work in browsers that have them, under the name of the shop only. */
export function worksHere(origin: string | null): boolean {
  return origin === window.location.origin && 'PublicKeyCredential' in window;
}
