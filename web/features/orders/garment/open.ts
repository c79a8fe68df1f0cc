import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';

/** Whether the shop may choose dress type and fabric, and sets the price (orders-171). */
export function isOpenGarment(
  { total_bill }: Pick<SingleOrder, 'total_bill'>,
  garment: Pick<Garment, 'dress_type'> | undefined,
): boolean {
  return total_bill === null || garment?.dress_type === null;
}

/** Whether the order is one of /order_placement, whose garments say who wears them. */
export function isOfWizard({ gender }: Pick<SingleOrder, 'gender'>): boolean {
  return gender !== null;
}
