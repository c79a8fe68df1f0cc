import { randomBytes } from 'node:crypto';
import { TRACKING_CHARACTERS, TRACKING_LENGTH } from '../../contract/tracking-number.ts';

/** `NP-` and ten random characters: 50 bits. */
export function newTrackingId(): string {
  const signs = Array.from(
    randomBytes(TRACKING_LENGTH),
    (byte) => TRACKING_CHARACTERS[byte % TRACKING_CHARACTERS.length],
  );
  return `NP-${signs.join('')}`;
}
