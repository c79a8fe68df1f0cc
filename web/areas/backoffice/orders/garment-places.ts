import { stitched } from '../../../../contract/garment-progress.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { itemName } from '../../../features/orders/words.ts';

type Order = Extract<StaffOrderPage['order'], { kind: 'single' }>;
export type OrderGarment = Order['garments'][number];

export interface NamedGarment {
  id: number;
  name: string;
}

/** The garments of an order of several, those that were cancelled last; none of another. */
export function severalGarments({ garments }: Pick<Order, 'garments'>): OrderGarment[] {
  return garments?.length > 1 ? garments : [];
}

/** `2 of 3: Kurta` */
export function placeOf(garments: readonly OrderGarment[], index: number): string {
  const garment = garments[index];
  const name = garment ? `: ${itemName(garment)}` : '';
  if (garment?.progress === 'CANCELLED') return `cancelled${name}`;
  return `${index + 1} of ${stitched(garments).length}${name}`;
}

/** Undefined for a garment that is none of these. */
export function placeOfId(garments: readonly OrderGarment[], id: number | null): string | undefined {
  const index = garments.findIndex((garment) => garment.id === id);
  return index < 0 ? undefined : placeOf(garments, index);
}
