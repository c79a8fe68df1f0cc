import type { BUSINESS_TYPES, USER_CONFIRMATIONS } from '../../../contract/constants/orders.ts';
import { garmentOf } from '../../../contract/garments.ts';
import type { SingleOrder } from '../../../contract/orders.ts';

export {
  BILL_STATUS_NAMES,
  CONTACT_STATUS_NAMES,
  STATUS_NAMES,
} from '../../../contract/constants/order-names.ts';

/** See orders-17. */
export const DELIVERY_TYPE_NAMES = { NORMAL: 'Normal', URGENT: 'Urgent' } as const;
export const HANDOVER_NAMES = { BY_OWN: 'By myself', BY_SHOP: 'By the shop' } as const;
export const MEASUREMENT_SOURCE_NAMES = { STORE: 'Saved measurements', UPLOAD: 'Uploaded picture' } as const;
export const COURIER_NAMES = { ECONOMY: 'Economy', EXPRESS: 'Express' } as const;
export const PAYMENT_TYPE_NAMES = { COD: 'Cash on Delivery', ADVANCE: 'Payment in advance' } as const;

export const CONFIRMATION_NAMES: Record<(typeof USER_CONFIRMATIONS)[number], string> = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
};

export const BUSINESS_TYPE_NAMES: Record<(typeof BUSINESS_TYPES)[number], string> = {
  RETAIL: 'Retail',
  WholeSale: 'Wholesale',
  Start_up: 'Start-up',
};

/** Shown where an order of /order_placement leaves something open (orders-8). */
export const TO_BE_AGREED = 'To be agreed';

/** The name of an order's day, which is a wish until there is a price (orders-61). */
export function dayName({ total_bill }: Pick<SingleOrder, 'total_bill'>): string {
  return total_bill === null ? 'You asked for' : 'Expected delivery';
}

type Travelling = Pick<
  SingleOrder,
  'pickup' | 'delivery' | 'payment_type' | 'is_handover_known' | 'item_type'
>;

/** Pickup, delivery and payment of an order, as far as they are known (orders-60). */
export function handoverFacts(order: Travelling) {
  const { is_handover_known: isKnown, pickup, delivery, payment_type } = order;
  const cloth = order.item_type === 'shoes' ? 'No cloth needed' : HANDOVER_NAMES[pickup];
  return [
    ['Pickup', isKnown ? cloth : TO_BE_AGREED],
    ['Delivery', isKnown ? HANDOVER_NAMES[delivery] : TO_BE_AGREED],
    ['Payment type', isKnown ? PAYMENT_TYPE_NAMES[payment_type] : TO_BE_AGREED],
  ] as const;
}

/** True if an order waits for its measurement picture (orders-8). */
export function isPictureWanted(
  order: Pick<SingleOrder, 'question' | 'measurement_source' | 'measurement_picture' | 'status'>,
): boolean {
  if (order.status !== 'PLACED' || order.question === null) return false;
  return order.measurement_source === 'UPLOAD' && order.measurement_picture === null;
}

type Item = Pick<SingleOrder, 'item_type' | 'dress_type'> & Partial<Pick<SingleOrder, 'shoe_size'>>;

/** The dress type, or the item chosen at /order_placement. */
export function itemName({ item_type, dress_type, shoe_size }: Item): string {
  if (dress_type !== null) return dressName(dress_type);
  if (item_type !== 'shoes') return 'Dress';
  return shoe_size == null ? 'Shoes' : `Shoes, number ${shoe_size}`;
}

/** Shoes have neither dress type nor fabric. */
export function itemFacts(order: Item & Pick<SingleOrder, 'fabric_type'>) {
  if (order.item_type === 'shoes') return [['Item', itemName(order)]] as const;
  return [
    ['Dress type', itemName(order)],
    ['Fabric type', order.fabric_type ?? TO_BE_AGREED],
  ] as const;
}

export function measurementName({
  measurement_source: source,
  is_partly_estimated,
}: Pick<SingleOrder, 'measurement_source' | 'is_partly_estimated'>): string {
  const name = source ? MEASUREMENT_SOURCE_NAMES[source] : 'Not needed';
  return is_partly_estimated ? `${name}, partly estimated` : name;
}

/** Falls back to the code. */
function dressName(code: string): string {
  return garmentOf(code)?.label ?? code.replaceAll('_', ' ');
}
