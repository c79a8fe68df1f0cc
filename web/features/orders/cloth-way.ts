import type { Garment } from '../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../contract/orders.ts';

/** Whether there is more to say of the cloth of a garment than the pickup of its order does (orders-155). */
export function hasClothOfItsOwn({
  cloth_source: source,
  cloth_unsent: unsent,
}: Pick<Garment, 'cloth_source' | 'cloth_unsent'>): boolean {
  return source === 'SHELF' || source === 'POSTED' || unsent !== null;
}

/** Whether the shop's own rider collects the cloth, and a garment that comes back for an alteration (orders-240). */
export function isCollectedByRider({ pickup, country }: Pick<SingleOrder, 'pickup' | 'country'>): boolean {
  return pickup === 'BY_SHOP' && country === 'PK';
}
