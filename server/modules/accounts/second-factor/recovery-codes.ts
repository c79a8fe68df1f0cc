const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const RECOVERY_CODES = 10;

/** 80 random bits per code. */
export const RECOVERY_CODE_BYTES = 10;

/** `ABCD-EFGH-JKMN-PQRS` in Crockford base32, from ten random bytes. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** Ignores case, spaces and dashes, and replaces letters that look like digits. */
export function normalisedCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}
