import { addBusinessDays, addDays, type Day } from './dates.ts';
import type { DeliveryType, Handover, PriceBreakdown } from './orders.ts';

/** What URGENT adds to the stitching, in per cent. */
export const URGENT_PERCENT = 30;
/** What the shop asks for collecting the cloth, rupees. */
export const COLLECTION_FEE = 200;
/** What the shop asks for bringing the garment, rupees. */
export const DELIVERY_FEE = 250;

/** What a price and a date depend on beside the tailor. */
export interface OrderChoices {
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
}

/**
 * The price of a single order, whole rupees (orders-10): `stitching` is the tailor's rate for the dress type, or
 * the tailor's average. The form shows it live, the server alone decides.
 */
export function priceOf(
  stitching: number,
  { delivery_type, pickup, delivery }: OrderChoices,
): PriceBreakdown {
  const urgent_surcharge = delivery_type === 'URGENT' ? Math.round((stitching * URGENT_PERCENT) / 100) : 0;
  const collection_fee = pickup === 'BY_SHOP' ? COLLECTION_FEE : 0;
  const delivery_fee = delivery === 'BY_SHOP' ? DELIVERY_FEE : 0;
  const total = stitching + urgent_surcharge + collection_fee + delivery_fee;
  return { stitching, urgent_surcharge, collection_fee, delivery_fee, total };
}

/** Who stitches, as far as the date depends on it. */
export interface Workshop {
  inHouse: boolean;
  /** Business days; the in-house workshop promises calendar days. */
  leadTimeDays: number;
}

/** The day an order placed on `placed` is promised for: in-house 7 days, partners their lead time, URGENT half of it. */
export function promisedDay(
  placed: Day,
  { inHouse, leadTimeDays }: Workshop,
  deliveryType: DeliveryType,
): Day {
  const days = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  return inHouse ? addDays(placed, days) : addBusinessDays(placed, days);
}
