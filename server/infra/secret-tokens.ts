import { createHash, randomBytes } from 'node:crypto';
import { TRACKING_CHARACTERS, TRACKING_LENGTH } from '../../contract/tracking-number.ts';

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256; only for random secrets and counted e-mails. */
export function fingerprint(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** `NP-` and ten random characters: 50 bits. */
export function newTrackingNumber(): string {
  const signs = Array.from(
    randomBytes(TRACKING_LENGTH),
    (byte) => TRACKING_CHARACTERS[byte % TRACKING_CHARACTERS.length],
  );
  return `NP-${signs.join('')}`;
}
