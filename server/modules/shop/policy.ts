import { may } from '../../../contract/permissions.ts';
import type { Role } from '../../../contract/roles.ts';

/** True for the seller, staff, the customer, and the system when a gateway or a job acts (shop-13). */
export function canStepSellerOrder(
  actor: { id: number | null; role: Role | 'system' },
  sellerOrder: { sellerId: number | null; customerId: number | null },
): boolean {
  if (actor.role === 'system') return true;
  if (actor.role === 'customer') return actor.id !== null && actor.id === sellerOrder.customerId;
  return may({ id: actor.id, role: actor.role }, 'seller-orders.step', sellerOrder.sellerId);
}
