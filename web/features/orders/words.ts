import {
  basicWords,
  fitMemoryWords,
  measureLinkWords,
  orderNameWords,
  ordersWords,
  sampleWords,
  shelfClothWords,
} from '#words';
import type { BUSINESS_TYPES, USER_CONFIRMATIONS } from '../../../contract/constants/orders.ts';
import { fabricName, garmentName } from '../../../contract/garment-names.ts';
import type { ClothSource, Garment } from '../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../contract/orders.ts';

export {
  CONTACT_STATUS_NAMES,
  STATUS_NAMES,
} from '../../../contract/constants/order-names.ts';

/** See orders-17. */
export const DELIVERY_TYPE_NAMES = orderNameWords.deliveryTypeNames;
export const HANDOVER_NAMES = orderNameWords.handoverNames;
export const MEASUREMENT_SOURCE_NAMES = orderNameWords.measurementSourceNames;
export const COURIER_NAMES = orderNameWords.courierNames;
export const PAYMENT_TYPE_NAMES = orderNameWords.paymentTypeNames;

export const CONFIRMATION_NAMES: Record<(typeof USER_CONFIRMATIONS)[number], string> =
  orderNameWords.confirmationNames;

export const BUSINESS_TYPE_NAMES: Record<(typeof BUSINESS_TYPES)[number], string> =
  orderNameWords.businessTypeNames;

/** Shown where an order of /order_placement leaves something open (orders-8). */
export const TO_BE_AGREED = ordersWords.toBeAgreed;

/** The name of an order's day, which is a wish until there is a price (orders-61). */
export function dayName({ total_bill }: Pick<SingleOrder, 'total_bill'>): string {
  return total_bill === null ? ordersWords.youAskedFor : ordersWords.expectedDelivery;
}

type Travelling = Pick<
  SingleOrder,
  'pickup' | 'delivery' | 'payment_type' | 'is_handover_known' | 'item_type'
>;

/** Lists leave out where the cloth comes from. */
type ClothWay = Partial<Pick<Garment, 'cloth_source' | 'progress'>>;

function wayInWords(way: ClothSource, pickup: Travelling['pickup']): string {
  return way === 'SHELF' || way === 'POSTED' ? shelfClothWords.sources[way] : HANDOVER_NAMES[pickup];
}

/** Pickup, delivery and payment of an order, as far as they are known (orders-60). */
export function handoverFacts(order: Travelling & { garments?: readonly ClothWay[] }) {
  const { is_handover_known: isKnown, pickup, delivery, payment_type } = order;
  const ways = (order.garments ?? []).flatMap(({ cloth_source: way, progress }) =>
    way && progress !== 'CANCELLED' ? [wayInWords(way, pickup)] : [],
  );
  const way = [...new Set(ways)].join(basicWords.listSeparator) || HANDOVER_NAMES[pickup];
  const cloth = order.item_type === 'shoes' ? ordersWords.noClothNeeded : way;
  return [
    [ordersWords.pickup, isKnown ? cloth : TO_BE_AGREED],
    [basicWords.delivery, isKnown ? HANDOVER_NAMES[delivery] : TO_BE_AGREED],
    [ordersWords.paymentType, isKnown ? PAYMENT_TYPE_NAMES[payment_type] : TO_BE_AGREED],
  ] as const;
}

/** True if an order waits for its measurement picture (orders-8). */
export function isPictureWanted(
  order: Pick<
    SingleOrder,
    'question' | 'measurement_source' | 'measurement_picture' | 'measurement_from' | 'status'
  >,
): boolean {
  if (order.status !== 'PLACED' || order.question === null || order.measurement_from) return false;
  return order.measurement_source === 'UPLOAD' && order.measurement_picture === null;
}

type Asked = NonNullable<Garment['measurement_from']>;
export type AskedGarment = Garment & { measurement_from: Asked };

/** The garments of a placed order for which somebody was asked for the measures by a link (orders-130). */
export function garmentsAsked({
  status,
  garments,
}: Pick<SingleOrder, 'status' | 'garments'>): AskedGarment[] {
  if (status !== 'PLACED') return [];
  return garments.filter((garment): garment is AskedGarment => Boolean(garment.measurement_from));
}

/** Those that still wait. */
export function garmentsAwaited(order: Pick<SingleOrder, 'status' | 'garments'>): AskedGarment[] {
  return garmentsAsked(order).filter(({ measurement_from: { given } }) => !given);
}

type Item = Pick<SingleOrder, 'item_type' | 'dress_type'> & Partial<Pick<SingleOrder, 'shoe_size'>>;

/** The dress type, or the item chosen at /order_placement. */
export function itemName({ item_type, dress_type, shoe_size }: Item): string {
  if (dress_type !== null) return dressName(dress_type);
  if (item_type !== 'shoes') return ordersWords.dress;
  return shoe_size == null ? ordersWords.shoes : ordersWords.shoesNumber({ shoeSize: shoe_size });
}

/** A name with the number of further garments. */
export function withOthers(name: string, others: number): string {
  return others > 0 ? ordersWords.andMore({ name, others }) : name;
}

/** Shoes have neither dress type nor fabric. */
export function itemFacts(order: Item & Pick<SingleOrder, 'fabric_type'>) {
  if (order.item_type === 'shoes') return [[ordersWords.item, itemName(order)]] as const;
  return [
    [ordersWords.dressType, itemName(order)],
    [ordersWords.fabricType, order.fabric_type === null ? TO_BE_AGREED : fabricName(order.fabric_type)],
  ] as const;
}

/** The row of a length that the measures leave open; none otherwise (orders-75). */
export function lengthFacts({ length_choice: choice }: Pick<SingleOrder, 'length_choice'>) {
  return choice ? ([[fitMemoryWords.lengthOfTheKameez, fitMemoryWords.lengthChoices[choice]]] as const) : [];
}

/** `label`: of the saved measurements, if they are known. */
export function measurementName(
  {
    measurement_source: source,
    is_partly_estimated,
    measurement_from: asked,
    measurement_sample: sample,
  }: Pick<SingleOrder, 'measurement_source' | 'is_partly_estimated' | 'measurement_from'> &
    Partial<Pick<SingleOrder, 'measurement_sample'>>,
  label?: string | null,
): string {
  if (sample && source === 'SAMPLE') return sampleWords.ofPerson(sample);
  if (asked && !asked.given) return measureLinkWords.waitingFor(asked);
  if (asked) label = measureLinkWords.givenBy(asked);
  const name = label || (source ? MEASUREMENT_SOURCE_NAMES[source] : ordersWords.measuresNotNeeded);
  return is_partly_estimated ? ordersWords.partlyEstimated({ name }) : name;
}

/** Falls back to the code. */
function dressName(code: string): string {
  return garmentName(code) ?? code.replaceAll('_', ' ');
}
