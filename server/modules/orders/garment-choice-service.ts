import { fail } from '../../fail.ts';

/**
 * The garment that a call is about: the only one of its order, or the one that is named. Fails with
 * `orders.garment_missing` where none of several is named, and `orders.garment_unknown` for one of another order.
 */
export function chosenGarment<Garment extends { id: number }>(
  garments: readonly Garment[],
  id: number | undefined,
): Garment {
  if (id !== undefined)
    return garments.find((garment) => garment.id === id) ?? fail('orders.garment_unknown');
  const [only, ...others] = garments;
  return only && others.length === 0 ? only : fail('orders.garment_missing');
}
