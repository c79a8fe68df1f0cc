import type { PayoutState } from '../../../../contract/constants/payouts.ts';

export const STATE_NAMES: Record<PayoutState, string> = {
  OPEN: 'To be approved',
  APPROVED: 'Approved',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};

export const STATE_TONES = {
  OPEN: 'saffron',
  APPROVED: 'brand',
  PAID: 'leaf',
  CANCELLED: 'madder',
} as const satisfies Record<PayoutState, string>;

/** The page of a seller where the earnings are. */
export function sellerPath({ kind, id }: { kind: 'tailor' | 'brand'; id: number }): string {
  return kind === 'tailor' ? `/admin/tailors/${id}?part=earnings` : `/admin/brands/${id}#earnings`;
}
