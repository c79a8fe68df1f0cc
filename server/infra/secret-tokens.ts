import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256; only for random secrets and counted e-mails. */
export function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
