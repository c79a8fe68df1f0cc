import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { itemName } from '../../../features/orders/words.ts';

type Order = Extract<StaffOrderPage['order'], { kind: 'single' }>;
export type OrderGarment = Order['garments'][number];

/** The garments of an order of several; none of another. */
export function severalGarments({ garments }: Pick<Order, 'garments'>): OrderGarment[] {
  return garments?.length > 1 ? garments : [];
}

/** `2 of 3: Kurta` */
export function placeOf(garments: readonly OrderGarment[], index: number): string {
  const garment = garments[index];
  return `${index + 1} of ${garments.length}${garment ? `: ${itemName(garment)}` : ''}`;
}

/** Undefined for a garment that is none of these. */
export function placeOfId(garments: readonly OrderGarment[], id: number | null): string | undefined {
  const index = garments.findIndex((garment) => garment.id === id);
  return index < 0 ? undefined : placeOf(garments, index);
}
