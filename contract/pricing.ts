import { addBusinessDays, addDays, type Day, type DaysOff, nearestBusinessDay } from './dates.ts';
import type { DeliveryType, Handover, PriceBreakdown } from './orders.ts';

/** Per cent added to the stitching. */
export const URGENT_PERCENT = 30;
/** Collecting the cloth, rupees. */
export const COLLECTION_FEE = 200;
/** Bringing the garment, rupees. */
export const DELIVERY_FEE = 250;

export interface OrderChoices {
  delivery_type: DeliveryType;
  pickup: Handover;
  delivery: Handover;
}

/**
 * Whole rupees (orders-10); `stitching` is the tailor's rate for the dress type, or the tailor's average. The form
 * shows this price live, but the server alone decides.
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

export interface Workshop {
  inHouse: boolean;
  /** Business days; the in-house workshop promises calendar days. */
  leadTimeDays: number;
}

/** In-house 7 days, partners their lead time; URGENT half of it. Always a business day (orders-11). */
export function promisedDay(
  placed: Day,
  { inHouse, leadTimeDays }: Workshop,
  deliveryType: DeliveryType,
  daysOff: DaysOff,
): Day {
  const days = deliveryType === 'URGENT' ? Math.ceil(leadTimeDays / 2) : leadTimeDays;
  return inHouse
    ? nearestBusinessDay(addDays(placed, days), daysOff)
    : addBusinessDays(placed, days, daysOff);
}
