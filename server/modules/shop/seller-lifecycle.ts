import { CULTURE_RETURN_DAYS } from '../../../contract/constants/business-facts.ts';
import type { SellerOrderStatus } from '../../../contract/shop-orders.ts';

interface Step {
  from: SellerOrderStatus;
  to: SellerOrderStatus;
}

/**
 * Steps are taken by the seller and staff; the guest's confirmation or its expiry moves all seller orders of an order
 * together.
 */
// biome-ignore format: a table reads best with one step a line
export const SELLER_STEPS: readonly Step[] = [
  { from: 'PLACED',    to: 'PACKED' },
  { from: 'PACKED',    to: 'SHIPPED' },
  { from: 'SHIPPED',   to: 'DELIVERED' },
  { from: 'PLACED',    to: 'CANCELLED' },
  { from: 'PACKED',    to: 'CANCELLED' },
  { from: 'DELIVERED', to: 'RETURNED' },
];

const DAY = 24 * 3600 * 1000;

/** Returns are accepted for 30 days (shop-13). */
export function mayStep(
  from: SellerOrderStatus,
  to: SellerOrderStatus,
  deliveredAt: Date | null,
  now: Date,
): boolean {
  if (!SELLER_STEPS.some((step) => step.from === from && step.to === to)) return false;
  if (to !== 'RETURNED') return true;
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= CULTURE_RETURN_DAYS * DAY;
}

/** No goods ship unpaid. */
export function needsPayment(to: SellerOrderStatus): boolean {
  return to === 'SHIPPED';
}
