import type { Role } from '../../../contract/roles.ts';

/** The seller, staff, and the system for what a gateway or a job brings about (shop-13). */
export function canStepSellerOrder(
  actor: { id: number | null; role: Role | 'system' },
  sellerOrder: { sellerId: number | null },
): boolean {
  if (actor.role === 'support' || actor.role === 'admin' || actor.role === 'system') return true;
  return actor.role === 'brand' && sellerOrder.sellerId === actor.id;
}
