import type { Actor } from '../../infra/access-tokens.ts';

export function canPlaceOrders(actor: Actor): boolean {
  return actor.role === 'customer';
}
