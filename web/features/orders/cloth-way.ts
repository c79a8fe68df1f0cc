import type { Garment } from '../../../contract/order-garments.ts';

/** Whether there is more to say of the cloth of a garment than the pickup of its order does (orders-155). */
export function hasClothOfItsOwn({
  cloth_source: source,
  cloth_unsent: unsent,
}: Pick<Garment, 'cloth_source' | 'cloth_unsent'>): boolean {
  return source === 'SHELF' || source === 'POSTED' || unsent !== null;
}
