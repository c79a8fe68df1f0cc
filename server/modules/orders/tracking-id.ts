import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that nobody misreads one on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `NP-` and ten characters from a secure random source: 50 bits that nobody guesses. */
export function newTrackingId(): string {
  return `NP-${Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
