import { createHmac, hkdfSync } from 'node:crypto';
import { TRACKING_CHARACTERS } from '../../contract/tracking-number.ts';

const CODE_LENGTH = 6;

/** One parcel and the cash that is collected for it. */
export interface ParcelCash {
  trackingNumber: string;
  /** Of goods, whose sellers send a parcel each. */
  sellerOrderId?: number;
  /** Rupees. */
  amount: number;
}

/** Of a shop that has stored no key yet; stored keys outlive the secret (payments-40). */
export function cashKeyOf(jwtSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, '', 'cash-code', 32));
}

/**
 * The code that stands beside the sum on papers, in the mail and on the tracking page (payments-11); another sum has
 * another code. It is short because it is compared by eye, and no secret.
 */
export function cashCode(key: Buffer, { trackingNumber, sellerOrderId, amount }: ParcelCash): string {
  const sum = createHmac('sha256', key)
    .update([trackingNumber, sellerOrderId ?? '', amount].join(' '))
    .digest();
  return Array.from(
    sum.subarray(0, CODE_LENGTH),
    (byte) => TRACKING_CHARACTERS[byte % TRACKING_CHARACTERS.length],
  ).join('');
}
