/** Ends the addresses of accounts without one; none can be taken (people-4). */
export const NOBODYS_DOMAIN = '@accounts.invalid';

/** Nobody reads mail there. */
export function isNobodysAddress(email: string): boolean {
  return email.toLowerCase().endsWith(NOBODYS_DOMAIN);
}

/** Null where nobody reads mail (people-16). */
export function realAddress(email: string): string | null {
  return isNobodysAddress(email) ? null : email;
}
