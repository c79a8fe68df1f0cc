import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, fit for an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret or of an e-mail that was tried: nobody gets from here back to a random one. */
export function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
