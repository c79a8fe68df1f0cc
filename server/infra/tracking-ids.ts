import { randomBytes } from 'node:crypto';
import { TRACKING_LENGTH, TRACKING_SIGNS } from '../../contract/tracking-number.ts';

/** `NP-` and ten random characters: 50 bits. */
export function newTrackingId(): string {
  const signs = Array.from(
    randomBytes(TRACKING_LENGTH),
    (byte) => TRACKING_SIGNS[byte % TRACKING_SIGNS.length],
  );
  return `NP-${signs.join('')}`;
}
