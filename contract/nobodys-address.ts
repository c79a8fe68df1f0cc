/** Domain of placeholder addresses, which nobody can register (people-4). */
export const NOBODYS_DOMAIN = '@accounts.invalid';

/** True for a placeholder address. */
export function isNobodysAddress(email: string): boolean {
  return email.toLowerCase().endsWith(NOBODYS_DOMAIN);
}

/** Null for a placeholder address (people-16). */
export function realAddress(email: string): string | null {
  return isNobodysAddress(email) ? null : email;
}
