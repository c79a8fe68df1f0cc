import type { Actor } from '../../infra/access-tokens.ts';

/** The seller and staff (shop-13). */
export function canStepSellerOrder(actor: Actor, sellerOrder: { sellerId: number | null }): boolean {
  if (actor.role === 'support' || actor.role === 'admin') return true;
  return actor.role === 'brand' && sellerOrder.sellerId === actor.id;
}
