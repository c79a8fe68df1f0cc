import type { Actor } from '../../infra/access-tokens.ts';

/** Orders are placed by customers; tailors and staff work on them from the other side. */
export function canPlaceOrders(actor: Actor): boolean {
  return actor.role === 'customer';
}
